import FormCore
import FormGtk

/// The first page.
public let settingsForm: Form<Settings> = sections {
    section {
        detailTextCell(
            title: "Personal Hotspot",
            keyPath: { translated($0.hotspotText) },
            form: bind(form: hotspotForm, to: \.hotspot))
    }
}
