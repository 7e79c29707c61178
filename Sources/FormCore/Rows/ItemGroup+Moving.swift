/// Items that are put into another place.
extension ItemGroup {
    /// Puts an item somewhere else among the others. It stays where it is when it has gone meanwhile, or the item that it
    /// would stand beside has.
    ///
    /// - Parameter place: Where it probably stands.
    func move(_ id: ID, near place: Int = 0, to destination: ItemDestination, isAppliedAtOnce: Bool = false) {
        var items = source.items(context.state)
        guard let index = source.index(of: id, among: items, guess: place) else { return }
        let item = items.remove(at: index)
        let target = self.index(at: destination, from: index, among: items)
        items.insert(item, at: target)
        let spot = source.spot(of: target, among: items)
        write(.value(spot), at: ItemPosition(of: id, in: source, at: index), isAppliedAtOnce: isAppliedAtOnce)
    }

    /// The index at which an item has to be put among the others.
    private func index(at destination: ItemDestination, from index: Int, among others: [Item]) -> Int {
        switch destination {
        case .up: max(index - 1, 0)
        case .down: min(index + 1, others.count)
        case .first: 0
        case .last: others.count
        case .before(let other): self.index(of: other, among: others) ?? index
        case .after(let other): self.index(of: other, among: others).map { $0 + 1 } ?? index
        }
    }

    private func index(of item: RowPath, among others: [Item]) -> Int? {
        source.identities.index(of: item.components.last ?? "", among: others)
    }
}
