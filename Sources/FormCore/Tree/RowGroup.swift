/// Rows of a section that stand below each other, and may become others while the page is open.
///
/// A row in a section's braces is a group of its own; the items of a list are one. What shows other rows is the update
/// that the group was rendered with.
@MainActor
public final class RowGroup {
    /// The rows, where they are all there.
    private var cells: [FormCell]
    private let onDemand: (any RowsOnDemand)?
    private var replaced: Range<Int>?

    /// A button for all of the rows, which stands in the heading of their section.
    let headerButton: FormCell?

    /// Whether the group has the same rows for as long as its page is open; one that has not may be empty.
    public let isFixed: Bool

    /// A group of these rows, for good.
    public init(fixed cells: [FormCell]) {
        self.cells = cells
        onDemand = nil
        headerButton = nil
        isFixed = true
    }

    /// A group whose rows will follow the state.
    public init() {
        cells = []
        onDemand = nil
        headerButton = nil
        isFixed = false
    }

    init(_ rows: any RowsOnDemand, headerButton: FormCell?) {
        cells = []
        self.headerButton = headerButton
        onDemand = rows
        isFixed = false
    }

    /// How many rows there are, the hidden ones too.
    public var count: Int { onDemand?.count ?? cells.count }

    /// Has other rows from now on; they are in line with the state already, or will be by the update under way.
    ///
    /// Each has a place of its own, see ``Element/render(inOwnRow:)``.
    public func show(_ cells: [FormCell]) {
        guard !isFixed, onDemand == nil, !cells.elementsEqual(self.cells, by: ===) else { return }
        replaced = self.cells.indices
        self.cells = cells
    }

    /// What the rows are as a part of a section.
    var run: SectionCells.Run { onDemand.map { .onDemand($0) } ?? .there(cells) }

    /// The places of those rows that others have come in place of since it was asked last; `nil` for none.
    func takeReplaced() -> Range<Int>? {
        if let onDemand { return onDemand.takeReplaced() }
        defer { replaced = nil }
        return replaced
    }
}

extension SectionCells {
    /// The rows of groups, one group below the other.
    init(_ groups: some Sequence<RowGroup>) {
        self.init(groups.map(\.run))
    }
}

extension Section {
    /// Shows the rows of groups, of which some may have others.
    ///
    /// - Parameter counts: How many rows the groups had before, and then how many they have.
    func showOthers(_ groups: [RowGroup], before counts: inout [Int]) {
        var replaced: Range<Int>?
        var start = 0
        for (group, count) in zip(groups, counts) {
            if let others = group.takeReplaced() {
                replaced = (replaced?.lowerBound ?? start + others.lowerBound)..<start + others.upperBound
            }
            start += count
        }
        guard let replaced else { return }
        counts = groups.map(\.count)
        show(SectionCells(groups), inPlaceOf: replaced)
    }
}
