/// Rows for the items of an array that show what another place of the state has for each, such as whether a network is
/// connected at the moment.
///
/// ```swift
/// struct Networks: Codable, Equatable {
///     var networks: [Network] = []
///     @Transient var signals: [Network.ID: Signal] = [:]
/// }
///
/// list("Networks", \.networks, id: \.id, live: \.signals) {
///     detailTextCell(
///         title: "Network", keyPath: { $0.live?.text ?? "Out of reach" }, form: bind(form: networkForm, to: \.item)
///     )
///     .title(from: \.item.name)
/// }
/// .adding("Add Network") { LiveItem(Network(id: $0.nextID)) }
/// ```
///
/// Since it stands in a place of its own, it is kept as that place is, or not at all; a step that is undone leaves it
/// as it is; and it is nothing that could be in conflict. The rest is as in ``list(_:_:id:content:)``.
///
/// - Parameters:
///   - title: What the list is called, in paths, in the menu for a step that can be undone, and by assistive tools.
///   - keyPath: The array.
///   - id: What tells the items apart; an edit must not change it.
///   - live: What is there for identities; one that has nothing is left out, and one without an item is passed over.
///   - content: The rows of an item, over the item and what is there for it; those of the pages that it opens too.
public func list<State, Item: Equatable, ID: Hashable & Sendable, Live: Equatable>(
    _ title: String,
    _ keyPath: WritableKeyPath<State, [Item]> & Sendable,
    id: KeyPath<Item, ID> & Sendable,
    live: @escaping @MainActor @Sendable (State) -> [ID: Live],
    @ElementBuilder<FormCell, LiveItem<Item, Live>> content: () -> [Element<FormCell, LiveItem<Item, Live>>]
) -> Element<ItemGroup<State, LiveItem<Item, Live>, ID>, State> {
    items(title, content()) { LiveSource(ArraySource(keyPath, id: id), live: live) }
}

/// Rows for the values of a dictionary that show what another place of the state has for each key.
///
/// See ``list(_:_:id:live:content:)``; the rows are over a ``LiveItem`` of a ``KeyedItem``.
///
/// - Parameters:
///   - title: What the list is called, in paths, in the menu for a step that can be undone, and by assistive tools.
///   - keyPath: The dictionary.
///   - live: What is there for keys.
///   - content: The rows of an item, over a key, its value and what is there for it.
public func list<State, Key: Hashable & Sendable, Value: Equatable & SendableMetatype, Live: Equatable>(
    _ title: String,
    dictionary keyPath: WritableKeyPath<State, [Key: Value]> & Sendable,
    live: @escaping @MainActor @Sendable (State) -> [Key: Live],
    @ElementBuilder<FormCell, LiveItem<KeyedItem<Key, Value>, Live>>
    content: () -> [Element<FormCell, LiveItem<KeyedItem<Key, Value>, Live>>]
) -> Element<ItemGroup<State, LiveItem<KeyedItem<Key, Value>, Live>, Key>, State> {
    list(title, keyPath, storage: .dictionary(), live: live, content: content)
}

/// Rows for the items of a type of your own that show what another place of the state has for each.
///
/// See ``list(_:_:id:live:content:)``.
///
/// - Parameters:
///   - title: What the list is called, in paths, in the menu for a step that can be undone, and by assistive tools.
///   - keyPath: What holds the items.
///   - storage: How it holds them.
///   - live: What is there for identities.
///   - content: The rows of an item, over the item and what is there for it.
public func list<State, Items: Equatable, Item: Equatable, ID: Hashable & Sendable, Live: Equatable>(
    _ title: String,
    _ keyPath: WritableKeyPath<State, Items> & Sendable,
    storage: ItemStorage<Items, Item, ID>,
    live: @escaping @MainActor @Sendable (State) -> [ID: Live],
    @ElementBuilder<FormCell, LiveItem<Item, Live>> content: () -> [Element<FormCell, LiveItem<Item, Live>>]
) -> Element<ItemGroup<State, LiveItem<Item, Live>, ID>, State> {
    items(title, content()) { LiveSource(StorageSource(keyPath, storage), live: live) }
}
