/// Consecutive groups of rows, some of which may be replaced while the page is open.
@MainActor
struct RowGroups {
    private let groups: [RowGroup]
    /// The number of rows in each group after the last call of `takeReplaced()`.
    private var counts: [Int]

    init(_ groups: [RowGroup]) {
        self.groups = groups
        counts = groups.map { $0.count }
    }

    /// The number of rows after the last call of `takeReplaced()`.
    var count: Int { counts.reduce(0, +) }

    /// Returns the rows, those inside collapsed expanders only if `all` is true.
    func runs(all: Bool) -> [SectionCells.Run] { groups.flatMap { $0.runs(all: all) } }

    /// Returns the range of rows replaced since the last call, or `nil` if there are none.
    mutating func takeReplaced() -> Range<Int>? {
        var replaced = ReplacedRows()
        for (group, count) in zip(groups, counts) { replaced.add(group.takeReplaced(), ofNext: count) }
        if replaced.positions != nil { counts = groups.map { $0.count } }
        return replaced.positions
    }
}

/// Combines the ranges of rows that were replaced in several consecutive groups into a single range.
///
/// The range of a group is counted from the first row of that group. The combined range is counted from the first row
/// of the first group.
struct ReplacedRows {
    /// The combined range, from the first replaced row to the last; `nil` if no rows were replaced.
    private(set) var positions: Range<Int>?
    private var start = 0

    /// Adds the range of the next group.
    ///
    /// - Parameters:
    ///   - others: The range of rows replaced in the group, or `nil` if there are none.
    ///   - count: The number of rows that the group had before the replacement.
    mutating func add(_ others: Range<Int>?, ofNext count: Int) {
        if let others {
            positions = (positions?.lowerBound ?? start + others.lowerBound)..<start + others.upperBound
        }
        start += count
    }
}
