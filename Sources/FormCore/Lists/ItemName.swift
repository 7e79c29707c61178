/// Finds the name by which the user knows a list item, which is the title of the item's row.
struct ItemName<Item>: Sendable {
    /// The row of an item.
    let row: RowSpec<Item>

    /// Returns the title of the row for an item, or `nil` if the row's title doesn't depend on the item.
    @MainActor
    func text(of item: Item, on session: FormSession) -> String? {
        if let title = row.modifiedTitle(in: item) { return title }
        switch row.kind {
        case .custom, .closure: return renderedText(of: item, on: session)
        default: return nil
        }
    }

    /// Renders the row, because the title may be set by an author's closure.
    @MainActor
    private func renderedText(of item: Item, on session: FormSession) -> String? {
        let rows = DetachedRows([row], of: item, session)
        let title = rows.cells[0].title
        rows.show(item)
        return rows.cells[0].title == title ? nil : rows.cells[0].title
    }
}

/// The rows of a list item on no page, from which their texts are read. They can show one item after another.
@MainActor
final class DetachedRows<Item> {
    let cells: [FormCell]
    private let store: ModelStore<Item>
    private let updates: Updates<Item>

    init(_ rows: [RowSpec<Item>], of item: Item, _ session: FormSession) {
        let store = ModelStore(FormModel(item, defaults: nil, applying: .atOnce))
        let scope = PageScope(session: session, model: store, title: "")
        let updates = Updates<Item>()
        cells = rows.map { row in
            row.make(in: RenderingContext(access: store, row: RowIdentity(scope: scope), updates: updates))
        }
        self.store = store
        self.updates = updates.moved()
    }

    func show(_ item: Item) {
        store.model = FormModel(item, defaults: nil, applying: .atOnce)
        updates.run(item)
    }
}
