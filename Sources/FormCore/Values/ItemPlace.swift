/// What adding, removing or moving an item of a list changes; each time it is a step of its own.
@MainActor
protocol PlaceOfItem<State>: Place {
    associatedtype Item: Equatable
    associatedtype ID: Hashable

    /// What tells it from another place of the same item.
    static var name: String { get }

    var id: ID { get }
    var source: ListSource<State, Item, ID> { get }
    /// Where the item stood last, in whatever state was asked about.
    var lastIndex: Int { get set }
}

extension PlaceOfItem {
    var keyPath: AnyKeyPath? { nil }

    var identity: AnyHashable? { [Self.name, source.path as AnyKeyPath?, id] as [AnyHashable] }

    var isStored: Bool { source.isStored }

    var isOwnStep: Bool { true }

    func index(among items: [Item]) -> Int? {
        guard let index = source.index(of: id, among: items, guess: lastIndex) else { return nil }
        lastIndex = index
        return index
    }

    /// Puts the item where it belongs among the others.
    func insert(_ item: Item, at spot: ItemSpot<ID>, among items: inout [Item]) {
        let index = spot.index(among: items) { source.index(of: $0, among: items, guess: $1) }
        items.insert(item, at: index)
        lastIndex = index
    }
}

/// Whether an item is in its list, and behind which other one: what adding and removing it changes.
final class ItemPlace<State, Item: Equatable, ID: Hashable>: PlaceOfItem {
    static var name: String { "item" }

    let id: ID
    let source: ListSource<State, Item, ID>
    var lastIndex: Int

    init(of id: ID, in source: ListSource<State, Item, ID>, at index: Int = 0) {
        self.id = id
        self.source = source
        lastIndex = index
    }

    func value(in state: State) -> PlaceValue {
        let items = source.items(state)
        guard let index = index(among: items) else { return .gone }
        return .value(PlacedItem(item: items[index], spot: ItemSpot(of: index, among: items, id: source.id)))
    }

    func set(_ value: PlaceValue, in state: inout State) {
        source.change(&state) { items in
            if let index = index(among: items) { items.remove(at: index) }
            guard case .value(let value as PlacedItem<Item, ID>) = value else { return }
            insert(value.item, at: value.spot, among: &items)
        }
    }
}

/// Behind which other item an item stands: what moving it changes.
final class ItemPosition<State, Item: Equatable, ID: Hashable>: PlaceOfItem {
    static var name: String { "position" }

    let id: ID
    let source: ListSource<State, Item, ID>
    var lastIndex: Int

    init(of id: ID, in source: ListSource<State, Item, ID>, at index: Int = 0) {
        self.id = id
        self.source = source
        lastIndex = index
    }

    func value(in state: State) -> PlaceValue {
        let items = source.items(state)
        guard let index = index(among: items) else { return .gone }
        return .value(ItemSpot(of: index, among: items, id: source.id))
    }

    func set(_ value: PlaceValue, in state: inout State) {
        guard case .value(let spot as ItemSpot<ID>) = value else { return }
        source.change(&state) { items in
            guard let index = index(among: items) else { return }
            let item = items.remove(at: index)
            insert(item, at: spot, among: &items)
        }
    }
}

/// An item, and where it stands.
struct PlacedItem<Item: Equatable, ID: Hashable>: Equatable {
    var item: Item
    var spot: ItemSpot<ID>
}
