/// Whether an item is in its list, and behind which other one: what adding and removing it changes.
final class ItemPlace<State, Item: Equatable, ID: Hashable>: Place {
    private let id: ID
    private let source: ListSource<State, Item, ID>

    init(of id: ID, in source: ListSource<State, Item, ID>) {
        self.id = id
        self.source = source
    }

    var keyPath: AnyKeyPath? { nil }

    var identity: AnyHashable? { ["item", source.keyPath as AnyKeyPath?, id] as [AnyHashable] }

    var isStored: Bool { source.isStored }

    var isOwnStep: Bool { true }

    func value(in state: State) -> PlaceValue {
        let items = source.items(state)
        guard let index = source.index(of: id, among: items, guess: 0) else { return .gone }
        return .value(PlacedItem(item: items[index], spot: ItemSpot(of: index, among: items, id: source.id)))
    }

    func set(_ value: PlaceValue, in state: inout State) {
        source.change(&state) { items in
            if let index = source.index(of: id, among: items, guess: 0) { items.remove(at: index) }
            guard case .value(let value as PlacedItem<Item, ID>) = value else { return }
            items.insert(value.item, at: value.spot.index(among: items, id: source.id))
        }
    }
}

/// Behind which other item an item stands: what moving it changes.
final class ItemPosition<State, Item: Equatable, ID: Hashable>: Place {
    private let id: ID
    private let source: ListSource<State, Item, ID>

    init(of id: ID, in source: ListSource<State, Item, ID>) {
        self.id = id
        self.source = source
    }

    var keyPath: AnyKeyPath? { nil }

    var identity: AnyHashable? { ["position", source.keyPath as AnyKeyPath?, id] as [AnyHashable] }

    var isStored: Bool { source.isStored }

    var isOwnStep: Bool { true }

    func value(in state: State) -> PlaceValue {
        let items = source.items(state)
        guard let index = source.index(of: id, among: items, guess: 0) else { return .gone }
        return .value(ItemSpot(of: index, among: items, id: source.id))
    }

    func set(_ value: PlaceValue, in state: inout State) {
        guard case .value(let spot as ItemSpot<ID>) = value else { return }
        source.change(&state) { items in
            guard let index = source.index(of: id, among: items, guess: 0) else { return }
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

/// Where an item stands among others: behind its neighbour, wherever that is.
struct ItemSpot<ID: Hashable>: Equatable {
    /// The item before; `nil` for the first one.
    var neighbour: ID?
    /// The index, for when the neighbour has gone.
    var index: Int

    static func == (one: Self, other: Self) -> Bool { one.neighbour == other.neighbour }
}

extension ItemSpot {
    /// Where an item is that is among others.
    @MainActor
    init<Item>(of index: Int, among items: [Item], id: (Item) -> ID) {
        self.index = index
        neighbour = index > 0 ? id(items[index - 1]) : nil
    }

    /// The index at which an item has to be put among the others.
    @MainActor
    func index<Item>(among others: [Item], id: (Item) -> ID) -> Int {
        guard let neighbour else { return 0 }
        if let found = others.firstIndex(where: { id($0) == neighbour }) { return found + 1 }
        return min(index, others.count)
    }
}
