/// Moving an item of a list to another position, as a drag does.
extension FormCell {
    /// The path of the list item that the row belongs to; an item may have several rows. It is `nil` if the user can't
    /// move the item within its list; see ``Element/moving()``.
    public var movableItem: RowPath? { actions.move?.item }

    /// Returns true if the row's item can be moved next to another row's item.
    ///
    /// The two items must be different and belong to the same list; if the list is grouped, also to the same group.
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
