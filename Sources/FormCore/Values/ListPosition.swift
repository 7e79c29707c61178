/// The position of an item among others: after its neighbour, whose index may change.
struct ListPosition<ID: Hashable>: Equatable {
    /// The item before this one; `nil` for the first item.
    var neighbour: ID?
    /// The index to use if the neighbour is missing.
    var index: Int

    static func == (one: Self, other: Self) -> Bool { one.neighbour == other.neighbour }
}

extension ListPosition {
    /// Makes the position of the item at an index.
    init<Item>(of index: Int, among items: [Item], id: (Item) -> ID) {
        self.init(neighbour: index > 0 ? id(items[index - 1]) : nil, index: index)
    }

    /// Returns the index at which to insert an item among the others.
    ///
    /// - Parameters:
    ///   - count: The number of other items.
    ///   - find: Returns the index of another item; it is given the probable index.
    func index(amongOthers count: Int, find: (ID, Int) -> Int?) -> Int {
        guard let neighbour else { return 0 }
        if let found = find(neighbour, index - 1) { return found + 1 }
        return min(index, count)
    }
}
