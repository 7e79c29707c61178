/// The user's edits of the list.
extension ItemGroup {
    /// Adds an item at the end of the list and opens the item's page. If the item has no page, its first usable row
    /// gets the focus.
    func add() {
        let items = source.items(context.state)
        guard let addition = spec.addition, canAdd(to: items.count) else { return }
        let item = addition.make(context.state)
        let id = source.id(item)
        let isNew = insert(item, at: items.count)
        if isNew {
            takeBackUnlessEdited(id)
            let rows = cells(of: id).flatMap { $0.parts.isEmpty ? [$0] : $0.parts }
            if rows.allSatisfy({ $0.destination == nil }), let row = rows.first(where: \.isUsable) {
                context.scope.session?.requestFocus(row.path)
            }
            return
        }
        reportAddedTwice(id)
        if let button = addRow?.content {
            showReason(Self.repeated("\(id)", in: context.translate(spec.title)), at: button.path)
        }
    }

    /// Reports that the author's closure has made an item that the list has already. An item that is its own id, as in a
    /// set, is what the user has asked for.
    func reportAddedTwice(_ id: ID) {
        guard Item.self != ID.self else { return }
        context.scope.report(.addedItemTwice("\(id)", list: identity.path))
    }

    /// Shows the reason why an action isn't possible, below the row at a path.
    func showReason(_ reason: Sentence, at row: RowPath) {
        clearReason()
        reasonRow = row
        _ = clearsReasonOnClose
        context.scope.model.send(.show(row: row, notice: .warning(reason)))
    }

    /// Removes the reason that was shown last, because the action may be possible now.
    func clearReason() {
        guard let row = reasonRow else { return }
        reasonRow = nil
        context.scope.model.send(.show(row: row, notice: nil))
    }

    /// Returns the reason why an item can't be added: the list already has an item with its id.
    ///
    /// - Parameter name: The list's name, as it appears in the sentence.
    static func repeated(_ id: String, in name: String) -> Sentence {
        Sentence("“%1$s” already has an item “%2$s”.", name, id)
    }

    /// Returns true if an item can be added to a list of `count` items.
    func canAdd(to count: Int) -> Bool { reason(againstAddingTo: count, of: spec.title) == nil }

    /// Returns the reason why no item can be added to a list of `count` items, or `nil` if an item can be added.
    ///
    /// - Parameter name: The list's name, as it appears in the sentence.
    func reason(againstAddingTo count: Int, of name: String) -> Sentence? {
        if source.lens == nil { return Sentence("The items of “%s” can't be changed.", name) }
        if count < spec.limits.upperBound - 1 { return nil }
        return Sentence(
            one: "“%2$s” can't have more than %1$s item.", several: "“%2$s” can't have more than %1$s items.",
            count: spec.limits.upperBound - 1, spec.limits.upperBound - 1, name)
    }

    /// Returns the reason why the list can't be reduced to `count` items, or `nil` if it can be reduced.
    ///
    /// - Parameter name: The list's name, as it appears in the sentence.
    func reason(againstLeaving count: Int, of name: String) -> Sentence? {
        if !spec.canRemove { return Sentence("Nothing can be removed from “%s”.", name) }
        if count >= spec.limits.lowerBound { return nil }
        return Sentence(
            one: "“%2$s” has to keep %1$s item.", several: "“%2$s” has to keep %1$s items.",
            count: spec.limits.lowerBound, spec.limits.lowerBound, name)
    }

    /// Returns the actions for an item that the list shows: removing, duplicating and moving it.
    ///
    /// - Parameter index: The item's index among the shown items.
    func actions(on id: ID, at index: Int) -> RowActions {
        var actions = actions(on: id, near: index, among: items.count + hidden)
        guard source.lens != nil else { return actions }
        let count = items.count
        // The user can't reorder items while the form arranges them or a search hides some of them.
        let canMove = canMove && spec.arrange == nil && !isFiltered
        let positions = groups.positions(around: index, of: count)
        if canMove, index > positions.lowerBound {
            actions.moveUp = { [weak self] _ in self?.move(id, near: index, to: .up) }
        }
        if canMove, index < positions.upperBound - 1 {
            actions.moveDown = { [weak self] _ in self?.move(id, near: index, to: .down) }
        }
        if canMove, positions.count > 1 {
            actions.move = (identity.path.appending("\(id)"), { [weak self] in self?.move(id, near: index, to: $0) })
        }
        return actions
    }

    /// Returns the actions that are possible even while the list doesn't show the item, for example because a search
    /// hides it: removing and duplicating the item. The buttons on the item's own page use these actions.
    func actionsNow(on id: ID, near index: Int) -> RowActions {
        actions(on: id, near: index, among: source.count(context.state))
    }

