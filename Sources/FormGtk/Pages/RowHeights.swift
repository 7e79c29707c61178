import FormCore

/// What is known of the heights of rows, to guess those of the ones that have no widgets.
///
/// Rows of the same kind are as high as each other, so after the first one of a kind the guess is exact, but for texts
/// that wrap. The kind of a row that is made on demand is not known before: it is taken for as high as the last one.
struct RowHeights {
    private var heights: [UInt8: Double] = [:]
    private var heightOnDemand: Double?
    private var rowHeight = 51.0

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

    @MainActor
    func guess(_ rows: Range<Int>, of cells: SectionCells) -> Int32 {
        var height = 0.0
        var row = rows.lowerBound
        while row < rows.upperBound {
            if let cell = cells.lastingCell(at: row) {
                if cell.isVisible { height += heights[cell.kindOfHeight] ?? rowHeight }
                row += 1
            } else {
                let end = min(cells.endOfRun(at: row), rows.upperBound)
                height += Double(end - row) * (heightOnDemand ?? rowHeight)
                row = end
            }
        }
        return Int32(min(height, 1e9).rounded())
    }
}

extension FormCell {
    /// What makes a difference to the row's height.
    fileprivate var kindOfHeight: UInt8 {
        let control: UInt8 =
            switch control {
            case nil: 0
            case .switch: 1
            case .textField(let field): field.isSecret ? 2 : 3
            case .native: 4
            }
        let notes = notice != nil || parts.contains { $0.notice != nil }
        return control | (help == nil ? 0 : 8) | (notes ? 16 : 0) | (parts.isEmpty ? 0 : 32)
            | (nativeContent == nil ? 0 : 64)
    }
}
