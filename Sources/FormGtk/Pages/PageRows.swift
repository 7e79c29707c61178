import FormCore

/// The rows of a page in reading order, which are asked for one by one: there may be very many.
///
/// The buttons in a section's heading stand before its rows.
@MainActor
struct PageRows {
    let sections: [Section]
    /// Whether a heading with buttons is one of the rows; it is its first button that can be used.
    var hasHeadings = false

    /// Where a row is on a page; a section's heading is before its row 0.
    private struct Place {
        var section: Int
        var row: Int
    }

    /// Whether a row stands on the page.
    func contains(_ cell: FormCell) -> Bool { place(of: cell) != nil }

    /// The rows behind one, the nearest first; all where there is none.
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

    /// The rows before one, the nearest first; none where there is none.
    func before(_ cell: FormCell?) -> some Sequence<FormCell> {
        before(cell.flatMap(place(of:)) ?? Place(section: 0, row: Self.heading))
    }

    /// All rows, the last first.
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

    /// The place of a section's heading.
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
