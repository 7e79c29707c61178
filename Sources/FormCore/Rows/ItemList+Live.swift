/// Rows for the items of an array, each with live data from another property of the state, such as whether a network is
/// connected.
///
/// ```swift
/// struct Networks: Codable, Equatable {
///     var networks: [Network] = []
///     @Transient var signals: [Network.ID: Strength] = [:]
/// }
/// ```
///
/// ```swift
/// list("Networks", \.networks, id: \.id, live: \.signals) {
///     detailTextCell(
///         title: "Network", keyPath: { $0.live?.text ?? "Out of reach" }, form: bind(form: networkForm, to: \.item)
///     )
///     .title(from: \.item.name)
/// }
/// .adding("Add Network") { LiveItem(Network(id: $0.nextID)) }
/// ```
///
/// The live data is separate from the items. It is stored only if the property that holds it is stored. Undo doesn't
/// change it, and it can't have a conflict with another program's value. In all other respects, the list works like
/// ``list(_:_:id:content:)``.
///
/// - Parameters:
///   - title: The name of the list in paths, in the undo menu, and for assistive tools.
///   - keyPath: The key path of the array.
///   - id: The key path of an item's id, which an edit must not change.
///   - live: Returns the live data by item id. Items without data need no entry, and entries without an item are
///     ignored.
///   - content: The rows of an item, which may open pages. The state of these rows and pages is a ``LiveItem``: the
///     item with its live data.
public func list<State, Item: Equatable, ID: Hashable & Sendable, Live: Equatable>(
    _ title: String,
    _ keyPath: WritableKeyPath<State, [Item]> & Sendable,
    id: KeyPath<Item, ID> & Sendable,
    live: @escaping @MainActor @Sendable (State) -> [ID: Live],
    @ElementBuilder<FormCell, LiveItem<Item, Live>> content: () -> [Element<FormCell, LiveItem<Item, Live>>]
) -> Element<ItemGroup<State, LiveItem<Item, Live>, ID>, State> {
    items(title, content()) { LiveSource(ArraySource(keyPath, id: id), live: live) }
}

/// Rows for the values of a dictionary, each with live data from another property of the state.
///
/// The state of a row is a ``LiveItem`` whose item is a ``KeyedItem``. In all other respects, the list works like
/// ``list(_:_:id:live:content:)``.
///
/// - Parameters:
///   - title: The name of the list in paths, in the undo menu, and for assistive tools.
///   - keyPath: The key path of the dictionary.
///   - live: Returns the live data by key.
///   - content: The rows of an item. Their state is a key with its value and its live data.
public func list<State, Key: Hashable & Sendable, Value: Equatable & SendableMetatype, Live: Equatable>(
    _ title: String,
    dictionary keyPath: WritableKeyPath<State, [Key: Value]> & Sendable,
    live: @escaping @MainActor @Sendable (State) -> [Key: Live],
    @ElementBuilder<FormCell, LiveItem<KeyedItem<Key, Value>, Live>>
    content: () -> [Element<FormCell, LiveItem<KeyedItem<Key, Value>, Live>>]
) -> Element<ItemGroup<State, LiveItem<KeyedItem<Key, Value>, Live>, Key>, State> {
    list(title, keyPath, storage: .dictionary(), live: live, content: content)
}

/// Rows for the items in a collection type of your own, each with live data from another property of the state.
///
/// See ``list(_:_:id:live:content:)`` for an explanation of live data.
///
/// - Parameters:
///   - title: The name of the list in paths, in the undo menu, and for assistive tools.
///   - keyPath: The key path of the collection.
///   - storage: Describes how the collection holds its items.
///   - live: Returns the live data by item id.
///   - content: The rows of an item. Their state is the item with its live data.
public func list<State, Items: Equatable, Item: Equatable, ID: Hashable & Sendable, Live: Equatable>(
    _ title: String,
    _ keyPath: WritableKeyPath<State, Items> & Sendable,
    storage: ItemStorage<Items, Item, ID>,
    live: @escaping @MainActor @Sendable (State) -> [ID: Live],
    @ElementBuilder<FormCell, LiveItem<Item, Live>> content: () -> [Element<FormCell, LiveItem<Item, Live>>]
) -> Element<ItemGroup<State, LiveItem<Item, Live>, ID>, State> {
    items(title, content()) { LiveSource(StorageSource(keyPath, storage), live: live) }
}
