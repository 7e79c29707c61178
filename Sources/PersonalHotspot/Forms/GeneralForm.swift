import FormCore
import FormGtk

/// Returns the page with the settings of the program itself.
func generalForm(turnedBy hotspot: HotspotSwitch?) -> Form<Hotspot> {
    sections {
        section {
            controlCell(title: "QR Code on Overview", control: uiSwitch(keyPath: \.showsCode))
                .help("Whoever sees the code can join. Without it a row shows the code.")
        }
        section {
            customCell(title: "Changed Settings") { cell, _ in
                cell.accessory = .disclosure
                cell.onSelect = { hotspot?.driver?.session.openChangedSettings() }
                return { _ in }
            }
            .visible { _ in hotspot != nil }
        }
    }
}
