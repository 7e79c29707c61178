/// The rows of a list on an open page, which are made on demand.
///
/// To put a list in a form, use ``list(_:_:id:content:)`` or one of the other `list` functions.
@MainActor
public final class ItemGroup<State, Item: Equatable, ID: Hashable & Sendable> {
    let spec: ListSpec<State, Item, ID>
    let source: any ListSource<State, Item, ID>
    /// Divides the items into groups; `nil` if the list has no groups.
    let grouping: ItemGrouping<Item>?
    /// The user's search among the items; `nil` if the list is not searchable.
    private(set) var filter: ItemFilter<State, Item, ID>?
    let rules: [ItemRule<State, ID>]
    /// True once the paths in `rules` are registered as references to rows, so that a missing row is reported.
    var hasNamedRows = false
    /// The row that shows why the last action was not possible; `nil` if no reason is shown.
    var reasonRow: RowPath?
    /// Clears the shown reason when the page is closed. The first access registers the closure.
    private(set) lazy var clearsReasonOnClose: Void = context.scope.onClose.append { [weak self] in
        self?.clearReason()
    }

    let context: RenderingContext<State>
    /// The row id of the list. The row ids of its items are below it.
    let identity: RowIdentity
    /// The items that have rows: the shown items, except items that repeat the id of an earlier item.
    private(set) var items: [Item] = []
    /// The groups of `items`, empty if the list has no groups.
    private(set) var groups = ItemGrouping<Item>.Groups()
    /// The shown items at the last update, including items that repeat the id of an earlier item.
    private var seen: [Item] = []
    /// The number of items in the state that are not shown.
    private(set) var hidden = 0
    /// True while the user is searching among the items.
    private(set) var isFiltered = false
    /// The row shown in place of the items if no item is shown; otherwise `nil`.
    private(set) var placeholder: FormCell?
    var rows = MadeRows<ItemRow<State, Item, ID>>()
    weak var section: Section?
    var replaced: Range<Int>?
    private(set) lazy var listRow = makeListRow()
    private(set) lazy var addRow = makeAddRow()
    private(set) lazy var emptyRow = makeEmptyRow()
    private lazy var noResultsRow = makeNoResultsRow()

    init(_ spec: ListSpec<State, Item, ID>, in context: RenderingContext<State>) {
        self.spec = spec
        self.context = context
        let source = spec.source()
        self.source = source
        identity = context.row.beside()
        identity.claim(title: spec.title)
        if let expander = identity.line { spec.reportMistakes(inExpander: expander) }
        if !spec.formerPaths.isEmpty { context.scope.session?.add(formerPaths: spec.formerPaths, of: identity.path) }
        grouping = spec.makeGrouping?(identity.path)
        rules = spec.makeRules.map { $0(source) }
        filter = makeFilter()
    }

    var content: [Element<FormCell, Item>] { spec.content }

    /// True if the user can move items.
    var canMove: Bool { spec.canMove && source.isOrdered }

    /// Makes the row for the list as a whole, with which the list is reset and its conflicts are resolved. The row is
    /// visible only while the list has a conflict.
    private func makeListRow() -> FormCell {
        let cell = FormCell(title: context.translate(spec.title))
        cell.role = .list
        cell.isVisible = false
        cell.identify(as: identity)
        cell.value = makeValue()
        cell.onShown = { [weak cell] shown in
            cell?.isVisible = shown.conflict != nil
            return (true, nil)
        }
        return cell
    }

    /// Makes the value of the list as a whole; `nil` if its items are computed.
    func makeValue() -> RowValue? {
        let name = content.count == 1 ? ItemName(row: content[0].rowSpec()) : nil
        let field = ListField(source) { [weak session = context.scope.session] item in
            session.flatMap { name?.text(of: item, on: $0) }
        }
        return field.map { context.access.pullBack($0, of: identity) }
    }

    private func makeAddRow() -> RenderedElement<FormCell, State>? {
        addRowSpec().map { context.render($0.make(inOwnRow:)) }
    }

    /// Describes the button that adds an item; `nil` if there is none.
    func addRowSpec() -> RowSpec<State>? {
        spec.addition.map { addition in
            let content = RowContent<State>(
                role: .button,
                configure: { [weak self] cell, _ in cell.onSelect = { self?.add() } })
            let name = context.translate(spec.title)
            var properties = RowProperties<State>()
            properties.disablingReasons = [
                { [weak self] state in
                    self.flatMap { $0.reason(againstAddingTo: $0.source.items(state).count, of: name) }
                }
            ]
            return RowSpec(title: addition.title, .content(Shared(content))).with(properties)
        }
    }

    private func makeEmptyRow() -> FormCell? { emptyRowSpec()?.make(inOwnRow: context) }

    /// Describes the row that is shown in place of the items if there are none; `nil` if there is no such row.
    func emptyRowSpec() -> RowSpec<State>? { spec.emptyText.map { RowSpec(title: $0, .content(Shared(RowContent()))) } }

