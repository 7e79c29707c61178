/// What the person does with the items of a list.
extension ItemGroup {
    /// Adds an item at the end, and opens its page.
    func add() {
        let items = source.items(context.state)
        guard let addition, canAdd(to: items.count) else { return }
        let item = addition.make(context.state)
        let id = source.id(item)
        let isNew = insert(item, at: items.count)
        if isNew { takeBackUnlessEdited(id) } else { say(.warning(Self.repeated("\(id)", in: identity.path))) }
    }

    /// Tells the person why nothing was added.
    func say(_ notice: Notice?) {
        guard notice != nil || hasSaid, let path = addRow?.content.path else { return }
        hasSaid = notice != nil
        context.scope.model.send(.show(notice, at: path))
    }

    /// What is said of an item that cannot be added, since it is there.
    static func repeated(_ id: String, in list: RowPath) -> Sentence {
        Sentence("“%1$s” has an item “%2$s” already.", list.description, id)
    }

    /// Whether there may be one more than a number of items.
    func canAdd(to count: Int) -> Bool { obstacle(toAddingTo: count, of: title) == nil }

    /// Why there can't be one more than a number of items; `nil` where there can.
    ///
    /// - Parameter name: What the list is called in the sentence.
    func obstacle(toAddingTo count: Int, of name: String) -> Sentence? {
        if source.place == nil { return Sentence("The items of “%s” can only be looked at.", name) }
        if count < limits.upperBound - 1 { return nil }
        return Sentence(
            one: "“%2$s” can't have more than %1$s item.", several: "“%2$s” can't have more than %1$s items.",
            count: limits.upperBound - 1, limits.upperBound - 1, name)
    }

    /// What can be done with an item now.
    func actions(on id: ID, at index: Int) -> RowActions {
        guard source.place != nil else { return RowActions() }
        let count = items.count
        var actions = RowActions()
        if canRemove, count + hidden > limits.lowerBound { actions.remove = { [weak self] in self?.remove(id, near: index) } }
        // Where the items stand is not for the person to say while the form says it, or not all are to be seen.
        let canMove = canMove && arrange == nil && !isFiltered
        let places = groups.places(around: index, of: count)
        if canMove, index > places.lowerBound {
            actions.moveUp = { [weak self] in self?.move(id, near: index, to: .up) }
        }
        if canMove, index < places.upperBound - 1 {
            actions.moveDown = { [weak self] in self?.move(id, near: index, to: .down) }
        }
        if canMove, places.count > 1 {
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
        if !insert(copy, at: index + 1) {
            context.scope.report(.repeatedItem("\(source.id(copy))", list: identity.path))
        }
    }

    /// - Returns: Whether there was no such item before.
    func insert(_ item: Item, at index: Int, isAppliedAtOnce: Bool = false) -> Bool {
        let id = source.id(item)
        let items = source.items(context.state)
        if source.index(of: id, among: items, guess: index) != nil { return false }
        forgetRecord(of: id)
        let spot = source.spot(of: index, among: items)
        let place = ItemPlace(of: id, in: source, at: index)
        write(.value(PlacedItem(item: item, spot: spot)), at: place, isAppliedAtOnce: isAppliedAtOnce)
        if source.index(of: id, among: self.items, guess: index) == nil { endFilter() }
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
