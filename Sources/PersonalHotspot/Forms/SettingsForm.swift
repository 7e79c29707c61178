import FormCore
import FormGtk

/// The first page, of which nothing on the machine hears.
public let settingsForm = makeSettingsForm(turnedBy: nil)

/// The first page.
///
/// - Parameter hotspot: Has the machine do what the person wants.
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
