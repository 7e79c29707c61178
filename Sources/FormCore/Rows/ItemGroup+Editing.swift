/// What the person does with the items of a list.
extension ItemGroup {
    /// Adds an item at the end, and opens its page.
    func add() {
        let items = source.items(context.state)
        guard let addition, canAdd(to: items.count) else { return }
        let item = addition.make(context.state)
        if insert(item, at: items.count) { takeBackUnlessEdited(source.id(item)) }
    }

    /// Whether there may be one more than a number of items.
    func canAdd(to count: Int) -> Bool { source.path != nil && count < limits.upperBound - 1 }

    /// What can be done with an item now.
    func actions(on id: ID, at index: Int) -> RowActions {
        guard source.path != nil else { return RowActions() }
        let count = items.count
        var actions = RowActions()
        if canRemove, count + hidden > limits.lowerBound { actions.remove = { [weak self] in self?.remove(id, near: index) } }
        // Where the items stand is not for the person to say while the form says it.
        let canMove = canMove && arrange == nil
        if canMove, index > 0 { actions.moveUp = { [weak self] in self?.move(id, near: index, to: .up) } }
        if canMove, index < count - 1 { actions.moveDown = { [weak self] in self?.move(id, near: index, to: .down) } }
        if canMove, count > 1 {
            actions.move = (identity.path.appending("\(id)"), { [weak self] in self?.move(id, near: index, to: $0) })
        }
        if copy != nil, canAdd(to: count + hidden) { actions.duplicate = { [weak self] in self?.duplicate(id, near: index) } }
        return actions
    }

    private func remove(_ id: ID, near index: Int) {
        let question = source.item(id, in: context.state).flatMap(removalQuestion)
        let stands = { @MainActor [weak self] in self?.isRemovable(id, near: index) ?? false }
        context.scope.confirm(question, while: stands) { [weak self] in
            guard let self else { return }
            write(.gone, at: ItemPlace(of: id, in: source, at: index))
        }
    }

    /// Whether an item is there on a page that is open, and may go.
    private func isRemovable(_ id: ID, near index: Int) -> Bool {
        guard context.scope.isOpen, context.access.isThere else { return false }
        let items = source.items(context.state)
        return items.count > limits.lowerBound && source.index(of: id, among: items, guess: index) != nil
    }

    private func duplicate(_ id: ID, near place: Int) {
        let items = source.items(context.state)
        guard let index = source.index(of: id, among: items, guess: place), let copy = copy?(items[index]) else { return }
        insert(copy, at: index + 1)
    }

    /// - Returns: Whether there was no such item before; another one would be a mistake of the form's author.
    @discardableResult
    func insert(_ item: Item, at index: Int, isAppliedAtOnce: Bool = false) -> Bool {
        let id = source.id(item)
        let items = source.items(context.state)
        guard source.index(of: id, among: items, guess: index) == nil else {
            context.scope.report(.repeatedItem("\(id)", list: identity.path))
            return false
        }
        forgetRecord(of: id)
        let spot = ItemSpot(of: index, among: items, id: source.id)
        let place = ItemPlace(of: id, in: source, at: index)
        write(.value(PlacedItem(item: item, spot: spot)), at: place, isAppliedAtOnce: isAppliedAtOnce)
        let cells = source.index(of: id, among: self.items, guess: index).map { row(at: $0).cells } ?? []
        cells.first { $0.destination != nil }?.select()
        return true
    }

    /// What is kept of an item that has gone is not of another one under the same identity.
    private func forgetRecord(of id: ID) {
        let way = identity.path.appending("\(id)").components
        let model = context.scope.model
        model.send(.forget(model.record.rows.keys.filter { $0.components.starts(with: way) }))
    }

    func write(_ value: PlaceValue, at place: any Place<State>, isAppliedAtOnce: Bool = false) {
        var write = StateWrite(.value(value, at: place), origin: .person, row: identity.path)
        write.isAppliedAtOnce = isAppliedAtOnce
        context.access.write(write)
    }
}
