/// Moving items.
extension ItemGroup {
    /// Moves an item within the list, or within its group if the list has groups.
    ///
    /// The item stays where it is if `destination` names another item that doesn't exist. If the item itself no longer
    /// exists, nothing happens.
    ///
    /// - Parameter position: The item's last known index, where the search for the item begins.
    func move(_ id: ID, near position: Int = 0, to destination: ItemDestination, isAppliedAtOnce: Bool = false) {
        guard let (items, target) = moved(id, near: position, to: destination) else { return }
        let position = self.position(of: target, among: items)
        send(.move(item: path(of: id), position: position, isAppliedAtOnce: isAppliedAtOnce))
    }

    /// Returns the items as they would be after a move, and the item's index then; `nil` if there is no such item.
    func moved(
        _ id: ID, near position: Int, to destination: ItemDestination
    ) -> (items: [Item], target: Int)? {
        var items = source.items(context.state)
        guard let index = source.index(of: id, among: items, guess: position) else { return nil }
        let item = items.remove(at: index)
        let target = self.index(at: destination, of: item, from: index, among: items)
        items.insert(item, at: target)
        return (items, target)
    }

    /// Returns the index at which to insert a moved item into the list of the other items.
    ///
    /// - Parameters:
    ///   - index: The item's index before the move.
    ///   - others: The items of the list without the moved item.
    private func index(at destination: ItemDestination, of item: Item, from index: Int, among others: [Item]) -> Int {
        let isBeside = isInGroup(of: item)
        return switch destination {
        case .up: others[..<index].lastIndex(where: isBeside) ?? index
        case .down: others[index...].firstIndex(where: isBeside).map { $0 + 1 } ?? index
        case .first: others.firstIndex(where: isBeside) ?? index
        case .last: others.lastIndex(where: isBeside).map { $0 + 1 } ?? index
        case .before(let other): self.index(of: other, among: others) ?? index
        case .after(let other): self.index(of: other, among: others).map { $0 + 1 } ?? index
        }
    }

    /// Returns a predicate that is true for the items in the same group as `item`. If the list has no groups, it is
    /// true for all items.
    func isInGroup(of item: Item) -> @MainActor (Item) -> Bool {
        guard let grouping else { return { _ in true } }
        let group = grouping.group(item)
        return { grouping.group($0) == group }
    }

    private func index(of item: RowPath, among others: [Item]) -> Int? {
        source.identities.index(of: item.components.last ?? "", among: others)
    }
}
