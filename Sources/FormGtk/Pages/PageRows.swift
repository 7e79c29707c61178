import FormCore

/// The rows of a page in reading order. They are returned as lazy sequences, because a page may have very many rows.
///
/// If ``hasHeadings`` is true, a section's heading with buttons is included before the section's rows.
@MainActor
struct PageRows {
    let sections: [Section]
    /// True if a heading with buttons counts as a row, represented by its first usable button.
    var hasHeadings = false

    /// The position of a row on a page. A section's heading has the row number -1.
    private struct Position {
        var section: Int
        var row: Int
    }

    /// Returns true if the row or header button is on the page.
    func contains(_ cell: FormCell) -> Bool { position(of: cell) != nil }

    /// Returns the rows after a row, the nearest first. If the row is `nil` or not on the page, returns all rows.
    func after(_ cell: FormCell?) -> some Sequence<FormCell> {
        var position = cell.flatMap(position(of:)) ?? Position(section: 0, row: Self.heading - 1)
        return AnyIterator {
            position.row += 1
            while position.section < sections.count {
                if position.row == Self.heading, let button = headingButton(of: position.section) { return button }
                position.row = max(position.row, 0)
                let cells = sections[position.section].cells
                if position.row < cells.count { return cells[position.row] }
                position = Position(section: position.section + 1, row: Self.heading)
            }
            return nil
        }
    }

    /// Returns the rows before a row, the nearest first. If the row is `nil` or not on the page, returns no rows.
    func before(_ cell: FormCell?) -> some Sequence<FormCell> {
        before(cell.flatMap(position(of:)) ?? Position(section: 0, row: Self.heading))
    }

    /// All rows in reverse order.
    var fromEnd: some Sequence<FormCell> { before(Position(section: sections.count, row: 0)) }

    private func before(_ end: Position) -> some Sequence<FormCell> {
        var position = end
        return AnyIterator {
            position.row -= 1
            while position.row < 0 {
                if position.row == Self.heading, let button = headingButton(of: position.section) { return button }
                position.section -= 1
                guard position.section >= 0 else { return nil }
                position.row = sections[position.section].cells.count - 1
            }
            return sections[position.section].cells[position.row]
        }
    }

    /// The row number of a section's heading.
    private static let heading = -1

    private func headingButton(of section: Int) -> FormCell? {
        guard hasHeadings, sections.indices.contains(section) else { return nil }
        return sections[section].headerButtons.first(where: \.isUsable)
    }

    private func position(of cell: FormCell) -> Position? {
        for (number, section) in sections.enumerated() {
            if let row = section.cells.firstIndex(of: cell) { return Position(section: number, row: row) }
            if section.headerButtons.contains(where: { $0 === cell }) {
                return Position(section: number, row: Self.heading)
            }
        }
        return nil
    }
}
