/// The rows that an expander shows and hides.
@MainActor
final class ExpandedRows: Expansion {
    /// True if the rows were in the section at the last check for replaced rows.
    private var isShown = false
    private var groups: RowGroups

    init(_ groups: [RowGroup], isWanted: Bool) {
        self.groups = RowGroups(groups)
        super.init(isWanted: isWanted)
    }

    /// The number of rows in the section at the last check for replaced rows.
    var count: Int { isShown ? groups.count : 0 }

    /// The rows in the section at the last check for replaced rows.
    var runs: [SectionCells.Run] { isShown ? groups.runs : [] }

    /// All rows, shown or hidden.
    var allRuns: [SectionCells.Run] { groups.allRuns }

    /// Checks which rows were replaced since the last call.
    ///
    /// - Parameter isShown: True if the rows are to be in the section now.
    /// - Returns: The range of replaced rows among those that were in the section, or `nil` if nothing has changed.
    func takeReplaced(isShown: Bool) -> Range<Int>? {
        let count = count
        // Checked even while the rows are hidden, so that these changes aren't reported later.
        let replaced = groups.takeReplaced()
        defer { self.isShown = isShown }
        if isShown != self.isShown { return 0..<count }
        // Hidden rows have no positions in the section, but their replacement still has to be reported.
        return isShown ? replaced : replaced.map { _ in 0..<0 }
    }
}

extension FormCell {
    /// The rows that an expander shows and hides; `nil` for any other row.
    var expandedRows: ExpandedRows? { expansion as? ExpandedRows }
}
