/// Describes how a type of your own holds the items of a list: their ids, and each item by its id.
///
/// ```swift
/// extension ItemStorage where Items == Hosts, Item == KeyedItem<String, Host>, ID == String {
///     static var hosts: Self {
///         ItemStorage(
///             id: \.key,
///             ids: { $0.keys },
///             item: { hosts, name in hosts[name].map { KeyedItem(key: name, value: $0) } },
///             set: { $0[$1] = $2?.value },
///             move: { $0.move($1, to: $2) })
///     }
/// }
/// ```
///
/// A list over it has the same features as a list over an array, such as paths by id, undo, reset and conflicts. See
/// ``list(_:_:storage:content:)``.
public struct ItemStorage<Items: Equatable, Item: Equatable, ID: Hashable & Sendable>: Sendable {
    let id: KeyPath<Item, ID> & Sendable
    let ids: @Sendable (Items) -> [ID]
    let item: @Sendable (Items, ID) -> Item?
    let set: @Sendable (inout Items, ID, Item?) -> Void
    let move: (@Sendable (inout Items, ID, Int) -> Void)?

    /// Describes how items are held.
    ///
    /// - Parameters:
    ///   - id: The item's id, which an edit must not change.
    ///   - ids: Returns the ids of all items, each once, in the order in which they are shown.
    ///   - item: Returns the item with an id; `nil` if it is missing.
    ///   - set: Replaces the item with an id, or appends it if it is missing; `nil` removes it.
    ///   - move: Moves an existing item from wherever it is, so that it has an index among all items then. Without it,
    ///     the order of the items can't be changed by the user and is not part of the state.
    public init(
        id: KeyPath<Item, ID> & Sendable,
        ids: @escaping @Sendable (_ items: Items) -> [ID],
        item: @escaping @Sendable (_ items: Items, _ id: ID) -> Item?,
        set: @escaping @Sendable (_ items: inout Items, _ id: ID, _ item: Item?) -> Void,
        move: (@Sendable (_ items: inout Items, _ id: ID, _ index: Int) -> Void)? = nil
    ) {
        self.id = id
        self.ids = ids
        self.item = item
        self.set = set
        self.move = move
    }
}

extension ItemStorage {
    /// A dictionary, whose keys are the ids.
    static func dictionary<Value: SendableMetatype>() -> Self
    where Items == [ID: Value], Item == KeyedItem<ID, Value> {
        ItemStorage(
            id: \.key, ids: { inOwnOrder($0.keys) },
            item: { items, key in items[key].map { KeyedItem(key: key, value: $0) } },
            set: { $0[$1] = $2?.value })
    }

    /// A set, whose elements are their own ids.
    static func set() -> Self where Items == Set<ID>, Item == ID {
        ItemStorage(
            id: \.self, ids: inOwnOrder, item: { $0.contains($1) ? $1 : nil },
            set: { elements, element, isThere in
                if isThere == nil { elements.remove(element) } else { elements.insert(element) }
            })
    }
}

/// Returns values in a stable order: their own if they are `Comparable`, otherwise that of their texts.
func inOwnOrder<Value>(_ values: some Collection<Value>) -> [Value] {
    func inOrder<Ordered: Comparable>(of _: Ordered.Type) -> [Value]? {
        (Array(values) as? [Ordered])?.sorted() as? [Value]
    }
    if let type = Value.self as? any Comparable.Type, let sorted = inOrder(of: type) { return sorted }
    return values.map { (text: "\($0)", value: $0) }.sorted { $0.text < $1.text }.map(\.value)
}
