import FormCore

/// What is known of the heights of rows, to guess those of the ones that have no widgets.
///
/// Rows of the same kind are as high as each other, so after the first one of a kind the guess is exact, but for texts
/// that wrap. The kind of a row that is made on demand is not known before: it is taken for as high as the last one.
struct RowHeights {
    private var heights: [KindOfHeight: Double] = [:]
    private var heightOnDemand: Double?
    private var rowHeight = 51.0
    /// How high a heading between rows is.
    var headingHeight = 42.0

    /// Takes over how high a row is.
    ///
    /// - Returns: Whether guesses differ from before.
    @MainActor
    mutating func learn(_ height: Double, of cell: FormCell, isOnDemand: Bool) -> Bool {
        if heights.isEmpty { rowHeight = height }
        let kind = cell.kindOfHeight
        let isNew = heights.updateValue(height, forKey: kind) == nil || isOnDemand && heightOnDemand == nil
        if isOnDemand { heightOnDemand = height }
        return isNew
    }

    /// How high rows are together, with the headings between them.
    func guess(_ rows: Range<Int>, of kinds: RowKinds, headings: Int = 0) -> Int32 {
        var height = Double(headings) * headingHeight
        kinds.visit(rows) { kind, count in
            switch kind {
            case .hidden: break
            case .onDemand: height += Double(count) * (heightOnDemand ?? rowHeight)
            case .known(let kind): height += Double(count) * (heights[kind] ?? rowHeight)
            }
        }
        return Int32(min(height, 1e9).rounded())
    }
}
