/// The place that adding, removing or moving a list item changes. Each such change is an undo step of its own.
@MainActor
protocol PlaceOfItem<State>: Place {
    associatedtype Item: Equatable
    associatedtype ID: Hashable

    /// Distinguishes this place from other places of the same item.
    static var name: String { get }

    var id: ID { get }
    var source: any ListSource<State, Item, ID> { get }
}

extension PlaceOfItem {
    var keyPath: AnyKeyPath? { nil }

    var identity: AnyHashable? { [Self.name, source.keyPath, id] as [AnyHashable] }

    var isStored: Bool { source.isStored }

    var isOwnStep: Bool { true }
}

/// The place that adding and removing an item changes: the item itself, and the item that it comes after.
final class ItemPlace<State, Item: Equatable, ID: Hashable>: PlaceOfItem {
    static var name: String { "item" }

    let id: ID
    let source: any ListSource<State, Item, ID>
    /// The item's index in the last state that was examined.
    private var lastIndex: Int

    init(of id: ID, in source: any ListSource<State, Item, ID>, at index: Int = 0) {
        self.id = id
        self.source = source
        lastIndex = index
    }

    func value(in state: State) -> PlaceValue {
        guard let item = source.item(id, in: state, near: &lastIndex),
            let spot = source.spot(of: id, in: state, near: &lastIndex)
        else { return .gone }
        return .value(PlacedItem(item: source.kept(item), spot: spot))
    }

    func set(_ value: PlaceValue, in state: inout State) {
        source.remove(id, from: &state, near: &lastIndex)
        guard case .value(let value as PlacedItem<Item, ID>) = value else { return }
        source.insert(value.item, at: value.spot, in: &state, near: &lastIndex)
    }
}

/// The place that moving an item changes: the item that it comes after.
final class ItemPosition<State, Item: Equatable, ID: Hashable>: PlaceOfItem {
    static var name: String { "position" }

    let id: ID
    let source: any ListSource<State, Item, ID>
    /// The item's index in the last state that was examined.
    private var lastIndex: Int

    init(of id: ID, in source: any ListSource<State, Item, ID>, at index: Int = 0) {
        self.id = id
        self.source = source
        lastIndex = index
    }

    func value(in state: State) -> PlaceValue {
        source.spot(of: id, in: state, near: &lastIndex).map { .value($0) } ?? .gone
    }

    func set(_ value: PlaceValue, in state: inout State) {
        guard case .value(let spot as ItemSpot<ID>) = value,
            let item = source.item(id, in: state, near: &lastIndex)
        else { return }
        source.remove(id, from: &state, near: &lastIndex)
        source.insert(item, at: spot, in: &state, near: &lastIndex)
    }
}

/// An item and its position.
struct PlacedItem<Item: Equatable, ID: Hashable>: Equatable {
    var item: Item
    var spot: ItemSpot<ID>
}
