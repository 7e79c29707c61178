/// Groups of rows, one below the other, of which some may have other rows while the page is open.
@MainActor
struct RowGroups {
    private let groups: [RowGroup]
    /// How many rows each group had when somebody looked last.
    private var counts: [Int]

    init(_ groups: [RowGroup]) {
        self.groups = groups
        counts = groups.map { $0.count }
    }

    /// How many rows there were when somebody looked last.
    var count: Int { counts.reduce(0, +) }

    /// The rows that stand in the section.
    var runs: [SectionCells.Run] { groups.flatMap { $0.runs } }

    /// These rows, and those that collapsed expanders among them hide.
    var allRuns: [SectionCells.Run] { groups.flatMap { $0.allRuns } }

    /// The places of those rows that others have come in place of since it was asked last; `nil` for none.
    mutating func takeReplaced() -> Range<Int>? {
        var replaced = ReplacedRows()
        for (group, count) in zip(groups, counts) { replaced.add(group.takeReplaced(), ofNext: count) }
        if replaced.places != nil { counts = groups.map { $0.count } }
        return replaced.places
    }
}

extension [RowGroup] {
    /// The rows, where they are the same for as long as the page is open.
    @MainActor
    var fixedCells: [FormCell]? {
        var cells: [FormCell] = []
        cells.reserveCapacity(count)
        for group in self {
            guard group.isFixed else { return nil }
            cells += group.cells
        }
        return cells
    }
}

/// Adds up which rows were replaced, from what parts that stand below each other tell.
struct ReplacedRows {
    /// The places among all of them; `nil` for none.
    private(set) var places: Range<Int>?
    private var start = 0

    /// - Parameters:
    ///   - others: The places among the rows of the next part.
    ///   - count: How many rows the part had before.
    mutating func add(_ others: Range<Int>?, ofNext count: Int) {
        if let others {
            places = (places?.lowerBound ?? start + others.lowerBound)..<start + others.upperBound
        }
        start += count
    }
}
