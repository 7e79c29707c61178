/// Rows of a section that stand below each other, and may become others while the page is open.
///
/// A row in a section's braces is a group of its own; the items of a list are one. What shows other rows is the update
/// that the group was rendered with.
@MainActor
public final class RowGroup {
    /// All rows, the hidden ones too, from top to bottom.
    public private(set) var cells: [FormCell]

    /// Whether the group has the same rows for as long as its page is open; one that has not may be empty.
    public let isFixed: Bool

    /// How often the rows became others.
    private(set) var changes = 0

    /// A group of these rows, for good.
    public init(fixed cells: [FormCell]) {
        self.cells = cells
        isFixed = true
    }

    /// A group whose rows will follow the state.
    public init() {
        cells = []
        isFixed = false
    }

    /// Has other rows from now on; they are in line with the state already, or will be by the update under way.
    ///
    /// Each has a place of its own, see ``Element/render(inOwnRow:)``.
    public func show(_ cells: [FormCell]) {
        guard !isFixed, !cells.elementsEqual(self.cells, by: ===) else { return }
        self.cells = cells
        changes += 1
    }
}
