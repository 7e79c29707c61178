/// What adding, removing or moving an item of a list changes; each time it is a step of its own.
@MainActor
protocol PlaceOfItem<State>: Place {
    associatedtype Item: Equatable
    associatedtype ID: Hashable

    /// What tells it from another place of the same item.
    static var name: String { get }

    var id: ID { get }
    var source: ListSource<State, Item, ID> { get }
}

extension PlaceOfItem {
    var keyPath: AnyKeyPath? { nil }

    var identity: AnyHashable? { [Self.name, source.path as AnyKeyPath?, id] as [AnyHashable] }

    var isStored: Bool { source.isStored }

    var isOwnStep: Bool { true }
}

/// Whether an item is in its list, and behind which other one: what adding and removing it changes.
final class ItemPlace<State, Item: Equatable, ID: Hashable>: PlaceOfItem {
    static var name: String { "item" }

    let id: ID
    let source: ListSource<State, Item, ID>

    init(of id: ID, in source: ListSource<State, Item, ID>) {
        self.id = id
        self.source = source
    }

    func value(in state: State) -> PlaceValue {
        let items = source.items(state)
        guard let index = source.index(of: id, among: items) else { return .gone }
        return .value(PlacedItem(item: items[index], spot: ItemSpot(of: index, among: items, id: source.id)))
    }

    func set(_ value: PlaceValue, in state: inout State) {
        source.change(&state) { items in
            if let index = source.index(of: id, among: items) { items.remove(at: index) }
            guard case .value(let value as PlacedItem<Item, ID>) = value else { return }
            items.insert(value.item, at: value.spot.index(among: items, id: source.id))
        }
    }
}

/// Behind which other item an item stands: what moving it changes.
final class ItemPosition<State, Item: Equatable, ID: Hashable>: PlaceOfItem {
    static var name: String { "position" }

    let id: ID
    let source: ListSource<State, Item, ID>

    init(of id: ID, in source: ListSource<State, Item, ID>) {
        self.id = id
        self.source = source
    }

    func value(in state: State) -> PlaceValue {
        let items = source.items(state)
        guard let index = source.index(of: id, among: items) else { return .gone }
        return .value(ItemSpot(of: index, among: items, id: source.id))
    }

    func set(_ value: PlaceValue, in state: inout State) {
        guard case .value(let spot as ItemSpot<ID>) = value else { return }
        source.change(&state) { items in
            guard let index = source.index(of: id, among: items) else { return }
            let item = items.remove(at: index)
            items.insert(item, at: spot.index(among: items, id: source.id))
        }
    }
}

/// An item, and where it stands.
struct PlacedItem<Item: Equatable, ID: Hashable>: Equatable {
    var item: Item
    var spot: ItemSpot<ID>
}
