/// The currently rendered rows of a list's items.
@MainActor
struct ItemRows<State, Item: Equatable, ID: Hashable> {
    /// While at most this many items have rows, all of the rows are kept, even if no renderer shows them.
    private static var enough: Int { 512 }

    private var byID: [ID: ItemRow<State, Item, ID>] = [:]
    private var uses = 0
    private var most = Self.enough

    var all: Dictionary<ID, ItemRow<State, Item, ID>>.Values { byID.values }

    /// Returns the rows of an item and marks them as just used, or returns `nil` if the item has no rows now.
    mutating func use(_ id: ID) -> ItemRow<State, Item, ID>? {
        uses += 1
        let row = byID[id]
        row?.lastUse = uses
        return row
    }

    mutating func insert(_ row: ItemRow<State, Item, ID>) {
        uses += 1
        row.lastUse = uses
        byID[row.id] = row
    }

    /// Updates the rows after the items in a range were replaced.
    ///
    /// - Parameters:
    ///   - old: The range of the replaced items in the old list.
    ///   - new: The range of the items that replace them, in the new list.
    ///   - id: Returns the id of the item at an index in the new list.
    /// - Returns: The rows of the items that were removed. These rows have been dropped.
    mutating func move(from old: Range<Int>, to new: Range<Int>, id: (Int) -> ID) -> [ItemRow<State, Item, ID>] {
        guard !byID.isEmpty else { return [] }
        let positions = Dictionary(new.map { (id($0), $0) }) { first, _ in first }
        var gone: [ItemRow<State, Item, ID>] = []
        for (id, row) in byID where row.index >= old.lowerBound {
            if row.index >= old.upperBound {
                row.index += new.count - old.count
            } else if let position = positions[id] {
                row.index = position
            } else {
                gone.append(row)
            }
        }
        for row in gone { byID[row.id] = nil }
        return gone
    }

    /// Drops the least recently used rows if many items have rows.
    ///
    /// - Parameter isNeeded: Returns true for rows that must be kept.
    /// - Returns: The dropped rows.
    mutating func dropUnused(_ isNeeded: (ItemRow<State, Item, ID>) -> Bool) -> [ItemRow<State, Item, ID>] {
        guard byID.count > most else { return [] }
        let unused = byID.values.filter { !isNeeded($0) }.sorted { $0.lastUse < $1.lastUse }
        let dropped = unused.prefix(byID.count - Self.enough / 2)
        for row in dropped { byID[row.id] = nil }
        most = max(Self.enough, 2 * byID.count)
        return Array(dropped)
    }
}
