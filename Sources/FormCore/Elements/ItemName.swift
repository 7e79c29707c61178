/// Finds the name by which the user knows a list item, which is the title of the item's row. The row is rendered only
/// to read its title, so the item need not be on an open page.
struct ItemName<Item>: Sendable {
    /// The element that renders the row of an item.
    let content: Element<FormCell, Item>

    /// Returns the title of the row for an item, or `nil` if the row's title doesn't depend on the item.
    @MainActor
    func text(of item: Item, on owner: any PageOwner) -> String? {
        let store = ModelStore(FormModel(item, defaults: nil, applying: .atOnce))
        let scope = PageScope(owner: owner, model: store, title: "", forms: [])
        let row = content.render(RenderingContext(access: store, row: RowIdentity(scope: scope)))
        let title = row.content.title
        row.update(item)
        return row.content.title == title ? nil : row.content.title
    }
}
