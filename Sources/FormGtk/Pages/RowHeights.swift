import FormCore

/// Records the heights of rows, to estimate the heights of rows without widgets.
///
/// Rows of the same kind have the same height unless their text wraps. Once one row of a kind has been measured, its
/// height is the estimate for all others of that kind. The kind of an item's row isn't known before the row exists; its
/// estimate is the height of the last such row that was measured.
struct RowHeights {
    private var heights: [RowShape: Double] = [:]
    private var heightOfItem: Double?
    private var rowHeight = 51.0
    /// The height of a heading between rows.
    var headingHeight = 42.0

    /// Records the height of a row.
    ///
    /// - Returns: True if estimates change because this is the first measured row of its kind, or the first measured
    ///   row of an item.
    @MainActor
    mutating func learn(_ height: Double, of cell: FormCell) -> Bool {
        if heights.isEmpty { rowHeight = height }
        let isNew = heights.updateValue(height, forKey: cell.shape) == nil || cell.isOfItem && heightOfItem == nil
        if cell.isOfItem { heightOfItem = height }
        return isNew
    }

    /// Estimates the total height of rows and of the headings between them.
    func guess(_ rows: Range<Int>, of kinds: RowKinds, headings: Int = 0) -> Int32 {
        var height = Double(headings) * headingHeight
        kinds.forEachRun(in: rows) { kind, count in
            switch kind {
            case .hidden: break
            case .unknown: height += Double(count) * (heightOfItem ?? rowHeight)
            case .known(let kind): height += Double(count) * (heights[kind] ?? rowHeight)
            }
        }
        return Int32(min(height, 1e9).rounded())
    }
}
