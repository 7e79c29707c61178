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
    /// - Parameter guess: Where it was last: it is looked for there first, and then further and further away.
    func index(of id: ID, among items: [Item], guess: Int = 0) -> Int? {
        let start = min(max(guess, 0), items.count)
        var distance = 0
        while distance <= max(start, items.count - start) {
            let (above, below) = (start - distance - 1, start + distance)
            if below < items.count, self.id(items[below]) == id { return below }
            if above >= 0, self.id(items[above]) == id { return above }
            distance += 1
        }
        return nil
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

    /// Whether an identity stands twice among items that differ from others, among which none does.
    func hasRepeats(_ items: [Item], besides difference: ListDifference, from old: [Item]) -> Bool {
        let came = Set(items[difference.new].map(id))
        if came.count < difference.new.count { return true }
        let added = came.subtracting(old[difference.old].map(id))
        let others = [items[..<difference.new.lowerBound], items[difference.new.upperBound...]]
        return !added.isEmpty && others.contains { $0.contains { added.contains(id($0)) } }
    }
}