    private func actions(on id: ID, near index: Int, among count: Int) -> RowActions {
        var actions = RowActions()
        guard source.lens != nil else { return actions }
        let name = context.translate(spec.title)
        if spec.canRemove {
            actions.remove = { [weak self] in self?.remove(id, near: index, asked: $0) }
            actions.obstacles[.remove] = reason(againstLeaving: count - 1, of: name)
        }
        if spec.copy != nil {
            actions.duplicate = { [weak self] in self?.duplicate(id, near: index, asked: $0) }
            actions.obstacles[.duplicate] = reason(againstAddingTo: count, of: name)
        }
        return actions
    }

    /// - Parameter row: The row where the user asked for the removal. If the item can't be removed, the reason is shown
    ///   below this row.
    private func remove(_ id: ID, near index: Int, asked row: RowPath) {
        if let obstacle = actionsNow(on: id, near: index).obstacle(to: .remove) { return showReason(obstacle, at: row) }
        let question = { @MainActor [weak self] in
            self.flatMap { $0.source.item(id, in: $0.context.state).flatMap($0.spec.removalQuestion) }
        }
        let isValid = { @MainActor [weak self] in self?.isRemovable(id, near: index) ?? false }
        context.scope.confirm(question, while: isValid) { [weak self] in
            self?.leavePages(of: id) { list in
                // If the item was new and not edited, closing its page has already removed it.
                guard list.isRemovable(id, near: index) else { return }
                list.send(.remove(items: [list.path(of: id)], isAppliedAtOnce: false))
            }
        }
    }

    /// Closes the item's open pages, which returns the user to the list's page. Then calls `body` with this list.
    private func leavePages(of id: ID, _ body: (ItemGroup) -> Void) {
        context.scope.session?.closePages(behind: identity.path.appending("\(id)")) { body(self) }
    }

    /// Returns true if the list's page is open, and the item still exists and can be removed.
    private func isRemovable(_ id: ID, near index: Int) -> Bool {
        guard context.scope.isOpen, context.access.isThere else { return false }
        let items = source.items(context.state)
        return items.count > spec.limits.lowerBound && source.index(of: id, among: items, guess: index) != nil
    }

    /// - Parameter row: The row where the user asked for the copy. If the item can't be copied, the reason is shown
    ///   below this row.
    private func duplicate(_ id: ID, near position: Int, asked row: RowPath) {
        if let obstacle = actionsNow(on: id, near: position).obstacle(to: .duplicate) {
            return showReason(obstacle, at: row)
        }
        guard let item = source.item(id, in: context.state), let copy = spec.copy?(item) else { return }
        if source.item(source.id(copy), in: context.state) != nil {
            context.scope.report(.repeatedItem("\(source.id(copy))", list: identity.path))
            return showReason(Self.repeated("\(source.id(copy))", in: context.translate(spec.title)), at: row)
        }
        // A new item that the user copies counts as edited, so closing its page doesn't roll back its insertion.
        for page in openedPages(of: id) { page.scope.takeBack = nil }
        leavePages(of: id) { list in
            let items = list.source.items(list.context.state)
            let index = list.source.index(of: id, among: items, guess: position) ?? items.count - 1
            _ = list.insert(copy, at: index + 1)
        }
    }

    /// Inserts an item and opens its page if it has one.
    ///
    /// - Returns: True if the item was inserted; false if the list already has an item with the same id.
    func insert(_ item: Item, at index: Int, isAppliedAtOnce: Bool = false) -> Bool {
        let id = source.id(item)
        let items = source.items(context.state)
        if source.index(of: id, among: items, guess: index) != nil { return false }
        forgetRecord(of: id)
        send(
            .insert(
                list: identity.path, item: EditValue(item), position: position(of: index, among: items),
                isAppliedAtOnce: isAppliedAtOnce))
        if source.index(of: id, among: self.items, guess: index) == nil { endFilter() }
        cells(of: id, near: index).first { $0.destination != nil }?.select()
        return true
    }

    /// Removes an item's entries from the form's record, such as its drafts. Otherwise, the entries of a removed item
    /// would apply to a new item that gets the same id.
    private func forgetRecord(of id: ID) {
        let prefix = identity.path.appending("\(id)").components
        let model = context.scope.model
        model.send(.forget(rows: model.record.rows.keys.filter { $0.components.starts(with: prefix) }))
    }

    func send(_ edit: Edit) { context.scope.model.send(edit) }

    /// Returns the path of an item.
    func path(of id: ID) -> RowPath { identity.path.appending("\(id)") }

    /// Returns the position of an index among items.
    func position(of index: Int, among items: [Item]) -> NamedPosition {
        let position = source.position(of: index, among: items)
        return NamedPosition(after: position.neighbour.map { "\($0)" }, index: position.index)
    }
}
