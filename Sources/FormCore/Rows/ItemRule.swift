/// A rule for a row of each item, which looks at the other items too.
struct ItemRule<State, ID> {
    /// The row, from the item on.
    let row: RowPath
    /// What stands against an item in a state.
    let look: @MainActor (ID, State) -> Notice?
}

extension ItemRule {
    /// No two items have the same value.
    init<Item, Value: Hashable>(
        row: RowPath, unique keyPath: KeyPath<Item, Value> & Sendable, among source: ListSource<State, Item, ID>
    ) {
        self.row = row
        look = { id, state in
            let items = source.items(state)
            guard let item = items.first(where: { source.id($0) == id }) else { return nil }
            let value = folded(item[keyPath: keyPath])
            let other = items.first { source.id($0) != id && folded($0[keyPath: keyPath]) == value }
            return other.map { .error(Sentence("Another one has “%s” already.", "\($0[keyPath: keyPath])")) }
        }
    }
}

/// A value as it is compared with others.
private func folded<Value: Hashable>(_ value: Value) -> AnyHashable {
    if let text = value as? String { text.lowercased() } else { value }
}
