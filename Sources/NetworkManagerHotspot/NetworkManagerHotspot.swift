import CGio
import HotspotService
