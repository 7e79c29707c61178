/// Finds the name by which the user knows a list item, which is the title of the item's row.
struct ItemName<Item>: Sendable {
    /// The row of an item.
    let row: RowSpec<Item>

    /// Returns the title of the row for an item, or `nil` if the row's title doesn't depend on the item.
    @MainActor
    func text(of item: Item, on owner: any PageOwner) -> String? {
        if let title = row.modifiedTitle(in: item) { return title }
        switch row.kind {
        case .custom, .closure, .bound: return renderedText(of: item, on: owner)
        default: return nil
        }
    }

    /// Renders the row, because the title may be set by an author's closure.
    @MainActor
    private func renderedText(of item: Item, on owner: any PageOwner) -> String? {
        let store = ModelStore(FormModel(item, defaults: nil, applying: .atOnce))
        let scope = PageScope(owner: owner, model: store, title: "", forms: [])
        let context = RenderingContext(access: store, row: RowIdentity(scope: scope))
        let rendered = context.render(row.make(in:))
        let title = rendered.content.title
        rendered.update(item)
        return rendered.content.title == title ? nil : rendered.content.title
    }
}
