import FormCore
import HotspotService

/// The page that lists the devices that have joined.
let devicesForm: Form<Hotspot> = sections {
    section {
        list("Devices", of: \.devices, id: \.id) {
            textCell(title: "Device", text: \.address).title { $0.title }
        }
        .whenEmpty("No devices have joined.")
    }
}
