/// The way to an item of a list, wherever it stands.
final class ItemWay<State, Item: Equatable, ID: Hashable>: Way {
    let id: ID
    private let source: ListSource<State, Item, ID>
    /// Told that a change would have made another item of it.
    private let onOtherIdentity: @MainActor () -> Void
    /// Where the item stood last, in whatever state was asked about.
    var lastIndex: Int

    init(
        to id: ID, in source: ListSource<State, Item, ID>, at index: Int, onOtherIdentity: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.source = source
        lastIndex = index
        self.onOtherIdentity = onOtherIdentity
    }

    var canGo: Bool { true }

    var keyPath: AnyKeyPath? { nil }

    var identity: AnyHashable { [source.path as AnyKeyPath?, id] as [AnyHashable] }

    var isStored: Bool { source.isStored }

    func part(of whole: State) -> Item? {
        let items = source.items(whole)
        return index(in: items).map { items[$0] }
    }

    func change(in whole: inout State, _ body: (inout Item) -> Void) {
        source.change(&whole) { items in
            guard let index = index(in: items) else { return }
            body(&items[index])
            if source.id(items[index]) != id { onOtherIdentity() }
        }
    }

    private func index(in items: [Item]) -> Int? {
        guard let index = source.index(of: id, among: items, guess: lastIndex) else { return nil }
        lastIndex = index
        return index
    }
}
