/// Consecutive rows of a section, which can be replaced while the page is open.
///
/// An expander in the braces of a section forms a group with the rows that it shows and hides, the items of a list form
/// one group, and so do other rows that follow each other. If the rows of a group depend on the state, the element that
/// rendered the group replaces them when the state changes.
@MainActor
public final class RowGroup {
    /// The rows, not including those inside expanders; empty if the rows are made on demand.
    private(set) var cells: [FormCell]
    private let onDemand: (any RowsOnDemand)?
    private let isReplaceable: Bool
    private var hasExpanders: Bool
    private var replaced: Range<Int>?

    /// A button that concerns all of the rows, shown in the header of their section.
    let headerButton: FormCell?

    /// The search field above the rows.
    let filter: RowFilter?

    /// True if the group always has the same rows while its page is open. A group for which it is false may have no
    /// rows at times.
    public let isFixed: Bool

    /// Makes a group whose rows are never replaced.
    public init(fixed cells: [FormCell]) {
        self.cells = cells
        onDemand = nil
        headerButton = nil
        filter = nil
        isReplaceable = false
        hasExpanders = cells.contains(where: \.isExpander)
        isFixed = !hasExpanders
    }

    /// Makes an empty group. Call ``show(_:)`` to give it rows, and again whenever they have to be replaced.
    public init() {
        cells = []
        onDemand = nil
        headerButton = nil
        filter = nil
        isReplaceable = true
        hasExpanders = false
        isFixed = false
    }

    init(_ rows: any RowsOnDemand, headerButton: FormCell?, filter: RowFilter?) {
        cells = []
        self.headerButton = headerButton
        self.filter = filter
        onDemand = rows
        isReplaceable = false
        hasExpanders = false
        isFixed = false
    }

    /// The number of rows, including hidden ones but not those inside collapsed expanders.
    public var count: Int { onDemand?.count ?? cells.reduce(0) { $0 + 1 + ($1.expandedRows?.count ?? 0) } }

    /// Replaces the rows. Does nothing for a group that was made with fixed rows.
    ///
    /// The new rows must match the state by the time the current update ends, and each of them needs a row id.
    public func show(_ cells: [FormCell]) {
        guard isReplaceable, !cells.elementsEqual(self.cells, by: ===) else { return }
        replaced = 0..<count
        self.cells = cells
        hasExpanders = cells.contains(where: \.isExpander)
    }

    /// The rows, without those inside collapsed expanders.
    var runs: [SectionCells.Run] {
        if let onDemand { return [.onDemand(onDemand)] }
        return hasExpanders ? cells.flatMap { [.there([$0])] + ($0.expandedRows?.runs ?? []) } : [.there(cells)]
    }

    /// The rows, including those inside collapsed expanders.
    var allRuns: [SectionCells.Run] {
        hasExpanders ? cells.flatMap { [.there([$0])] + ($0.expandedRows?.allRuns ?? []) } : runs
    }

    /// Returns the range of rows replaced since the last call, or `nil` if there are none.
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
        return replaced ?? ofExpanders.positions
    }
}
