import FormCore
import FormGtk

/// The application's first page, not connected to a service.
public let settingsForm = makeSettingsForm(turnedBy: nil)

/// Returns the application's first page.
///
/// - Parameter hotspot: Controls the machine's hotspot. With `nil`, the page is not connected to a service.
public func makeSettingsForm(turnedBy hotspot: HotspotSwitch?) -> Form<Settings> {
    sections {
        section(footer: { $0.hotspot.status == .on ? nil : $0.hotspot.statusText.map(translated) }) {
            detailTextCell(
                title: "Personal Hotspot",
                keyPath: { translated($0.hotspot.shortText) },
                form: bind(form: hotspotForm(turnedBy: hotspot), to: \.hotspot))
        }
    }
}
