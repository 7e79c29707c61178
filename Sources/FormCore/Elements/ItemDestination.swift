/// Where an item of a list is moved to, among the others.
public enum ItemDestination: Equatable, Sendable {
    /// One place up or down; the first and the last one stay where they are.
    case up, down
    /// Before or behind all others.
    case first, last
    /// Before or behind another item of the list, which is named by its path.
    case before(RowPath), after(RowPath)
}
