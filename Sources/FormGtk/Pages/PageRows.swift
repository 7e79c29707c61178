import FormCore

/// The rows of a page in reading order, which are asked for one by one: there may be very many.
@MainActor
struct PageRows {
    let sections: [Section]

    /// Where a row is on a page.
    private struct Place {
        var section: Int
        var row: Int
    }

    /// Whether a row stands on the page.
    func contains(_ cell: FormCell) -> Bool { place(of: cell) != nil }

    /// The rows behind one, the nearest first; all where there is none.
    func after(_ cell: FormCell?) -> some Sequence<FormCell> {
        var place = cell.flatMap(place(of:)) ?? Place(section: 0, row: -1)
        return AnyIterator {
            place.row += 1
            while place.section < sections.count {
                let cells = sections[place.section].cells
                if place.row < cells.count { return cells[place.row] }
                place = Place(section: place.section + 1, row: 0)
            }
            return nil
        }
    }

    /// The rows before one, the nearest first; none where there is none.
    func before(_ cell: FormCell?) -> some Sequence<FormCell> {
        before(cell.flatMap(place(of:)) ?? Place(section: 0, row: 0))
    }

    /// All rows, the last first.
    var fromEnd: some Sequence<FormCell> { before(Place(section: sections.count, row: 0)) }

    private func before(_ end: Place) -> some Sequence<FormCell> {
        var place = end
        return AnyIterator {
            place.row -= 1
            while place.row < 0 {
                place.section -= 1
                guard place.section >= 0 else { return nil }
                place.row = sections[place.section].cells.count - 1
            }
            return sections[place.section].cells[place.row]
        }
    }

    private func place(of cell: FormCell) -> Place? {
        for (number, section) in sections.enumerated() {
            if let row = section.cells.firstIndex(of: cell) { return Place(section: number, row: row) }
        }
        return nil
    }
}
