/// Consecutive rows of a section, which can be replaced while the page is open.
///
/// An expander in the braces of a section forms a group with the rows that it shows and hides, the items of a list form
/// one group, and so do other rows that follow each other. If the rows of a group depend on the state, the element that
/// rendered the group replaces them when the state changes.
@MainActor
public final class RowGroup {
    /// The rows, not including those inside expanders; empty if the rows are made on demand.
    private(set) var cells: [FormCell] = []
    private var onDemand: (any RowsOnDemand)?
    private var isReplaceable = false
    private var hasExpanders = false
    private var replaced: Range<Int>?

    /// A button that concerns all of the rows, shown in the header of their section.
    private(set) var headerButton: FormCell?

    /// The search field above the rows.
    private(set) var filter: RowFilter?

    /// True if the group always has the same rows while its page is open. A group for which it is false may have no
    /// rows at times.
    public let isFixed: Bool

    /// Makes a group whose rows are never replaced.
    public init(fixed cells: [FormCell]) {
        self.cells = cells
        hasExpanders = cells.contains(where: \.isExpander)
        isFixed = !hasExpanders
    }

    /// Makes an empty group. Call ``show(_:)`` to give it rows, and again whenever they have to be replaced.
    public init() {
        isReplaceable = true
        isFixed = false
    }

    init(_ rows: any RowsOnDemand, headerButton: FormCell? = nil, filter: RowFilter? = nil) {
        onDemand = rows
        self.headerButton = headerButton
        self.filter = filter
        isFixed = rows.isFixed
    }

    /// The number of rows, including hidden ones but not those inside collapsed expanders.
    public var count: Int { onDemand?.count ?? cells.reduce(0) { $0 + 1 + ($1.expansion?.count ?? 0) } }

    /// Replaces the rows. Does nothing for a group that was made with fixed rows.
    ///
    /// The new rows must match the state by the time the current update ends, and each of them needs a row id.
    public func show(_ cells: [FormCell]) {
        guard isReplaceable, !cells.elementsEqual(self.cells, by: ===) else { return }
        replaced = 0..<count
        self.cells = cells
        hasExpanders = cells.contains(where: \.isExpander)
    }

    /// Returns the rows, those inside collapsed expanders only if `all` is true.
    func runs(all: Bool) -> [SectionCells.Run] {
        if let onDemand { return [.onDemand(onDemand)] }
        return hasExpanders ? cells.flatMap { [.there([$0])] + ($0.expansion?.runs(all: all) ?? []) } : [.there(cells)]
    }

    /// Returns the range of rows replaced since the last call, or `nil` if there are none.
    func takeReplaced() -> Range<Int>? {
        if let onDemand { return onDemand.takeReplaced() }
        defer { replaced = nil }
        var ofExpanders = ReplacedRows()
        for cell in cells where hasExpanders {
            ofExpanders.add(nil, ofNext: 1)
            guard let rows = cell.expansion else { continue }
            let count = rows.count
            ofExpanders.add(rows.takeReplaced(isShown: cell.isVisible && cell.isExpanded), ofNext: count)
        }
        return replaced ?? ofExpanders.positions
    }
}
