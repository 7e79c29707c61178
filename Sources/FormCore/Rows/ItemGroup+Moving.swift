/// Moving items.
extension ItemGroup {
    /// Moves an item within the list, or within its group if the list has groups.
    ///
    /// Nothing is moved if the item no longer exists, or if the item before or after which it should be placed doesn't.
    ///
    /// - Parameter position: The probable index of the item.
    func move(_ id: ID, near position: Int = 0, to destination: ItemDestination, isAppliedAtOnce: Bool = false) {
        var items = source.items(context.state)
        guard let index = source.index(of: id, among: items, guess: position) else { return }
        let item = items.remove(at: index)
        let target = self.index(at: destination, of: item, from: index, among: items)
        items.insert(item, at: target)
        let spot = source.spot(of: target, among: items)
        write(.value(spot), at: ItemPosition(of: id, in: source, at: index), isAppliedAtOnce: isAppliedAtOnce)
    }

    /// Returns the index at which to insert the item into the other items.
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

    /// Returns a function that returns true for items in the same group as `item`, or for all items if the list has no
    /// groups.
    func isInGroup(of item: Item) -> @MainActor (Item) -> Bool {
        guard let grouping else { return { _ in true } }
        let group = grouping.group(item)
        return { grouping.group($0) == group }
    }

    private func index(of item: RowPath, among others: [Item]) -> Int? {
        source.identities.index(of: item.components.last ?? "", among: others)
    }
}
