/// What tells the items of a list apart.
struct ItemIdentities<Item, ID: Hashable> {
    /// The identity of an item.
    let id: (Item) -> ID
    /// Where the identity is stored in an item; `nil` for one that is computed.
    let offset: Int?

    init(at path: KeyPath<Item, ID> & Sendable) {
        id = { $0[keyPath: path] }
        offset = MemoryLayout<Item>.offset(of: path)
    }

    /// What tells apart items that have others in them.
    init<Inner>(of inner: ItemIdentities<Inner, ID>, at path: KeyPath<Item, Inner> & Sendable) {
        id = { inner.id($0[keyPath: path]) }
        offset = MemoryLayout<Item>.offset(of: path).flatMap { start in inner.offset.map { start + $0 } }
    }

    /// Where an item is among others.
    ///
    /// - Parameter guess: Where it was last: it is looked for there first, and then further and further away.
    func index(of id: ID, among items: [Item], guess: Int) -> Int? {
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
        guard let offset else {
            return items.map(id).withUnsafeBytes {
                look(StoredIDs($0, count: items.count, at: 0, MemoryLayout<ID>.stride))
            }
        }
        return items.withUnsafeBytes {
            look(StoredIDs($0, count: items.count, at: offset, MemoryLayout<Item>.stride))
        }
    }

    /// Where an item is that has a name in paths.
    func index(of name: String, among items: [Item]) -> Int? {
        guard let type = ID.self as? any LosslessStringConvertible.Type else {
            return items.firstIndex { "\(id($0))" == name }
        }
        return (type.init(name) as? ID).flatMap { index(of: $0, among: items, guess: 0) }
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
