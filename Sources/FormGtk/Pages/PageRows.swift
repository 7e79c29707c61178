import FormCore

/// The rows of a page in reading order. The sequences are lazy, because there may be very many rows.
///
/// The buttons in a section's heading come before its rows.
@MainActor
struct PageRows {
    let sections: [Section]
    /// True if a heading with buttons counts as a row, represented by its first usable button.
    var hasHeadings = false

    /// The position of a row on a page; a section's heading comes before row 0.
    private struct Place {
        var section: Int
        var row: Int
    }

    /// True if the row is on the page.
    func contains(_ cell: FormCell) -> Bool { place(of: cell) != nil }

    /// Returns the rows after a row, the nearest first; all rows if it is `nil` or not on the page.
    func after(_ cell: FormCell?) -> some Sequence<FormCell> {
        var place = cell.flatMap(place(of:)) ?? Place(section: 0, row: Self.heading - 1)
        return AnyIterator {
            place.row += 1
            while place.section < sections.count {
                if place.row == Self.heading, let button = headingButton(of: place.section) { return button }
                place.row = max(place.row, 0)
                let cells = sections[place.section].cells
                if place.row < cells.count { return cells[place.row] }
                place = Place(section: place.section + 1, row: Self.heading)
            }
            return nil
        }
    }

    /// Returns the rows before a row, the nearest first; none if it is `nil` or not on the page.
    func before(_ cell: FormCell?) -> some Sequence<FormCell> {
        before(cell.flatMap(place(of:)) ?? Place(section: 0, row: Self.heading))
    }

    /// All rows in reverse order.
    var fromEnd: some Sequence<FormCell> { before(Place(section: sections.count, row: 0)) }

    private func before(_ end: Place) -> some Sequence<FormCell> {
        var place = end
        return AnyIterator {
            place.row -= 1
            while place.row < 0 {
                if place.row == Self.heading, let button = headingButton(of: place.section) { return button }
                place.section -= 1
                guard place.section >= 0 else { return nil }
                place.row = sections[place.section].cells.count - 1
            }
            return sections[place.section].cells[place.row]
        }
    }

    /// The row number that stands for a section's heading.
    private static let heading = -1

    private func headingButton(of section: Int) -> FormCell? {
        guard hasHeadings, sections.indices.contains(section) else { return nil }
        return sections[section].headerButtons.first(where: \.isUsable)
    }

    private func place(of cell: FormCell) -> Place? {
        for (number, section) in sections.enumerated() {
            if let row = section.cells.firstIndex(of: cell) { return Place(section: number, row: row) }
            if section.headerButtons.contains(where: { $0 === cell }) {
                return Place(section: number, row: Self.heading)
            }
        }
        return nil
    }
}
