import FormCore

/// The state of a form to be searched.
package struct SearchedPages: Equatable, Sendable {
    var isOn = false
    var isExpert = false
    var text = "Text"

    package init() {}

    /// Pages of nine rows, one of which is hidden, and a row for each page.
    package static func form(rows: Int) -> Form<Self> {
        let pages = (0..<rows / 10).map { page in
            let cells = (0..<9).map { row in
                controlCell(title: "Row \(page) \(row)", control: uiSwitch(keyPath: \Self.isOn))
                    .help("Explains what the row number \(row) of the page does.")
            }
            let footer = "Of the page \(page)."
            let shown = section(Array(cells.dropLast()), header: "Network", footer: { _ in footer })
            let hidden = section(isVisible: \.isExpert) { cells[8].keywords("hidden") }
            return detailTextCell(
                title: page.isMultiple(of: 2) ? "Page \(page)" : "Größe \(page)", keyPath: \Self.text,
                form: sections {
                    shown
                    hidden
                })
        }
        let expert = controlCell(title: "Expert", control: uiSwitch(keyPath: \Self.isExpert))
        return sections {
            section { expert }
            section(pages)
        }
    }
}
