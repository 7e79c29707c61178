/// Rows for the items of an array, for use in a section's braces.
///
/// ```swift
/// section("Rules") {
///     list("Rules", \.rules, id: \.id) {
///         detailTextCell(title: "Rule", keyPath: \.summary, form: ruleForm).title(from: \.name)
///     }
///     .adding("Add Rule") { _ in FirewallRule(id: UUID().uuidString) }
///     .removing()
///     .moving()
/// }
/// ```
///
/// Refused text, undo steps and open pages belong to an item's id, so they stay with the item when it moves.
///
/// The path of an item consists of the title of the list and the item's id, such as `Rules/ssh-1`. The paths of the
/// item's rows depend on the number of rows in the braces:
///
/// - If the braces contain a single row, as above, that row has the item's path. A row on the page that it opens has a
///   path such as `Rules/ssh-1/Port`.
/// - If the braces contain several rows, the list shows all of them for each item. Each of them has a path below the
///   item's path, such as `Rules/ssh-1/Port`.
///
/// If an item is removed while its page is open, the page is closed. A notice in the window says so, unless the user
/// has removed the item.
///
/// - Parameters:
///   - title: The name of the list in paths, in the undo menu, and for assistive tools.
///   - keyPath: The key path of the array. Two items with the same id are reported as a mistake in the form, and only
///     the first is shown.
///   - id: The key path of an item's id, which an edit must not change.
///   - content: The rows of an item. Their state is the item.
public func list<State, Item: Equatable, ID: Hashable & Sendable>(
    _ title: String,
    _ keyPath: WritableKeyPath<State, [Item]> & Sendable,
    id: KeyPath<Item, ID> & Sendable,
    @ElementBuilder<FormCell, Item> content: () -> [Element<FormCell, Item>]
) -> Element<ItemGroup<State, Item, ID>, State> {
    items(title, content()) { ArraySource(keyPath, id: id) }
}

/// Rows for computed items, such as the devices that have joined a network. The items can't be edited.
///
/// ```swift
/// list("Devices", of: \.devices, id: \.address) {
///     valueCell(title: "Device", text: \.status).title(from: \.name)
/// }
/// .whenEmpty("No devices have joined.")
/// ```
///
/// - Parameters:
///   - title: The name of the list in paths and for assistive tools.
///   - items: Returns the items for a state.
///   - id: The key path of an item's id.
///   - content: The rows of an item. Their state is the item, but anything that they write to it is ignored.
public func list<State, Item: Equatable, ID: Hashable & Sendable>(
    _ title: String,
    of items: @escaping @MainActor @Sendable (State) -> [Item],
    id: KeyPath<Item, ID> & Sendable,
    @ElementBuilder<FormCell, Item> content: () -> [Element<FormCell, Item>]
) -> Element<ItemGroup<State, Item, ID>, State> {
    FormCore.items(title, content()) { ComputedSource(identities: ItemIdentities(at: id), read: items) }
}

/// Makes the rows of a list. Each rendering of the list calls `source` to get a separate source.
func items<State, Item: Equatable, ID: Hashable & Sendable>(
    _ title: String, _ content: [Element<FormCell, Item>],
    of source: @escaping @MainActor @Sendable () -> any ListSource<State, Item, ID>
) -> Element<ItemGroup<State, Item, ID>, State> {
    Element(node: .list(ListSpec(title: title, source: source, content: content)))
}
