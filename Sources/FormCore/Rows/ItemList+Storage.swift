/// Rows for the values of a dictionary, for use in a section's braces.
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
/// An item is a ``KeyedItem``, and its id is the key, which doesn't change when the user edits the value. The items are
/// sorted by key, unless `arranged(_:)` sorts them differently, and the user can't move them. In all other respects,
/// the list works like ``list(_:_:id:content:)``.
///
/// - Parameters:
///   - title: The name of the list in paths, in the undo menu, and for assistive tools.
///   - keyPath: The key path of the dictionary.
///   - content: The rows of an item. Their state is a key with its value.
public func list<State, Key: Hashable & Sendable, Value: Equatable & SendableMetatype>(
    _ title: String,
    dictionary keyPath: WritableKeyPath<State, [Key: Value]> & Sendable,
    @ElementBuilder<FormCell, KeyedItem<Key, Value>> content: () -> [Element<FormCell, KeyedItem<Key, Value>>]
) -> Element<ItemGroup<State, KeyedItem<Key, Value>, Key>, State> {
    list(title, keyPath, storage: .dictionary(), content: content)
}

/// Rows for the elements of a set, for use in a section's braces.
///
/// ```swift
/// list("Blocked", set: \.blocked) {
///     customCell(title: "Address") { _, _ in { _ in } }.title(from: \.self)
/// }
/// .adding("Block the Address") { $0.address }
/// .removing()
/// ```
///
/// Each element is its own id, so the user can add and remove elements, but not edit them. The elements are sorted with
/// `<`, or, if they are not `Comparable`, by their descriptions. `arranged(_:)` can sort them differently. In all other
/// respects, the list works like ``list(_:_:id:content:)``.
///
/// - Parameters:
///   - title: The name of the list in paths, in the undo menu, and for assistive tools.
///   - keyPath: The key path of the set.
///   - content: The rows of an element. Their state is the element.
public func list<State, Value: Hashable & Sendable>(
    _ title: String,
    set keyPath: WritableKeyPath<State, Set<Value>> & Sendable,
    @ElementBuilder<FormCell, Value> content: () -> [Element<FormCell, Value>]
) -> Element<ItemGroup<State, Value, Value>, State> {
    list(title, keyPath, storage: .set(), content: content)
}

/// Rows for the items in a collection type of your own, for use in a section's braces.
///
/// - Parameters:
///   - title: The name of the list in paths, in the undo menu, and for assistive tools.
///   - keyPath: The key path of the collection.
///   - storage: Describes how the collection holds its items.
///   - content: The rows of an item. Their state is the item.
public func list<State, Items: Equatable, Item: Equatable, ID: Hashable & Sendable>(
    _ title: String,
    _ keyPath: WritableKeyPath<State, Items> & Sendable,
    storage: ItemStorage<Items, Item, ID>,
    @ElementBuilder<FormCell, Item> content: () -> [Element<FormCell, Item>]
) -> Element<ItemGroup<State, Item, ID>, State> {
    items(title, content()) { StorageSource(keyPath, storage) }
}
