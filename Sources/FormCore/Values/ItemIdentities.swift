/// Reads the ids of a list's items.
struct ItemIdentities<Item, ID: Hashable> {
    /// Returns the id of an item.
    let id: (Item) -> ID
    /// The byte offset of the id within an item; `nil` for a computed id.
    let offset: Int?

    init(at path: KeyPath<Item, ID> & Sendable) {
        id = { $0[keyPath: path] }
        offset = MemoryLayout<Item>.offset(of: path)
    }

    /// Reads the ids of items that each contain an inner item. The id of the inner item is also the id of the item that
    /// contains it.
    init<Inner>(of inner: ItemIdentities<Inner, ID>, at path: KeyPath<Item, Inner> & Sendable) {
        id = { inner.id($0[keyPath: path]) }
        offset = MemoryLayout<Item>.offset(of: path).flatMap { start in inner.offset.map { start + $0 } }
    }

    /// Returns the index of the item with an id, or `nil` if no item has the id.
    ///
    /// - Parameter guess: The item's last known index. The search starts there and moves outwards in both directions.
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

    /// Returns true if any two items have the same id.
    ///
    /// - Parameter difference: The difference between an earlier version of the list and `items`. The earlier version
    ///   must not contain repeated ids, so that only the new items have to be checked.
    func hasRepeats(_ items: [Item], except difference: ListDifference) -> Bool {
        // If there are only a few new items, it is faster to search the list for each of their ids than to compare all
        // ids.
        guard difference.new.count <= 8 else { return withIDs(of: items) { $0.hasRepeats } }
        return items[difference.new].contains { item in
            let id = id(item)
            return withIDs(of: items) { ids in (0..<items.count).count { ids.has(id, at: $0) } } > 1
        }
    }

    /// Calls a function with the ids of the items.
    ///
    /// If ids are stored in the items, they are read directly from memory, which is five times as fast as reading each
    /// id through the key path.
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

    /// Returns the index of the item whose id has the text `name`, as in a row path; `nil` if there is no such item.
    func index(of name: String, among items: [Item]) -> Int? {
        guard let type = ID.self as? any LosslessStringConvertible.Type else {
            return items.firstIndex { "\(id($0))" == name }
        }
        return (type.init(name) as? ID).flatMap { index(of: $0, among: items, guess: 0) }
    }

    /// Returns the items, leaving out each one that has the same id as an earlier one.
    ///
    /// - Parameter report: Called with the id of each omitted item.
    func distinct(_ items: [Item], report: (ID) -> Void) -> [Item] {
        var taken: Set<ID> = []
        return items.filter { item in
            let isNew = taken.insert(id(item)).inserted
            if !isNew { report(id(item)) }
            return isNew
        }
    }
}
