import FormCore

/// Records the heights of rows, to estimate the heights of rows without widgets.
///
/// Rows of the same kind have the same height unless their text wraps, so that the height of some is the estimate for
/// the others. An estimate is replaced only if most rows of the kind that have widgets agree on another height, as after
/// a change of the text size: where each row has a height of its own, the page would be longer and shorter all the time.
/// The kind of an item's row isn't known before the row exists; such rows are a kind of their own.
struct RowHeights {
    private var heights: [ExpectedShape: Double] = [:]
    /// The estimate for kinds of which no row has been measured: the height of the first row that was.
    private var otherHeight = 51.0
    /// The height of a heading between rows.
    var headingHeight = 42.0

    /// Records the heights of all rows that have widgets.
    ///
    /// - Returns: True if estimates change.
    @MainActor
    mutating func learn(_ rows: [(cell: FormCell, height: Double)]) -> Bool {
        var measured: [ExpectedShape: [Double]] = [:]
        for (cell, height) in rows {
            measured[.known(cell.shape), default: []].append(height)
            if cell.isOfItem { measured[.unknown, default: []].append(height) }
        }
        if heights.isEmpty, let first = rows.first { otherHeight = first.height }
        var hasLearned = false
        for (kind, found) in measured {
            // If most heights are equal, the one in the middle is one of them.
            let height = found.sorted()[found.count / 2]
            let isOfMost = found.count { $0 == height } * 2 > found.count
            guard heights[kind] == nil || isOfMost, heights.updateValue(height, forKey: kind) != height else {
                continue
            }
            hasLearned = true
        }
        return hasLearned
    }

    /// Estimates the total height of rows and of the headings between them.
    func guess(_ rows: Range<Int>, of kinds: RowKinds, headings: Int = 0) -> Int32 {
        var height = Double(headings) * headingHeight
        kinds.forEachRun(in: rows) { kind, count in
            if kind != .hidden { height += Double(count) * (heights[kind] ?? otherHeight) }
        }
        return Int32(min(height, 1e9).rounded())
    }
}
