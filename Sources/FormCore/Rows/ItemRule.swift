/// A rule for a row of each item, which looks at the other items too.
struct ItemRule<State, ID> {
    /// The row, from the item on.
    let row: RowPath
    /// What stands against an item in a state.
    let look: @MainActor (ID, State) -> Notice?
}

extension ItemRule {
    /// No two items have the same value.
    @MainActor
    init<Item: Equatable, Value: Hashable>(
        row: RowPath, unique keyPath: KeyPath<Item, Value> & Sendable, among source: any ListSource<State, Item, ID>
    ) {
        self.row = row
        let values = ItemValues<Item>()
        look = { id, state in
            let items = source.items(state)
            guard let index = source.index(of: id, among: items, guess: values.lastIndex) else { return nil }
            values.lastIndex = index
            guard let other = values.other(than: index, in: items, by: { folded($0[keyPath: keyPath]) }) else {
                return nil
            }
            return .error(Sentence("Another one has “%s” already.", "\(items[other][keyPath: keyPath])"))
        }
    }
}

/// A value as it is compared with others.
private func folded<Value: Hashable>(_ value: Value) -> AnyHashable {
    if let text = value as? String { text.lowercased() } else { value }
}

/// Which items have which value, as long as the list is the same: all of a long list may be asked about in turn.
@MainActor
private final class ItemValues<Item: Equatable> {
    /// The item that was asked about last.
    var lastIndex = 0
    /// The list as it was last. It is the state's own memory, and as long as it is kept no other list has that: that the
    /// list is the same is known without looking at its items.
    private var items: [Item] = []
    /// The first two items of each value.
    private var places: [AnyHashable: (first: Int, second: Int?)] = [:]

    /// The first other item of the same value.
    func other(than index: Int, in items: [Item], by value: (Item) -> AnyHashable) -> Int? {
        if !ListDifference(from: self.items, to: items).isEmpty {
            places.removeAll(keepingCapacity: true)
            for (place, item) in items.enumerated() {
                let value = value(item)
                if let first = places[value] {
                    if first.second == nil { places[value] = (first.first, place) }
                } else {
                    places[value] = (place, nil)
                }
            }
        }
        self.items = items
        guard let found = places[value(items[index])] else { return nil }
        return found.first != index ? found.first : found.second
    }
}
