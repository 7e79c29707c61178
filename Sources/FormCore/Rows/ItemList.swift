/// Rows for the items of a list, in a section's braces.
///
/// ```swift
/// section("Rules") {
///     list("Rules", \.rules, id: \.id) {
///         detailTextCell(title: "Rule", keyPath: \.summary, form: ruleForm).title(from: \.name)
///     }
///     .adding("Add Rule") { _ in Rule(id: UUID().uuidString) }
///     .removing()
///     .moving()
/// }
/// ```
///
/// Whatever is kept of a row — a text that was refused, a step to be undone, an open page — belongs to the item, by its
/// identity, wherever it stands. A row's path has the title of the list and the identity: `Rules/ssh-1`, and
/// `Rules/ssh-1/Port` on the item's page. With one row in the braces the item is that row; with several it has them all,
/// as `Rules/ssh-1/Port` too.
///
/// An item that goes while its page is open closes the page, and the window says so.
///
/// - Parameters:
///   - title: What the list is called, in paths, in the menu for a step that can be undone, and by assistive tools.
///   - keyPath: The array. Two items of one identity are a mistake of the form's author: the first is shown.
///   - id: What tells the items apart; an edit must not change it.
///   - content: The rows of an item, over the item.
public func list<State, Item: Equatable, ID: Hashable & Sendable>(
    _ title: String,
    _ keyPath: WritableKeyPath<State, [Item]> & Sendable,
    id: KeyPath<Item, ID> & Sendable,
    @ElementBuilder<FormCell, Item> content: () -> [Element<FormCell, Item>]
) -> Element<ItemGroup<State, Item, ID>, State> {
    items(title, content()) { ArraySource(keyPath, id: id) }
}

/// Rows for items that are computed, such as the devices that have joined: they can be looked at, and not edited.
///
/// ```swift
/// list("Devices", of: \.devices, id: \.address) {
///     textCell(title: "Device", keyPath: \.status).title(from: \.name)
/// }
/// .whenEmpty("No devices have joined.")
/// ```
///
/// - Parameters:
///   - title: What the list is called, in paths and by assistive tools.
///   - items: The items of a state.
///   - id: What tells the items apart.
///   - content: The rows of an item, over the item. What they would write is dropped.
public func list<State, Item: Equatable, ID: Hashable & Sendable>(
    _ title: String,
    of items: @escaping @MainActor @Sendable (State) -> [Item],
    id: KeyPath<Item, ID> & Sendable,
    @ElementBuilder<FormCell, Item> content: () -> [Element<FormCell, Item>]
) -> Element<ItemGroup<State, Item, ID>, State> {
    FormCore.items(title, content()) { ComputedSource(identities: ItemIdentities(at: id), read: items) }
}

/// Rows for the items of a source, which each rendering has for itself.
func items<State, Item: Equatable, ID: Hashable & Sendable>(
    _ title: String, _ content: [Element<FormCell, Item>],
    of source: @escaping @MainActor @Sendable () -> any ListSource<State, Item, ID>
) -> Element<ItemGroup<State, Item, ID>, State> {
    Element { context in
        let group = ItemGroup(title, source(), content, in: context)
        return RenderedElement(content: group, update: group.update)
    }
}
