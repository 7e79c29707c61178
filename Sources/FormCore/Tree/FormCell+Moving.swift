/// An item of a list that is put into another place, as a drag does.
extension FormCell {
    /// The path of the item that the row shows, by itself or with other rows; `nil` where the person can't put it
    /// between others, see ``Element/moving()``.
    public var movableItem: RowPath? { actions.move?.item }

    /// Whether the row's item can be put beside that of another row: they are two items of one list, and of one group
    /// where it has groups.
    public func canMove(beside other: FormCell) -> Bool {
        guard let item = movableItem, let neighbour = other.movableItem else { return false }
        return item != neighbour && item.parent == neighbour.parent && heading == other.heading
    }

    /// Puts the row's item, with all its rows, before the item of another row, as one step that can be undone.
    ///
    /// Does nothing where that can't be, such as while the page is not on top, or when one of the two has gone.
    public func move(before other: FormCell) {
        move(beside: other) { .before($0) }
    }

    /// Puts the row's item, with all its rows, behind the item of another row; see ``move(before:)``.
    public func move(after other: FormCell) {
        move(beside: other) { .after($0) }
    }

    private func move(beside other: FormCell, to destination: (RowPath) -> ItemDestination) {
        guard isVisible, isOnTopPage, canMove(beside: other), let neighbour = other.movableItem else { return }
        actions.move?.perform(destination(neighbour))
    }
}
