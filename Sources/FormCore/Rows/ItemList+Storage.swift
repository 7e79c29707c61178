/// Rows for the values of a dictionary, in a section's braces.
///
/// ```swift
/// list("Hosts", dictionary: \.hosts) {
///     detailTextCell(title: "Host", keyPath: \.value.address, form: bind(form: hostForm, to: \.value))
///         .title(from: \.key)
/// }
/// .adding("Add Host") { KeyedItem(key: $0.nextName, value: Host()) }
/// .removing()
/// ```
///
/// A key tells its value apart for as long as that is there, whatever is edited of it. The values stand in the order
/// of their keys, unless `arranged(_:)` says otherwise, and none can be moved. The rest is as in
/// ``list(_:_:id:content:)``.
///
/// - Parameters:
///   - title: What the list is called, in paths, in the menu for a step that can be undone, and by assistive tools.
///   - keyPath: The dictionary.
///   - content: The rows of an item, over a key and its value.
public func list<State, Key: Hashable & Sendable, Value: Equatable & SendableMetatype>(
    _ title: String,
    dictionary keyPath: WritableKeyPath<State, [Key: Value]> & Sendable,
    @ElementBuilder<FormCell, KeyedItem<Key, Value>> content: () -> [Element<FormCell, KeyedItem<Key, Value>>]
) -> Element<ItemGroup<State, KeyedItem<Key, Value>, Key>, State> {
    list(title, keyPath, storage: .dictionary(), content: content)
}

/// Rows for the elements of a set, in a section's braces.
///
/// ```swift
/// list("Blocked", set: \.blocked) {
///     customCell(title: "Address") { _, _ in { _ in } }.title(from: \.self)
/// }
/// .adding("Block the Address") { $0.address }
/// .removing()
/// ```
///
/// An element is its own identity: it comes and goes, and can't be edited. The elements stand in their order, or in
/// that of their texts where they have none, unless `arranged(_:)` says otherwise. The rest is as in
/// ``list(_:_:id:content:)``.
///
/// - Parameters:
///   - title: What the list is called, in paths, in the menu for a step that can be undone, and by assistive tools.
///   - keyPath: The set.
///   - content: The rows of an element, over the element.
public func list<State, Value: Hashable & Sendable>(
    _ title: String,
    set keyPath: WritableKeyPath<State, Set<Value>> & Sendable,
    @ElementBuilder<FormCell, Value> content: () -> [Element<FormCell, Value>]
) -> Element<ItemGroup<State, Value, Value>, State> {
    list(title, keyPath, storage: .set(), content: content)
}

/// Rows for the items of a type of your own, in a section's braces.
///
/// - Parameters:
///   - title: What the list is called, in paths, in the menu for a step that can be undone, and by assistive tools.
///   - keyPath: What holds the items.
///   - storage: How it holds them.
///   - content: The rows of an item, over the item.
public func list<State, Items: Equatable, Item: Equatable, ID: Hashable & Sendable>(
    _ title: String,
    _ keyPath: WritableKeyPath<State, Items> & Sendable,
    storage: ItemStorage<Items, Item, ID>,
    @ElementBuilder<FormCell, Item> content: () -> [Element<FormCell, Item>]
) -> Element<ItemGroup<State, Item, ID>, State> {
    items(title, content()) { StorageSource(keyPath, storage) }
}