    /// - Parameter changed: Where the state may have changed; `nil` for all of it.
    func update(_ state: State, changed: StoredBytes? = nil) {
        let stored = source.items(state)
        if let changed, showChangedItem(of: stored, changed) { return }
        let arranged = spec.arrange?(stored, state) ?? stored
        let unseenChanges = context.scope.model.unseenChanges
        let found = filter?.items(among: arranged, unseenChanges: unseenChanges) ?? arranged
        let groups = grouping?.groups(of: found)
        let list = groups?.items ?? found
        let (wasHidden, wasFiltered) = (hidden, isFiltered)
        hidden = stored.count - list.count
        isFiltered = filter?.isOn ?? false
        let isMoved = take(list, ListDifference(from: seen, to: list))
        show(inPlaceOfItems: items.isEmpty ? arranged.isEmpty ? emptyRow : noResultsRow : nil)
        // Of several items with the same id, only the first has a row.
        let isRegrouped = stand(in: items.count == list.count ? groups : grouping?.groups(of: items))
        if isMoved || isRegrouped || hidden != wasHidden || isFiltered != wasFiltered { offerActions() }
        for row in rows.all { row.update(items[row.index], unseenChanges: unseenChanges) }
        addRow?.update(state)
    }

    /// Updates the rows of the only item that an edit has changed. Any other change needs a comparison of all items.
    ///
    /// - Parameters:
    ///   - stored: The items of the state.
    ///   - changed: Where the state may have changed.
    /// - Returns: False, and nothing is done, if other items may have changed, or if the item has no rows now.
    private func showChangedItem(of stored: [Item], _ changed: StoredBytes) -> Bool {
        guard stored.count == seen.count, let row = row(ofItemIn: changed),
            source.id(stored[row.index]) == row.id
        else { return false }
        (items, seen) = (stored, stored)
        row.update(stored[row.index], unseenChanges: context.scope.model.unseenChanges)
        return true
    }

    /// Returns the rows of the only item that an edit changes; `nil` if the list may show it in another order, or under
    /// other conditions, or if the item has no rows now.
    private func row(ofItemIn changed: StoredBytes) -> ItemRow<State, Item, ID>? {
        guard let item = changed.item, item.offset == source.identities.offset, let id = item.id as? ID,
            changed.range == source.itemsStored?.range, spec.arrange == nil, filter == nil, grouping == nil,
            items.count == seen.count
        else { return nil }
        return source.index(of: id, among: items, guess: item.index).flatMap { rows[$0] }
    }

    /// True if the items are the array of the state. A covered page is not updated, so that its list may have others.
    private var isUpToDate: Bool {
        let stored = source.items(context.state)
        return items.withUnsafeBufferPointer { items in
            stored.withUnsafeBufferPointer { $0.baseAddress == items.baseAddress && $0.count == items.count }
        }
    }

    func releaseItems(for change: StoredBytes) -> (@MainActor () -> Void)? {
        guard let change = context.access.stored?.part(of: change), let row = row(ofItemIn: change), isUpToDate else {
            return nil
        }
        let before = items[row.index]
        (items, seen) = ([], [])
        return { [self] in
            items = source.items(context.state)
            // An author's mistake: it is another item now, as the next update finds out by comparing.
            if source.id(items[row.index]) != row.id { items[row.index] = before }
            seen = items
        }
    }

    /// Replaces the items, and moves the existing rows along with their items.
    ///
    /// - Returns: True if items were added, removed or moved; false if at most their contents have changed.
    private func take(_ list: [Item], _ difference: ListDifference) -> Bool {
        let before = items
        var difference = difference
        if before.count != seen.count || source.identities.hasRepeats(list, except: difference) {
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

    /// Updates the rows after the items in a range were replaced. The items before and after the range are unchanged.
    private func move(from old: Range<Int>, to new: Range<Int>) {
        // The list's own row comes first.
        let head = 1
        let end = placeholder != nil ? 1 : old.upperBound * content.count
        clearReason()
        replaced = head + old.lowerBound * content.count..<head + end
        let positions = Dictionary(rows.all.isEmpty ? [] : new.map { (source.id(items[$0]), $0) }) { first, _ in first }
        let gone = rows.renumber { row in
            if row.index < old.lowerBound { return row.index }
            return row.index < old.upperBound ? positions[row.id] : row.index + new.count - old.count
        }
        identity.release(gone.map(\.identity))
    }

    /// Shows a row in place of the items; `nil` removes such a row.
    private func show(inPlaceOfItems row: FormCell?) {
        guard row !== placeholder else { return }
        replaced = replaced ?? 1..<(placeholder == nil ? 1 : 2)
        placeholder = row
    }

    /// Replaces the groups, and gives each row the heading of its group.
    ///
    /// - Parameter groups: The groups, whose items are in the same order as `items`; `nil` if the list has no groups.
    /// - Returns: True if any group now starts at a different item or has a different heading.
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
