/// Where an item stands among others: behind its neighbour, wherever that is.
struct ItemSpot<ID: Hashable>: Equatable {
    /// The item before; `nil` for the first one.
    var neighbour: ID?
    /// The index, for when the neighbour has gone.
    var index: Int

    static func == (one: Self, other: Self) -> Bool { one.neighbour == other.neighbour }
}

extension ItemSpot {
    /// Where an item is that is among others.
    init<Item>(of index: Int, among items: [Item], id: (Item) -> ID) {
        self.init(neighbour: index > 0 ? id(items[index - 1]) : nil, index: index)
    }

    /// The index at which an item has to be put among the others.
    ///
    /// - Parameters:
    ///   - count: How many others there are.
    ///   - find: Finds another item; it is given the place where it probably is.
    func index(amongOthers count: Int, find: (ID, Int) -> Int?) -> Int {
        guard let neighbour else { return 0 }
        if let found = find(neighbour, index - 1) { return found + 1 }
        return min(index, count)
    }
}
