/// Those rows of a list's items that are there.
@MainActor
struct ItemRows<State, Item: Equatable, ID: Hashable> {
    /// More are not kept unless somebody shows them; on a page of this many, all are shown at once.
    private static var enough: Int { 512 }

    private var byID: [ID: ItemRow<State, Item, ID>] = [:]
    private var uses = 0
    private var most = Self.enough

    var all: Dictionary<ID, ItemRow<State, Item, ID>>.Values { byID.values }

    /// The row of an item, which somebody asks for.
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

    mutating func remove(_ row: ItemRow<State, Item, ID>) { byID[row.id] = nil }

    /// Items stand elsewhere.
    ///
    /// - Parameters:
    ///   - old: Where those stood that have gone, or moved; behind them the others stay in their order.
    ///   - new: Where others stand in their place.
    ///   - id: The identity of the item at a place now.
    /// - Returns: The rows of those that have gone, which are let go of.
    mutating func move(from old: Range<Int>, to new: Range<Int>, id: (Int) -> ID) -> [ItemRow<State, Item, ID>] {
        guard !byID.isEmpty else { return [] }
        let places = Dictionary(new.map { (id($0), $0) }) { first, _ in first }
        var gone: [ItemRow<State, Item, ID>] = []
        for (id, row) in byID where row.index >= old.lowerBound {
            if row.index >= old.upperBound {
                row.index += new.count - old.count
            } else if let place = places[id] {
                row.index = place
            } else {
                gone.append(row)
            }
        }
        for row in gone { byID[row.id] = nil }
        return gone
    }

    /// Lets go of rows that nobody has asked for lately, where there are many.
    ///
    /// - Parameter isNeeded: Whether a row has to stay.
    mutating func dropUnused(_ isNeeded: (ItemRow<State, Item, ID>) -> Bool) -> [ItemRow<State, Item, ID>] {
        guard byID.count > most else { return [] }
        let unused = byID.values.filter { !isNeeded($0) }.sorted { $0.lastUse < $1.lastUse }
        let dropped = unused.prefix(byID.count - Self.enough / 2)
        for row in dropped { byID[row.id] = nil }
        most = max(Self.enough, 2 * byID.count)
        return Array(dropped)
    }
}
