/// Moving an item of a list to another position, as a drag does.
extension FormCell {
    /// The path of the list item that the row belongs to, or `nil` if the user can't move the item within its list; see
    /// ``Element/moving()``. If an item has several rows, each of them has this path.
    public var movableItem: RowPath? { actions.move?.item }

    /// Returns true if the row's item can be moved next to another row's item.
    ///
    /// The user must be able to move both items, and they must be different items of the same list. In a grouped list,
    /// they must also be in the same group.
    public func canMove(beside other: FormCell) -> Bool {
        guard let item = movableItem, let neighbour = other.movableItem else { return false }
        return item != neighbour && item.parent == neighbour.parent && heading == other.heading
    }

    /// Moves the row's item, with all its rows, before another row's item, as one undo step.
    ///
    /// Does nothing if the move isn't possible, for example while the page is not on top or after one of the items was
    /// removed.
    public func move(before other: FormCell) {
        move(beside: other) { .before($0) }
    }

    /// Moves the row's item, with all its rows, after another row's item; see ``move(before:)``.
    public func move(after other: FormCell) {
        move(beside: other) { .after($0) }
    }

    private func move(beside other: FormCell, to destination: (RowPath) -> ItemDestination) {
        guard isVisible, isOnTopPage, canMove(beside: other), let neighbour = other.movableItem else { return }
        actions.move?.perform(destination(neighbour))
    }
}
