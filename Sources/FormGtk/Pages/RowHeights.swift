import FormCore

/// What is known of the heights of rows, to guess those of the ones that have no widgets.
///
/// Rows of the same kind are as high as each other, so after the first one of a kind the guess is exact, but for texts
/// that wrap. The kind of a row that is made on demand is not known before: it is taken for as high as the last one.
struct RowHeights {
    private var heights: [KindOfHeight: Double] = [:]
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

/// What makes a difference to a row's height.
private struct KindOfHeight: Hashable {
    let control: Control.Kind?
    let isSecret: Bool
    let hasHelp: Bool
    let hasNotice: Bool
    let hasParts: Bool
    let isNative: Bool
}

extension FormCell {
    fileprivate var kindOfHeight: KindOfHeight {
        KindOfHeight(
            control: control?.kind, isSecret: control?.textField?.isSecret ?? false, hasHelp: help != nil,
            hasNotice: notice != nil || parts.contains { $0.notice != nil }, hasParts: !parts.isEmpty,
            isNative: nativeContent != nil)
    }
}
