/// The way to an item of a list, wherever it stands.
final class ItemWay<State, Item: Equatable, ID: Hashable>: Way {
    let id: ID
    private let source: any ListSource<State, Item, ID>
    /// Told that a change would have made another item of it.
    private let onOtherIdentity: @MainActor () -> Void
    /// Where the item stood last, in whatever state was asked about.
    var lastIndex: Int

    init(
        to id: ID, in source: any ListSource<State, Item, ID>, at index: Int,
        onOtherIdentity: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.source = source
        lastIndex = index
        self.onOtherIdentity = onOtherIdentity
    }

    var canGo: Bool { true }

    var keyPath: AnyKeyPath? { nil }

    var identity: AnyHashable { [source.keyPath, id] as [AnyHashable] }

    var isStored: Bool { source.isStored }

    func part(of whole: State) -> Item? { source.item(id, in: whole, near: &lastIndex) }

    func change(in whole: inout State, _ body: (inout Item) -> Void) {
        // Whoever is told of another identity may read the item.
        var index = lastIndex
        source.change(id, in: &whole, near: &index) { item in
            body(&item)
            if source.id(item) != id { onOtherIdentity() }
        }
        lastIndex = index
    }
}
