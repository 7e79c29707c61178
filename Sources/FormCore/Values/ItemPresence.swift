/// An item whose list is changed. Each such change is an undo step of its own.
@MainActor
class ListedItem<State, Item: Equatable, ID: Hashable> {
    fileprivate let id: ID
    fileprivate let source: any ListSource<State, Item, ID>
    /// The item's index in the last state that was examined.
    fileprivate var lastIndex: Int

    init(of id: ID, in source: any ListSource<State, Item, ID>, at index: Int = 0) {
        self.id = id
        self.source = source
        lastIndex = index
    }

    final var stored: StoredBytes? { source.lens?.stored?.referred }

    final var neverCoalesces: Bool { true }
}

/// The lens to what adding and removing an item changes: the item itself, and the item that it comes after.
final class ItemPresence<State, Item: Equatable, ID: Hashable>: ListedItem<State, Item, ID>, ValueLens {
    var location: Location { source.location.then(.presence(of: id)) }

    func value(in state: State) -> ErasedValue {
        guard let item = source.item(id, in: state, near: &lastIndex),
            let position = source.position(of: id, in: state, near: &lastIndex)
        else { return .gone }
        return .value(ItemAndPosition(item: source.kept(item), position: position))
    }

    func set(_ value: ErasedValue, in state: inout State) {
        source.remove(id, from: &state, near: &lastIndex)
        guard case .value(let value as ItemAndPosition<Item, ID>) = value else { return }
        source.insert(value.item, at: value.position, in: &state, near: &lastIndex)
    }
}

/// The lens to what moving an item changes: the item that it comes after.
final class ItemPosition<State, Item: Equatable, ID: Hashable>: ListedItem<State, Item, ID>, ValueLens {
    var location: Location { source.location.then(.position(of: id)) }

    func value(in state: State) -> ErasedValue {
        source.position(of: id, in: state, near: &lastIndex).map { .value($0) } ?? .gone
    }

    func set(_ value: ErasedValue, in state: inout State) {
        guard case .value(let position as ListPosition<ID>) = value else { return }
        source.move(id, to: position, in: &state, near: &lastIndex)
    }
}

/// An item and its position.
struct ItemAndPosition<Item: Equatable, ID: Hashable>: Equatable {
    var item: Item
    var position: ListPosition<ID>
}
