/// Where the items of a list are in a state, and what tells them apart.
struct ListSource<State, Item, ID: Hashable>: Sendable {
    /// What two sources of the same list have in common; `nil` for one that is only read.
    let keyPath: (AnyKeyPath & Sendable)?
    /// Whether the list is stored as it is, so that a change of it changes nothing else.
    let isStored: Bool
    let items: @MainActor @Sendable (State) -> [Item]
    let change: @MainActor @Sendable (inout State, (inout [Item]) -> Void) -> Void
    let id: @MainActor @Sendable (Item) -> ID

    /// An array at a key path.
    init(_ path: WritableKeyPath<State, [Item]> & Sendable, id: KeyPath<Item, ID> & Sendable) {
        keyPath = path
        isStored = MemoryLayout<State>.offset(of: path) != nil
        items = { $0[keyPath: path] }
        change = { $1(&$0[keyPath: path]) }
        self.id = { $0[keyPath: id] }
    }

    /// Items that are computed, and can't be changed.
    init(reading items: @escaping @MainActor @Sendable (State) -> [Item], id: KeyPath<Item, ID> & Sendable) {
        keyPath = nil
        isStored = false
        self.items = items
        change = { _, _ in }
        self.id = { $0[keyPath: id] }
    }

    var canChange: Bool { keyPath != nil }

    /// Where an item is among others.
    ///
    /// - Parameter guess: Where it was last: it is looked for elsewhere only when it is not there.
    @MainActor
    func index(of id: ID, among items: [Item], guess: Int) -> Int? {
        if items.indices.contains(guess), self.id(items[guess]) == id { return guess }
        return items.firstIndex { self.id($0) == id }
    }
}
