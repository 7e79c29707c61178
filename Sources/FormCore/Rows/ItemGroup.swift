/// The rows of a list on a page that is open: one set for each item that somebody has asked for.
///
/// ``list(_:_:id:content:)`` makes one.
@MainActor
public final class ItemGroup<State, Item: Equatable, ID: Hashable & Sendable> {
    let source: any ListSource<State, Item, ID>
    /// Makes an item, and what the button for it is called.
    var addition: (title: String, make: @MainActor @Sendable (State) -> Item)?
    var addButtonPlacement = AddButtonPlacement.lastRow
    /// Makes an item of another one.
    var copy: (@MainActor @Sendable (Item) -> Item)?
    var canRemove = false
    /// What is asked before an item is removed.
    var removalQuestion: @MainActor (Item) -> FormQuestion? = { _ in nil }
    var canMove = false
    /// How many items the person may leave.
    var limits = 0..<Int.max
    var emptyText: String?
    /// Which items are shown, and in which order; without it all, in their own.
    var arrange: (@MainActor @Sendable ([Item], State) -> [Item])?
    /// By what the items are divided into groups; without it they are not.
    var grouping: ItemGrouping<Item>?
    /// What the person looks for among the items.
    var filter: ItemFilter<Item, ID>?
    var rules: [ItemRule<State, ID>] = []
    /// Whether the rows that the rules name were looked for.
    var hasNamedRows = false
    /// Where the person was told last why something can't be done.
    var saidAt: RowPath?
    /// Has what was said taken back as the page is left, from the first time on that this is asked for.
    private(set) lazy var forgetsOnClose: Void = context.scope.onClose.append { [weak self] in self?.sayNoMore() }

    let context: RenderingContext<State>
    /// What the items stand under.
    let identity: RowIdentity
    /// The rows of an item.
    let content: [Element<FormCell, Item>]
    /// The items that have rows: those of the state, but for repeats.
    private(set) var items: [Item] = []
    /// Where their groups begin.
    private(set) var groups = ItemGrouping<Item>.Groups()
    /// The items of the state that are to be shown, as they were seen last.
    private var seen: [Item] = []
    /// How many items of the state are not to be shown.
    private(set) var hidden = 0 {
        didSet { if hidden != oldValue { offerActions() } }
    }
    /// Whether the person looks for some of the items.
    private(set) var isFiltered = false {
        didSet { if isFiltered != oldValue { offerActions() } }
    }
    /// What stands in place of the items where there are none.
    private(set) var placeholder: FormCell?
    var rows = ItemRows<State, Item, ID>()
    /// The names of items that were visited in turn, as long as others are: no two of them have the same.
    var visitedNames: [ID: String] = [:]
    var onMake: @MainActor (FormCell) -> Void = { _ in }
    var replaced: Range<Int>?
    let title: String
    private(set) lazy var listRow = makeListRow()
    private(set) lazy var addRow = makeAddRow()
    private(set) lazy var emptyRow = makeEmptyRow()
    private lazy var noResultsRow = makeNoResultsRow()

    init(
        _ title: String, _ source: any ListSource<State, Item, ID>, _ content: [Element<FormCell, Item>],
        in context: RenderingContext<State>
    ) {
        self.title = title
        self.source = source
        self.content = content
        self.context = context
        identity = context.row.beside()
        identity.claim(title: title)
    }

    /// What is reset, and settled, as a whole.
    private func makeListRow() -> FormCell {
        let name = content.count == 1 ? ItemName(content: content[0]) : nil
        let field = ListField(source) { [weak owner = context.scope.owner] item in
            owner.flatMap { name?.text(of: item, on: $0) }
        }
        let cell = FormCell(title: context.translate(title))
        cell.role = .list
        cell.isVisible = false
        cell.identify(as: identity)
        cell.value = field.map { context.access.lift($0, of: identity) }
        cell.items = self
        cell.onRecord = { [weak cell] row in
            cell?.isVisible = row.conflict != nil
            return (true, nil)
        }
        return cell
    }

    private func makeAddRow() -> RenderedElement<FormCell, State>? {
        addition.map { addition in
            let button: Element<FormCell, State> = buttonCell(title: addition.title) { [weak self] _ in self?.add() }
            let name = context.translate(title)
            return button.disabled { [weak self] state in
                self.flatMap { $0.obstacle(toAddingTo: $0.source.items(state).count, of: name) }
            }
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
        let stored = source.items(state)
        let arranged = arrange?(stored, state) ?? stored
        let unseenChanges = context.scope.model.unseenChanges
        let found = filter?.items(among: arranged, unseenChanges: unseenChanges) ?? arranged
        let groups = grouping?.groups(of: found)
        let list = groups?.items ?? found
        hidden = stored.count - list.count
        isFiltered = filter?.isOn ?? false
        let isMoved = take(list, ListDifference(from: seen, to: list))
        show(inPlaceOfItems: items.isEmpty ? arranged.isEmpty ? emptyRow?.content : noResultsRow : nil)
        // Of items that are there twice the first has a row.
        let isRegrouped = stand(in: items.count == list.count ? groups : grouping?.groups(of: items))
        if isMoved || isRegrouped { offerActions() }
        for row in rows.all { row.update(items[row.index], unseenChanges: unseenChanges) }
        addRow?.update(state)
        emptyRow?.update(state)
    }

    /// Has the items of a list from now on.
    ///
    /// - Returns: Whether others stand elsewhere than before.
    private func take(_ list: [Item], _ difference: ListDifference) -> Bool {
        let before = items
        var difference = difference
        if before.count != seen.count || source.identities.hasRepeats(list, besides: difference) {
            guard !difference.isEmpty else { return false }
            items = source.identities.distinct(list) {
                context.scope.report(.repeatedItem("\($0)", list: identity.path))
            }
            difference = ListDifference(from: before, to: items)
        } else {
            items = list
        }
        seen = list
        let (old, new) = (difference.old, difference.new)
        let isMoved =
            old.count != new.count || zip(old, new).contains { source.id(before[$0]) != source.id(items[$1]) }
        if isMoved { move(from: old, to: new) }
        return isMoved
    }

    /// Other items stand between those that stay where they are.
    private func move(from old: Range<Int>, to new: Range<Int>) {
        // The list's own row stands above them.
        let head = 1
        let end = placeholder != nil ? 1 : old.upperBound * content.count
        sayNoMore()
        replaced = head + old.lowerBound * content.count..<head + end
        identity.release(rows.move(from: old, to: new) { source.id(items[$0]) }.map(\.place))
    }

    /// Has a row stand in place of the items, or none.
    private func show(inPlaceOfItems row: FormCell?) {
        guard row !== placeholder else { return }
        replaced = replaced ?? 1..<(placeholder == nil ? 1 : 2)
        placeholder = row
    }

    /// Has the items stand in groups from now on, whose order is theirs.
    ///
    /// - Returns: Whether a group begins elsewhere than before.
    private func stand(in groups: ItemGrouping<Item>.Groups?) -> Bool {
        guard let groups else { return false }
        let isOther = (groups.starts, groups.headings) != (self.groups.starts, self.groups.headings)
        self.groups = groups
        guard isOther || replaced != nil else { return false }
        replaced = replaced ?? 1..<1
        for row in rows.all { row.stand(under: groups.heading(at: row.index)) }
        return isOther
    }

    private func offerActions() {
        for row in rows.all { row.offer(actions(on: row.id, at: row.index)) }
    }
}
