/// What a person calls an item of a list, which need not be on any page: the title that its row would have.
struct ItemName<Item>: Sendable {
    /// The row of an item.
    let content: Element<FormCell, Item>

    /// The title, where it follows the item; `nil` where all items have the same.
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
