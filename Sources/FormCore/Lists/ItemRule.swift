/// A rule that applies to the same row of every item, and that depends on the other items of the list.
struct ItemRule<State, ID> {
    /// The row's path, relative to the item.
    let row: RowPath
    /// Returns the notice for an item, given the item's id and the state; `nil` if the rule has nothing to report. The
    /// last argument returns true if the notice must not quote the value.
    let look: @MainActor (ID, State, _ isSecret: () -> Bool) -> Notice?
}

extension ItemRule {
    /// Makes a rule that refuses a value that another item already has.
    @MainActor
    init<Item: Equatable, Value: Hashable>(
        row: RowPath, unique keyPath: KeyPath<Item, Value> & Sendable, among source: any ListSource<State, Item, ID>
    ) {
        self.row = row
        let values = ItemValues<Item>()
        look = { id, state, isSecret in
            let items = source.items(state)
            guard let index = source.index(of: id, among: items, guess: values.lastIndex) else { return nil }
            values.lastIndex = index
            guard let other = values.other(than: index, in: items, by: { folded($0[keyPath: keyPath]) }) else {
                return nil
            }
            if isSecret() { return .error("Another item already has this value.") }
            return .error(Sentence("Another item already has “%s”.", "\(items[other][keyPath: keyPath])"))
        }
    }
}

/// Returns the value to compare: a string in lowercase, or any other value unchanged.
private func folded<Value: Hashable>(_ value: Value) -> AnyHashable {
    if let text = value as? String { text.lowercased() } else { value }
}

/// An index of the items by value. It is rebuilt only when the list changes, because every item of a long list may be
/// checked in turn.
@MainActor
private final class ItemValues<Item: Equatable> {
    /// The index of the item that was checked last, where the next search begins.
    var lastIndex = 0
    /// The list that the index was built from. Keeping it keeps its memory allocated, so no other list can have the
    /// same address, and an unchanged list is recognised without comparing its items.
    private var items: [Item] = []
    /// The indices of the first two items with each value.
    private var positions: [AnyHashable: (first: Int, second: Int?)] = [:]

    /// Returns the index of the first other item that has the same value as the item at `index`, or `nil` if no other
    /// item has it.
    func other(than index: Int, in items: [Item], by value: (Item) -> AnyHashable) -> Int? {
        if !ListDifference(from: self.items, to: items).isEmpty {
            positions.removeAll(keepingCapacity: true)
            for (position, item) in items.enumerated() {
                let value = value(item)
                if let first = positions[value] {
                    if first.second == nil { positions[value] = (first.first, position) }
                } else {
                    positions[value] = (position, nil)
                }
            }
        }
        self.items = items
        guard let found = positions[value(items[index])] else { return nil }
        return found.first != index ? found.first : found.second
    }
}
