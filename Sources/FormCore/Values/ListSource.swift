/// Where the items of a list are in a state, and what tells them apart.
struct ListSource<State, Item: Equatable, ID: Hashable>: Sendable {
    /// The list; `nil` where the items are computed, and can't be changed.
    let path: (WritableKeyPath<State, [Item]> & Sendable)?
    let items: @MainActor @Sendable (State) -> [Item]
    private let idPath: KeyPath<Item, ID> & Sendable
    /// Where the identity is stored in an item; `nil` for one that is computed.
    private let idOffset: Int?

    /// An array at a key path.
    init(_ path: WritableKeyPath<State, [Item]> & Sendable, id: KeyPath<Item, ID> & Sendable) {
        self.path = path
        items = { $0[keyPath: path] }
        idPath = id
        idOffset = MemoryLayout<Item>.offset(of: id)
    }

    /// Items that are computed.
    init(reading items: @escaping @MainActor @Sendable (State) -> [Item], id: KeyPath<Item, ID> & Sendable) {
        path = nil
        self.items = items
        idPath = id
        idOffset = MemoryLayout<Item>.offset(of: id)
    }

    /// Whether the list is stored as it is, so that a change of it changes nothing else.
    var isStored: Bool { path.map { MemoryLayout<State>.offset(of: $0) != nil } ?? false }

    func id(_ item: Item) -> ID { item[keyPath: idPath] }

    /// Changes the items; computed ones stay.
    func change(_ state: inout State, _ body: (inout [Item]) -> Void) {
        if let path { body(&state[keyPath: path]) }
    }

    /// The item of an identity, as a state has it.
    @MainActor
    func item(_ id: ID, in state: State) -> Item? {
        let items = items(state)
        return index(of: id, among: items, guess: items.count).map { items[$0] }
    }

    /// Where an item is among others.
    ///
    /// - Parameter guess: Where it was last: it is looked for there first, and then further and further away.
    func index(of id: ID, among items: [Item], guess: Int = 0) -> Int? {
        let start = min(max(guess, 0), items.count)
        if start < items.count, self.id(items[start]) == id { return start }
        return withIDs(of: items) { ids in
            for distance in 0...max(start, items.count - start) {
                let (above, below) = (start - distance - 1, start + distance)
                if below < items.count, ids.has(id, at: below) { return below }
                if above >= 0, ids.has(id, at: above) { return above }
            }
            return nil
        }
    }

    /// Whether an identity stands twice among items that differ from others, among which none does.
    func hasRepeats(_ items: [Item], besides difference: ListDifference) -> Bool {
        // Few are looked for one by one.
        guard difference.new.count <= 8 else { return withIDs(of: items) { $0.hasRepeats } }
        return items[difference.new].contains { item in
            let id = id(item)
            return withIDs(of: items) { ids in (0..<items.count).count { ids.has(id, at: $0) } } > 1
        }
    }

    /// Looks at the identities of items: where they are stored in place, as it takes a fifth of the time that reading
    /// each through its key path does.
    private func withIDs<Result>(of items: [Item], _ look: (StoredIDs<ID>) -> Result) -> Result {
        guard let idOffset else {
            return items.map(id).withUnsafeBytes { look(StoredIDs($0, count: items.count, at: 0, MemoryLayout<ID>.stride)) }
        }
        return items.withUnsafeBytes {
            look(StoredIDs($0, count: items.count, at: idOffset, MemoryLayout<Item>.stride))
        }
    }

    /// Where an item is that has a name in paths.
    func index(of name: String, among items: [Item]) -> Int? {
        guard let type = ID.self as? any LosslessStringConvertible.Type else {
            return items.firstIndex { "\(id($0))" == name }
        }
        return (type.init(name) as? ID).flatMap { index(of: $0, among: items) }
    }

    /// The items without those whose identity another one has before them.
    ///
    /// - Parameter report: Told of each identity that stands twice.
    func distinct(_ items: [Item], report: (ID) -> Void) -> [Item] {
        var taken: Set<ID> = []
        return items.filter { item in
            let isNew = taken.insert(id(item)).inserted
            if !isNew { report(id(item)) }
            return isNew
        }
    }
}
