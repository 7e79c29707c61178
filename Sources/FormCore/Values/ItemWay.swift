/// The way to a list item, regardless of its index.
final class ItemWay<State, Item: Equatable, ID: Hashable>: Way {
    let id: ID
    private let source: any ListSource<State, Item, ID>
    /// Called if a change has replaced the item's id, which makes it a different item.
    private let onOtherIdentity: @MainActor () -> Void
    /// The item's index in the last state that was examined.
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
        // A local index, because `onOtherIdentity` may read the item and thus access `lastIndex`.
        var index = lastIndex
        source.change(id, in: &whole, near: &index) { item in
            body(&item)
            if source.id(item) != id { onOtherIdentity() }
        }
        lastIndex = index
    }
}
