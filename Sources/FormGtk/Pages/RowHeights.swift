import FormCore

/// Records the heights of rows, to estimate the heights of rows without widgets.
///
/// Rows of the same kind have the same height unless their text wraps. The height of one of them is the estimate for all
/// others, for as long as any row on the page has that height: if text or window get another size, all rows get another
/// height. The kind of an item's row isn't known before the row exists; such rows are a kind of their own.
struct RowHeights {
    /// The estimates. That of `nil` is for kinds of which no row has been measured.
    private var heights: [ExpectedShape?: Double] = [nil: 51]
    /// The height of a heading between rows.
    var headingHeight = 42.0

    /// Records the heights of all rows that have widgets.
    ///
    /// - Returns: True if estimates change.
    @MainActor
    mutating func learn(_ rows: [(cell: FormCell, height: Double)]) -> Bool {
        var right: Set<ExpectedShape?> = []
        var wrong: [ExpectedShape?: Double] = [:]
        func compare(_ height: Double, with kind: ExpectedShape?) {
            if heights[kind] == height { right.insert(kind) } else { wrong[kind] = height }
        }
        for (cell, height) in rows {
            compare(height, with: nil)
            compare(height, with: .known(cell.shape))
            if cell.isOfItem { compare(height, with: .unknown) }
        }
        for kind in right { wrong[kind] = nil }
        heights.merge(wrong) { $1 }
        return !wrong.isEmpty
    }

    /// Estimates the total height of rows and of the headings between them.
    func guess(_ rows: Range<Int>, of kinds: RowKinds, headings: Int = 0) -> Int32 {
        var height = Double(headings) * headingHeight
        kinds.forEachRun(in: rows) { kind, count in
            if kind != .hidden { height += Double(count) * (heights[kind] ?? heights[nil] ?? 0) }
        }
        return Int32(min(height, 1e9).rounded())
    }
}
