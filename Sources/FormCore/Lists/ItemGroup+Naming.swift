/// Edits that refer to items by the text of their ids, such as those made on the command line.
extension ItemGroup: NamedItems {
    var names: [String] { list.map { "\(source.id($0))" } }

    func names(moving name: String, to destination: ItemDestination) -> [String]? {
        guard let id = try? id(name), let moved = moved(id, near: 0, to: destination) else { return nil }
        return moved.items.map { "\(source.id($0))" }
    }

    func findingNewItem() -> @MainActor () -> String? {
        let before = list
        return { [self] in
            let now = list
            let difference = ListDifference(from: before, to: now)
            let known = Set(before[difference.old].map(source.id))
            return now[difference.new].lazy.map(source.id).first { !known.contains($0) }.map { "\($0)" }
        }
    }

    func item(named name: String) -> (any Equatable)? {
        let list = list
        return source.identities.index(of: name, among: list).map { list[$0] }
    }

    func edit(_ edit: ItemEdit) throws(ItemRefusal) -> String {
        if source.lens == nil { throw ItemRefusal(Sentence("The items of “%s” can't be changed.", name)) }
        switch edit {
        case .add:
            guard let addition = spec.addition else {
                throw ItemRefusal(Sentence("Nothing can be added to “%s”.", name))
            }
            let item = addition.make(context.state)
            let id = source.id(item)
            if self.item(named: "\(id)") != nil { reportAddedTwice(id) }
            return try add(item)
        case .insert(let item):
            guard let item = item as? Item else { throw ItemRefusal(Sentence("Nothing can be added to “%s”.", name)) }
            return try add(item)
        case .remove(let items): return try remove(items)
        case .move(let item, let destination): return try move(item, to: destination)
        }
    }

    /// The items in the current state. Unlike `items`, they are up to date even while the page is covered and its rows
    /// are not updated.
    private var list: [Item] { source.items(context.state) }

    /// The list's name, as it appears in sentences.
    private var name: String { identity.path.description }

    private func add(_ item: Item) throws(ItemRefusal) -> String {
        let id = source.id(item)
        if let obstacle = reason(againstAddingTo: list.count, of: name) { throw ItemRefusal(obstacle) }
        guard insert(item, at: list.count, isAppliedAtOnce: true) else {
            throw ItemRefusal(Self.repeated("\(id)", in: name))
        }
        return "\(id)"
    }

    private func remove(_ names: [String]) throws(ItemRefusal) -> String {
        let names = try removable(names)
        send(.remove(items: names.map(identity.path.appending), isAppliedAtOnce: true))
        return names.last ?? ""
    }

    func removable(_ names: [String]) throws(ItemRefusal) -> [String] {
        if source.lens == nil { throw ItemRefusal(Sentence("The items of “%s” can't be changed.", name)) }
        for name in names { _ = try id(name) }
        // The items are in the order of the list, because undo reinserts each one after the item before it.
        let names = Set(names)
        let gone = list.map { "\(source.id($0))" }.filter(names.contains)
        if let obstacle = reason(againstLeaving: list.count - gone.count, of: name) { throw ItemRefusal(obstacle) }
        return gone
    }

    private func move(_ item: String, to destination: ItemDestination) throws(ItemRefusal) -> String {
        let id = try id(item)
        if !canMove { throw ItemRefusal(Sentence("The items of “%s” can't be moved.", name)) }
        // Moving an item before or after itself is allowed, but a name that no item has is an error.
        switch destination {
        case .before(let other), .after(let other): try requireGroup(of: other.components.last ?? "", with: item)
        case .up where names == names(moving: item, to: .up):
            throw ItemRefusal(Sentence("“%1$s” can't be moved further up.", identity.path.appending(item).description))
        case .down where names == names(moving: item, to: .down):
            throw ItemRefusal(
                Sentence("“%1$s” can't be moved further down.", identity.path.appending(item).description))
        case .up, .down, .first, .last: break
        }
        move(id, to: destination, isAppliedAtOnce: true)
        return item
    }

    /// Throws an error if the list has no item with the id `other`, or if the items `other` and `name` are in different
    /// groups.
    private func requireGroup(of other: String, with name: String) throws(ItemRefusal) {
        _ = try id(other)
        guard let (item, other) = (item(named: name), item(named: other)) as? (Item, Item), !isInGroup(of: item)(other)
        else { return }
        let (id, otherID) = ("\(source.id(item))", "\(source.id(other))")
        throw ItemRefusal(Sentence("“%1$s” and “%2$s” are in different groups.", id, otherID))
    }

    private func id(_ name: String) throws(ItemRefusal) -> ID {
        guard let item = item(named: name) as? Item else {
            throw ItemRefusal(Sentence("“%1$s” has no item “%2$s”.", self.name, name))
        }
        return source.id(item)
    }
}
