import FormCore
import FormGtk

/// The first page, of which nothing on the machine hears.
public let settingsForm = makeSettingsForm(turnedBy: nil)

/// The first page.
///
/// - Parameter hotspot: Turns the hotspot on and off as the person wants.
public func makeSettingsForm(turnedBy hotspot: HotspotSwitch?) -> Form<Settings> {
    sections {
        section {
            detailTextCell(
                title: "Personal Hotspot",
                keyPath: { translated($0.hotspotText) },
                form: bind(form: hotspotForm(turnedBy: hotspot), to: \.hotspot))
        }
    }
}
