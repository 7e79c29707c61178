/// The rows that an expander shows and hides.
@MainActor
final class ExpandedRows: Expansion {
    /// Whether the rows stand in the section, as of the last look.
    private var isShown = false
    private var groups: RowGroups

    init(_ groups: [RowGroup], isWanted: Bool) {
        self.groups = RowGroups(groups)
        super.init(isWanted: isWanted)
    }

    /// How many rows stand in the section, as of the last look.
    var count: Int { isShown ? groups.count : 0 }

    /// The rows that stand in the section, as of the last look.
    var runs: [SectionCells.Run] { isShown ? groups.runs : [] }

    /// All rows.
    var allRuns: [SectionCells.Run] { groups.allRuns }

    /// Looks which rows have come in place of which since the last look.
    ///
    /// - Parameter isShown: Whether the rows are to stand in the section now.
    /// - Returns: The places among those that stood there; `nil` for none.
    func takeReplaced(isShown: Bool) -> Range<Int>? {
        let count = count
        // Also while they are hidden, so that it is not told later.
        let replaced = groups.takeReplaced()
        defer { self.isShown = isShown }
        if isShown != self.isShown { return 0..<count }
        // Hidden rows have no places there, and yet others have come.
        return isShown ? replaced : replaced.map { _ in 0..<0 }
    }
}

extension FormCell {
    /// The rows that the row shows and hides, where it is an expander.
    var expandedRows: ExpandedRows? { expansion as? ExpandedRows }
}
