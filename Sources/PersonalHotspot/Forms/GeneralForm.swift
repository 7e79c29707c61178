import FormCore
import FormGtk

/// Returns the page with the settings of the program itself.
func generalForm(turnedBy hotspot: HotspotSwitch?) -> Form<Hotspot> {
    sections {
        section {
            controlCell(title: "QR Code Beside Password", control: uiSwitch(keyPath: \.showsCode))
                .help("In a wide window. Anyone who sees your screen can join. When off, open the code from its row.")
                .formerly("General/QR Code on Overview")
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
