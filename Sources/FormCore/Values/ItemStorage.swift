/// How a type of your own holds the items of a list: which there are, and one by its identity.
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
/// A list over it has what one over an array has: paths by identity, undo, reset, conflicts and the rest. See
/// ``list(_:_:storage:content:)``.
public struct ItemStorage<Items: Equatable, Item: Equatable, ID: Hashable & Sendable>: Sendable {
    let id: KeyPath<Item, ID> & Sendable
    let ids: @Sendable (Items) -> [ID]
    let item: @Sendable (Items, ID) -> Item?
    let set: @Sendable (inout Items, ID, Item?) -> Void
    let move: (@Sendable (inout Items, ID, Int) -> Void)?

    /// Says how items are held.
    ///
    /// - Parameters:
    ///   - id: What tells the items apart; an edit must not change it.
    ///   - ids: The identities of all items, each once, in the order in which they are shown.
    ///   - item: The item of an identity; `nil` where there is none.
    ///   - set: Puts an item in place of the one of its identity, or behind all others where there is none; `nil`
    ///     takes it out.
    ///   - move: Puts an item that is there where it has an index among all. Without it the items have no order that
    ///     the person could change, and none that is part of the state.
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
    /// A dictionary, whose keys are the identities.
    static func dictionary<Value: SendableMetatype>() -> Self
    where Items == [ID: Value], Item == KeyedItem<ID, Value> {
        ItemStorage(
            id: \.key, ids: { inOwnOrder($0.keys) },
            item: { items, key in items[key].map { KeyedItem(key: key, value: $0) } },
            set: { $0[$1] = $2?.value })
    }

    /// A set, whose elements are their own identities.
    static func set() -> Self where Items == Set<ID>, Item == ID {
        ItemStorage(
            id: \.self, ids: inOwnOrder, item: { $0.contains($1) ? $1 : nil },
            set: { elements, element, isThere in
                if isThere == nil { elements.remove(element) } else { elements.insert(element) }
            })
    }
}

/// Values in an order that is the same each time: the one that they have, or else that of their texts.
func inOwnOrder<Value>(_ values: some Collection<Value>) -> [Value] {
    func inOrder<Ordered: Comparable>(of _: Ordered.Type) -> [Value]? {
        (Array(values) as? [Ordered])?.sorted() as? [Value]
    }
    if let type = Value.self as? any Comparable.Type, let sorted = inOrder(of: type) { return sorted }
    return values.map { (text: "\($0)", value: $0) }.sorted { $0.text < $1.text }.map(\.value)
}
