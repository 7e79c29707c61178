/// The rows of the items, which are made on demand.
extension ItemGroup: RowsOnDemand {
    var count: Int { 1 + items.count * content.count + rowsAfterItems.count }

    var rowsAfterItems: [FormCell] {
        let addRow = spec.addButtonPlacement == .lastRow ? addRow : nil
        return [placeholder, addRow?.content].compactMap { $0 }
    }

    /// The button that adds an item, if it is in the section's heading; otherwise `nil`.
    var headerButton: FormCell? { spec.addButtonPlacement == .header ? addRow?.content : nil }

    var isFixed: Bool { false }

    var made: [FormCell] { [listRow] + rows.all.flatMap(\.cells) + rowsAfterItems }

    var openers: AnySequence<FormCell> {
        // All items have the same kinds of rows, and no more of them are tried than fit on a screen.
        guard !items.isEmpty, row(at: 0).cells.contains(where: { $0.destination != nil }) else {
            return AnySequence([])
        }
        return AnySequence((0..<min(count, 32)).lazy.map(cell(at:)))
    }

    var hiddenPositions: [Int] {
        let ofItems = rows.all.flatMap { row in
            row.cells.enumerated().filter { !$0.element.isVisible }.map { 1 + row.index * content.count + $0.offset }
        }
        let after = rowsAfterItems
        return (listRow.isVisible ? [] : [0]) + ofItems
            + after.indices.filter { !after[$0].isVisible }.map { count - after.count + $0 }
    }

    func headingCount(in positions: Range<Int>) -> Int {
        let start = { 1 + $0 * self.content.count }
        return groups.starts.count { positions.contains(start($0)) }
    }

    func takeReplaced() -> Range<Int>? {
        defer { replaced = nil }
        return replaced
    }

    func cell(at index: Int) -> FormCell {
        if index == 0 { return listRow }
        let index = index - 1
        let (item, row) = index.quotientAndRemainder(dividingBy: content.count)
        return item < items.count ? self.row(at: item).cells[row] : rowsAfterItems[index - items.count * content.count]
    }

    func index(of cell: FormCell) -> Int? {
        if cell === listRow { return 0 }
        if let index = rowsAfterItems.firstIndex(where: { $0 === cell }) { return count - rowsAfterItems.count + index }
        for row in rows.all {
            guard let index = row.cells.firstIndex(where: { $0 === cell }) else { continue }
            return 1 + row.index * content.count + index
        }
        return nil
    }

    func cells(at path: RowPath) -> [FormCell] {
        let made = madeCells(at: path)
        guard made.isEmpty, let name = itemName(in: path), row(named: name) == nil,
            let index = source.identities.index(of: name, among: items)
        else { return made }
        _ = row(at: index)
        return madeCells(at: path)
    }

    func leads(to path: RowPath) -> Bool {
        path.isAtOrBelow(identity.path) || rowsAfterItems.contains { path.isAtOrBelow($0.path) }
    }

    func describesRow(at path: RowPath) -> Bool { false }

    func forEachShape(_ body: (ExpectedShape, _ count: Int) -> Void) { body(.unknown, count) }

    func madeCells(at path: RowPath) -> [FormCell] {
        let name = itemName(in: path)
        let item = name.flatMap(row(named:))
        let cells = item?.cells ?? [listRow] + rowsAfterItems
        return cells.flatMap { [$0] + $0.parts }.filter { $0.identity != nil && $0.path == path }
    }

    /// Returns the existing rows of the item with a name.
    private func row(named name: String) -> ItemRow<State, Item, ID>? {
        // Swift checks in each call of a closure that it is on the main actor, which takes longer than the comparison.
        for row in rows.all where row.identity.identifier == name { return row }
        return nil
    }

    /// Returns the name of the item that a path leads to, or `nil` if it leads to no item of this list.
    ///
    /// - Parameter path: The path of a row of the item, or of a row on a page that a row of the item opens.
    func itemName(in path: RowPath) -> String? {
        let prefix = identity.path.components
        guard path.components.count > prefix.count, path.components.starts(with: prefix) else { return nil }
        return path.components[prefix.count]
    }

    /// Returns the rows of an item, or an empty array if the list doesn't show the item.
    ///
    /// - Parameter index: The item's probable index, where the search for the item begins. By default, the search
    ///   begins at the end of the list, where new items are added.
    func cells(of id: ID, near index: Int? = nil) -> [FormCell] {
        source.index(of: id, among: items, guess: index ?? items.count).map { row(at: $0).cells } ?? []
    }

    /// Returns the rows of the item at an index, and makes them if necessary. To limit the number of rows in memory,
    /// making rows may drop the rows of other items that were not used recently.
    func row(at index: Int) -> ItemRow<State, Item, ID> {
        if let row = rows.use(index) { return row }
        let row = make(at: index)
        row.offer(actions(on: row.id, at: index))
        let dropped = rows.dropUnused(in: context.scope.session)
        identity.release(dropped.map(\.identity))
        return row
    }

    private func make(at index: Int) -> ItemRow<State, Item, ID> {
        let item = items[index]
        let row = render(source.id(item), at: index)
        rows.insert(row)
        row.update(item, unseenChanges: context.scope.model.unseenChanges)
        row.stand(under: groups.heading(at: index))
        for cell in row.cells {
            cell.followItem?()
            section?.made(cell)
        }
        return row
    }

    private func render(_ id: ID, at index: Int) -> ItemRow<State, Item, ID> {
        let (itemIdentity, lens, access) = makeIdentity(of: id, items[index], at: index)
        let item = RenderingContext(access: access, row: itemIdentity)
        let cells = content.map { element in
            let row =
                content.count > 1 ? RowIdentity(scope: context.scope, in: itemIdentity, as: .item) : itemIdentity
            return element.rowSpec().make(in: item, as: row)
        }
        return ItemRow(cells, updates: item.updates.moved(), at: itemIdentity, over: lens, index: index)
    }

    /// Makes the row id of an item, and the access to the item, and registers the item's rules.
    func makeIdentity(
        of id: ID, _ item: Item, at index: Int
    ) -> (identity: RowIdentity, lens: ItemLens<State, Item, ID>, access: PartAccess<State, Item>) {
        let itemIdentity = RowIdentity(scope: context.scope, in: identity, as: .item)
        itemIdentity.claim(item: "\(id)")
        let lens = ItemLens(to: id, in: source, at: index) { [weak scope = context.scope, path = identity.path] in
            scope?.report(.changedIdentity("\(id)", list: path))
        }
        for rule in rules {
            let path = RowPath(itemIdentity.path.components + rule.row.components)
            let reader = StateReader<State, Notice> { [weak scope = context.scope] in
                rule.look(id, $0) { scope?.session?.isSecret(path) ?? true }
            }
            context.scope.add(.immediate(context.access.pullBack(reader)), for: [path])
            // All items have the same rows, so it is enough to check the paths of the rules for one item.
            if !hasNamedRows { context.scope.namedRows.append(NamedRow(path: path, caller: ".unique(_:in:)")) }
        }
        hasNamedRows = true
        let actions = { @MainActor [weak self, unowned lens] in self?.actionsNow(on: id, near: lens.lastIndex) }
        return (itemIdentity, lens, PartAccess(context.access, over: Lens(lens), last: item, actions: actions))
    }
}
