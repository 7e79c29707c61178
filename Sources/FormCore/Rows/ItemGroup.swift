/// The rows of a list on a page that is open: one set for each item, as long as that is there.
///
/// ``list(_:_:id:content:)`` makes one.
@MainActor
public final class ItemGroup<State, Item: Equatable, ID: Hashable & Sendable> {
    let source: ListSource<State, Item, ID>
    /// Makes an item, and what the button for it is called.
    var addition: (title: String, make: @MainActor @Sendable (State) -> Item)?
    /// Makes an item of another one.
    var copy: (@MainActor @Sendable (Item) -> Item)?
    var canRemove = false
    var canMove = false
    /// How many items the person may leave.
    var count = 0..<Int.max
    var emptyText: String?
    var rules: [ItemRule<State, ID>] = []

    let group = RowGroup()
    let context: RenderingContext<State>
    private let title: String
    private let content: [Element<FormCell, Item>]
    /// What the items stand under.
    let identity: RowIdentity
    private var rows: [ID: Row] = [:]
    /// The items whose rows are shown; `nil` before the first update.
    private var shown: [ID]?
    private lazy var listRow = makeListRow()
    private lazy var addRow = makeAddRow()
    private lazy var emptyRow = makeEmptyRow()

    /// What is rendered of an item.
    private struct Row {
        let place: RowIdentity
        let elements: [RenderedElement<FormCell, Item>]
        var seen: (item: Item, unseenChanges: Int)?
    }

    init(
        _ title: String, _ source: ListSource<State, Item, ID>, _ content: [Element<FormCell, Item>],
        in context: RenderingContext<State>
    ) {
        self.title = title
        self.source = source
        self.content = content
        self.context = context
        identity = RowIdentity(scope: context.scope)
        identity.claim(title: title)
    }

    /// The rows of an item.
    func cells(of id: ID) -> [FormCell] { rows[id]?.elements.map(\.content) ?? [] }

    /// What is reset, and settled, as a whole.
    private func makeListRow() -> FormCell? {
        guard let field = ListField(source) else { return nil }
        let cell = FormCell(title: context.translate(title))
        cell.role = .list
        cell.isVisible = false
        cell.identify(as: identity)
        cell.value = context.access.lift(field, of: identity)
        cell.onRecord = { [weak cell] row in
            cell?.isVisible = row.conflict != nil
            return (true, nil)
        }
        return cell
    }

    private func makeAddRow() -> RenderedElement<FormCell, State>? {
        addition.map { addition in
            let button: Element<FormCell, State> = buttonCell(title: addition.title) { [weak self] _ in self?.add() }
            return button.enabled { [weak self] in self?.canAdd(to: self?.source.items($0).count ?? 0) ?? false }
                .render(inOwnRow: context)
        }
    }

    private func makeEmptyRow() -> RenderedElement<FormCell, State>? {
        emptyText.map { text in
            let row: Element<FormCell, State> = customCell(title: text) { _, _ in { _ in } }
            return row.render(inOwnRow: context)
        }
    }

    func update(_ state: State) {
        let items = distinct(source.items(state))
        for item in items { update(source.id(item), item) }
        addRow?.update(state)
        emptyRow?.update(state)
        let ids = items.map(source.id)
        if ids != shown { show(ids) }
    }

    /// The items without those whose identity another one has before them, which is reported.
    private func distinct(_ items: [Item]) -> [Item] {
        // What is shown is distinct.
        if let shown, shown.count == items.count, zip(shown, items).allSatisfy({ $0 == source.id($1) }) { return items }
        var taken: Set<ID> = []
        return items.filter { item in
            let id = source.id(item)
            let isNew = taken.insert(id).inserted
            if !isNew { context.scope.report(.repeatedItem("\(id)", list: identity.path)) }
            return isNew
        }
    }

    private func update(_ id: ID, _ item: Item) {
        let unseenChanges = context.scope.model.unseenChanges
        if rows[id] == nil { rows[id] = render(id) }
        if let seen = rows[id]?.seen, seen.unseenChanges == unseenChanges, seen.item == item { return }
        rows[id]?.seen = (item, unseenChanges)
        for element in rows[id]?.elements ?? [] { element.update(item) }
    }

    private func render(_ id: ID) -> Row {
        let place = RowIdentity(scope: context.scope, in: identity)
        place.claim(item: "\(id)")
        let way = ItemWay(to: id, in: source) { [weak scope = context.scope, path = identity.path] in
            scope?.report(.changedIdentity("\(id)", list: path))
        }
        for rule in rules {
            let check = StateCheck<State>(.immediate { rule.look(id, $0) })
            let path = RowPath(place.path.components + rule.row.components)
            context.scope.add(context.access.lift(check), for: [path])
        }
        let item = RenderingContext(access: PartAccess(context.access, over: way), row: place)
        if content.count == 1 { return Row(place: place, elements: [render(content[0], in: item)]) }
        return Row(
            place: place,
            elements: content.map { element in
                var row = item
                row.row = RowIdentity(scope: context.scope, in: place)
                return render(element, in: row)
            })
    }

    private func render(
        _ element: Element<FormCell, Item>, in context: RenderingContext<Item>
    ) -> RenderedElement<FormCell, Item> {
        let rendered = element.render(context)
        rendered.content.identify(as: context.row)
        return rendered
    }

    private func show(_ ids: [ID]) {
        identity.release(Set(shown ?? []).subtracting(ids).compactMap { rows.removeValue(forKey: $0)?.place })
        shown = ids
        for (index, id) in ids.enumerated() {
            let actions = actions(on: id, at: index, of: ids.count)
            for element in rows[id]?.elements ?? [] { element.content.actions = actions }
        }
        var cells = listRow.map { [$0] } ?? []
        cells += ids.flatMap { rows[$0]?.elements.map(\.content) ?? [] }
        if ids.isEmpty, let emptyRow { cells.append(emptyRow.content) }
        if let addRow { cells.append(addRow.content) }
        group.show(cells)
    }
}
