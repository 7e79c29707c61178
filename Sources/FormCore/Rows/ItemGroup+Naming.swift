/// What is done with items that are named by their identities.
extension ItemGroup: NamedItems {
    func item(named name: String) -> (any Equatable)? { 
        let list = list
        return source.index(of: name, among: list).map { list[$0] }
    }

    func edit(_ edit: ItemEdit) throws(ItemRefusal) -> String {
        if source.path == nil { throw ItemRefusal(Sentence("The items of “%s” can only be looked at.", name)) }
        switch edit {
        case .add:
            guard let addition else { throw ItemRefusal(Sentence("Nothing can be added to “%s”.", name)) }
            return try add(addition.make(context.state))
        case .insert(let item):
            guard let item = item as? Item else { throw ItemRefusal(Sentence("Nothing can be added to “%s”.", name)) }
            return try add(item)
        case .remove(let item): return try remove(item)
        case .move(let item, let destination): return try move(item, to: destination)
        }
    }

    /// The items of this moment, also while the page is covered.
    private var list: [Item] { source.items(context.state) }

    /// What the list is called in a sentence.
    private var name: String { identity.path.description }

    private func add(_ item: Item) throws(ItemRefusal) -> String {
        let id = source.id(item)
        guard canAdd(to: list.count) else {
            throw ItemRefusal(
                Sentence(
                    one: "“%2$s” can't have more than %1$s item.", several: "“%2$s” can't have more than %1$s items.",
                    count: limits.upperBound - 1, limits.upperBound - 1, name))
        }
        guard insert(item, at: list.count, isAppliedAtOnce: true) else {
            throw ItemRefusal(Sentence("“%1$s” has an item “%2$s” already.", name, "\(id)"))
        }
        return "\(id)"
    }

    private func remove(_ item: String) throws(ItemRefusal) -> String {
        let id = try id(item)
        if !canRemove { throw ItemRefusal(Sentence("Nothing can be removed from “%s”.", name)) }
        guard list.count > limits.lowerBound else {
            throw ItemRefusal(
                Sentence(
                    one: "“%2$s” has to keep %1$s item.", several: "“%2$s” has to keep %1$s items.",
                    count: limits.lowerBound, limits.lowerBound, name))
        }
        write(.gone, at: ItemPlace(of: id, in: source), isAppliedAtOnce: true)
        return item
    }

    private func move(_ item: String, to destination: ItemDestination) throws(ItemRefusal) -> String {
        let id = try id(item)
        if !canMove { throw ItemRefusal(Sentence("The items of “%s” can't be moved.", name)) }
        var others = list
        let index = source.index(of: id, among: others) ?? 0
        let moved = others.remove(at: index)
        let target: Int
        switch destination {
        case .up: target = max(index - 1, 0)
        case .down: target = min(index + 1, others.count)
        case .first: target = 0
        case .last: target = others.count
        case .before(let other), .after(let other):
            let neighbour = try self.id(other.components.last ?? "")
            // An item stands neither before nor behind itself.
            let place = source.index(of: neighbour, among: others, guess: index)
            target = place.map { destination == .before(other) ? $0 : $0 + 1 } ?? index
        }
        others.insert(moved, at: target)
        let spot = ItemSpot(of: target, among: others, id: source.id)
        write(.value(spot), at: ItemPosition(of: id, in: source), isAppliedAtOnce: true)
        return item
    }

    private func id(_ name: String) throws(ItemRefusal) -> ID {
        guard let item = item(named: name) as? Item else {
            throw ItemRefusal(Sentence("“%1$s” has no item “%2$s”.", self.name, name))
        }
        return source.id(item)
    }
}
