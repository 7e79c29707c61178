/// The position to which a list item is moved.
public enum ItemDestination: Equatable, Sendable {
    /// Moves the item up or down by one; the first item can't be moved up, nor the last one down.
    case up, down
    /// Moves the item before or after all others.
    case first, last
    /// Moves the item before or after another item of the list, which is given by its path.
    case before(RowPath), after(RowPath)
}
