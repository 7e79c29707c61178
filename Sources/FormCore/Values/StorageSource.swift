/// Items in a storage other than an array, such as a dictionary.
struct StorageSource<State, Items: Equatable, Item: Equatable, ID: Hashable & Sendable>: ListSource {
    let identities: ItemIdentities<Item, ID>
    let lens: (any ValueLens<State>)?
    private let path: WritableKeyPath<State, Items> & Sendable
    private let storage: ItemStorage<Items, Item, ID>
    private let seen = SeenItems<Items, Item>()

    init(_ path: WritableKeyPath<State, Items> & Sendable, _ storage: ItemStorage<Items, Item, ID>) {
        self.path = path
        self.storage = storage
        lens = Lens(path)
        identities = ItemIdentities(at: storage.id)
    }

    var isOrdered: Bool { storage.move != nil }

    func items(_ state: State) -> [Item] {
        let items = state[keyPath: path]
        return seen.list(of: items) { storage.ids(items).compactMap { storage.item(items, $0) } }
    }

    func item(_ id: ID, in state: State, near _: inout Int) -> Item? { storage.item(state[keyPath: path], id) }

    func change(_ id: ID, in state: inout State, near _: inout Int, _ body: (inout Item) -> Void) {
        guard var item = storage.item(state[keyPath: path], id) else { return }
        body(&item)
        storage.set(&state[keyPath: path], id, item)
    }

    func insert(_ item: Item, at position: ListPosition<ID>, in state: inout State, near index: inout Int) {
        let id = identities.id(item)
        guard let move = storage.move else { return storage.set(&state[keyPath: path], id, item) }
        index = self.index(of: position, among: storage.ids(state[keyPath: path]))
        storage.set(&state[keyPath: path], id, item)
        move(&state[keyPath: path], id, index)
    }

    func remove(_ id: ID, from state: inout State, near _: inout Int) {
        if storage.item(state[keyPath: path], id) != nil { storage.set(&state[keyPath: path], id, nil) }
    }

    func move(_ id: ID, to position: ListPosition<ID>, in state: inout State, near index: inout Int) {
        guard let move = storage.move, storage.item(state[keyPath: path], id) != nil else { return }
        index = self.index(of: position, among: storage.ids(state[keyPath: path]).filter { $0 != id })
        move(&state[keyPath: path], id, index)
    }

    private func index(of position: ListPosition<ID>, among others: [ID]) -> Int {
        position.index(amongOthers: others.count) { other, _ in others.firstIndex(of: other) }
    }
}

/// Caches the list of items, since most changes of a state leave the storage as it is.
@MainActor
private final class SeenItems<Items, Item> {
    private var last: (items: Items, list: [Item])?

    func list(of items: Items, _ make: () -> [Item]) -> [Item] {
        // To compare the items could take long, and would ignore differences in the spelling of texts.
        if let last, hasSameBytes(last.items, items) { return last.list }
        let list = make()
        last = (items, list)
        return list
    }
}
