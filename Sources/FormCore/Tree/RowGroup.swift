/// Rows of a section that stand below each other, and may become others while the page is open.
///
/// A row in a section's braces is a group of its own, together with those that it shows and hides where it is an
/// expander; the items of a list are one. What shows other rows is the update that the group was rendered with.
@MainActor
public final class RowGroup {
    /// The rows, where they are all there, without those that expanders among them show.
    private(set) var cells: [FormCell]
    private let onDemand: (any RowsOnDemand)?
    private let canShowOthers: Bool
    private var hasExpanders: Bool
    private var replaced: Range<Int>?

    /// A button for all of the rows, which stands in the heading of their section.
    let headerButton: FormCell?

    /// The search field above the rows.
    let filter: RowFilter?

    /// Whether the group has the same rows for as long as its page is open; one that has not may be empty.
    public let isFixed: Bool

    /// A group of these rows, for good.
    public init(fixed cells: [FormCell]) {
        self.cells = cells
        onDemand = nil
        headerButton = nil
        filter = nil
        canShowOthers = false
        hasExpanders = cells.contains(where: \.isExpander)
        isFixed = !hasExpanders
    }

    /// A group whose rows will follow the state.
    public init() {
        cells = []
        onDemand = nil
        headerButton = nil
        filter = nil
        canShowOthers = true
        hasExpanders = false
        isFixed = false
    }

    init(_ rows: any RowsOnDemand, headerButton: FormCell?, filter: RowFilter?) {
        cells = []
        self.headerButton = headerButton
        self.filter = filter
        onDemand = rows
        canShowOthers = false
        hasExpanders = false
        isFixed = false
    }

    /// How many rows there are, the hidden ones too, but for those of collapsed expanders.
    public var count: Int { onDemand?.count ?? cells.reduce(0) { $0 + 1 + ($1.expandedRows?.count ?? 0) } }

    /// Has other rows from now on; they are in line with the state already, or will be by the update under way.
    ///
    /// Each has a place of its own, see `Element.render(inOwnRow:)`.
    public func show(_ cells: [FormCell]) {
        guard canShowOthers, !cells.elementsEqual(self.cells, by: ===) else { return }
        replaced = 0..<count
        self.cells = cells
        hasExpanders = cells.contains(where: \.isExpander)
    }

    /// The rows that stand in the section.
    var runs: [SectionCells.Run] {
        if let onDemand { return [.onDemand(onDemand)] }
        return hasExpanders ? cells.flatMap { [.there([$0])] + ($0.expandedRows?.runs ?? []) } : [.there(cells)]
    }

    /// These rows, and those that collapsed expanders hide.
    var allRuns: [SectionCells.Run] {
        hasExpanders ? cells.flatMap { [.there([$0])] + ($0.expandedRows?.allRuns ?? []) } : runs
    }

    /// The places of those rows that others have come in place of since it was asked last; `nil` for none.
    func takeReplaced() -> Range<Int>? {
        if let onDemand { return onDemand.takeReplaced() }
        defer { replaced = nil }
        var ofExpanders = ReplacedRows()
        for cell in cells where hasExpanders {
            ofExpanders.add(nil, ofNext: 1)
            guard let rows = cell.expandedRows else { continue }
            let count = rows.count
            ofExpanders.add(rows.takeReplaced(isShown: cell.isVisible && cell.isExpanded), ofNext: count)
        }
        return replaced ?? ofExpanders.places
    }
}
