/// An array of items, which are changed in place.
struct ArraySource<State, Item: Equatable, ID: Hashable>: ListSource {
    let identities: ItemIdentities<Item, ID>
    let lens: (any ValueLens<State>)?
    private let path: WritableKeyPath<State, [Item]> & Sendable

    init(_ path: WritableKeyPath<State, [Item]> & Sendable, id: KeyPath<Item, ID> & Sendable) {
        self.path = path
        lens = Lens(path)
        identities = ItemIdentities(at: id)
    }

    var keepsOtherItems: Bool { true }

    var isOrdered: Bool { true }

    func items(_ state: State) -> [Item] { state[keyPath: path] }

    func item(_ id: ID, in state: State, near index: inout Int) -> Item? {
        identities.item(id, in: state[keyPath: path], near: &index)
    }

    func change(_ id: ID, in state: inout State, near index: inout Int, _ body: (inout Item) -> Void) {
        edit(&state) { items in
            guard identities.find(id, in: items, near: &index) else { return }
            body(&items[index])
        }
    }

    func insert(_ item: Item, at position: ListPosition<ID>, in state: inout State, near index: inout Int) {
        edit(&state) { insert(item, at: position, into: &$0, near: &index) }
    }

    func remove(_ id: ID, from state: inout State, near index: inout Int) {
        edit(&state) { items in
            if identities.find(id, in: items, near: &index) { items.remove(at: index) }
        }
    }

    func move(_ id: ID, to position: ListPosition<ID>, in state: inout State, near index: inout Int) {
        guard item(id, in: state, near: &index) != nil else { return }
        edit(&state) { items in
            guard identities.find(id, in: items, near: &index) else { return }
            insert(items.remove(at: index), at: position, into: &items, near: &index)
        }
    }

    private func insert(
        _ item: Item, at position: ListPosition<ID>, into items: inout [Item], near index: inout Int
    ) {
        index = position.index(amongOthers: items.count) { identities.index(of: $0, among: items, guess: $1) }
        items.insert(item, at: index)
    }

    private func edit(_ state: inout State, _ body: (inout [Item]) -> Void) { body(&state[keyPath: path]) }
}

extension ItemIdentities {
    /// Searches for an item outwards from its last known index, and updates the index.
    func find(_ id: ID, in items: [Item], near index: inout Int) -> Bool {
        guard let found = self.index(of: id, among: items, guess: index) else { return false }
        index = found
        return true
    }

    func item(_ id: ID, in items: [Item], near index: inout Int) -> Item? {
        find(id, in: items, near: &index) ? items[index] : nil
    }
}
