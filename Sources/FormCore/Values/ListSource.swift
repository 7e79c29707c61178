/// Where the items of a list are in a state, and what tells them apart.
struct ListSource<State, Item: Equatable, ID: Hashable>: Sendable {
    /// The list; `nil` where the items are computed, and can't be changed.
    let path: (WritableKeyPath<State, [Item]> & Sendable)?
    let items: @MainActor @Sendable (State) -> [Item]
    private let idPath: KeyPath<Item, ID> & Sendable

    /// An array at a key path.
    init(_ path: WritableKeyPath<State, [Item]> & Sendable, id: KeyPath<Item, ID> & Sendable) {
        self.path = path
        items = { $0[keyPath: path] }
        idPath = id
    }

    /// Items that are computed.
    init(reading items: @escaping @MainActor @Sendable (State) -> [Item], id: KeyPath<Item, ID> & Sendable) {
        path = nil
        self.items = items
        idPath = id
    }

    /// Whether the list is stored as it is, so that a change of it changes nothing else.
    var isStored: Bool { path.map { MemoryLayout<State>.offset(of: $0) != nil } ?? false }

    func id(_ item: Item) -> ID { item[keyPath: idPath] }

    /// Changes the items; computed ones stay.
    func change(_ state: inout State, _ body: (inout [Item]) -> Void) {
        if let path { body(&state[keyPath: path]) }
    }

    /// Where an item is among others.
    ///
    /// - Parameter guess: Where it was last: it is looked for elsewhere only when it is not there.
    func index(of id: ID, among items: [Item], guess: Int = 0) -> Int? {
        if items.indices.contains(guess), self.id(items[guess]) == id { return guess }
        return items.firstIndex { self.id($0) == id }
    }
}
