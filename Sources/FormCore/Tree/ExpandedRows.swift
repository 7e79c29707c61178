/// The rows that an expander shows and hides.
@MainActor
final class ExpandedRows: Expansion {
    /// True if the rows were part of the section after the last call of `takeReplaced(isShown:)`.
    private var isShown = false
    private var groups: RowGroups

    init(_ groups: [RowGroup], isWanted: Bool) {
        self.groups = RowGroups(groups)
        super.init(isWanted: isWanted)
    }

    /// The number of rows that were part of the section after the last call of `takeReplaced(isShown:)`.
    var count: Int { isShown ? groups.count : 0 }

    /// The rows if they were part of the section after the last call of `takeReplaced(isShown:)`; otherwise none.
    var runs: [SectionCells.Run] { isShown ? groups.runs : [] }

    /// All rows, shown or hidden.
    var allRuns: [SectionCells.Run] { groups.allRuns }

    /// Adds the rows to the section or removes them from it, and returns the positions of the rows that have changed
    /// since the last call.
    ///
    /// - Parameter isShown: True if the rows are part of the section after this call, because the expander is expanded.
    /// - Returns: The positions of the old rows that were replaced or hidden, counted from the first row of this
    ///   expander. If this call hides the rows, these are all of them. The range is empty if this call shows the rows,
    ///   or if they were replaced while hidden, because in both cases no old rows were part of the section. It is `nil`
    ///   if nothing has changed.
    func takeReplaced(isShown: Bool) -> Range<Int>? {
        let count = count
        // This call is necessary even while the rows are hidden. Otherwise their replacement would be reported a second
        // time, after they are shown.
        let replaced = groups.takeReplaced()
        defer { self.isShown = isShown }
        if isShown != self.isShown { return 0..<count }
        // If hidden rows were replaced, this still has to be reported, but with an empty range, because hidden rows
        // have no positions in the section.
        return isShown ? replaced : replaced.map { _ in 0..<0 }
    }
}

extension FormCell {
    /// The rows that an expander shows and hides; `nil` for any other row.
    var expandedRows: ExpandedRows? { expansion as? ExpandedRows }
}
