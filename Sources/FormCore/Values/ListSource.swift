/// The items of a list in a state, and how to change them, independent of the type that holds them.
///
/// All sources read as an array, in the order in which the items are shown. An item is changed by its id; its last
/// known index says where to start searching for it.
@MainActor
protocol ListSource<State, Item, ID> {
    associatedtype State
    associatedtype Item: Equatable
    associatedtype ID: Hashable

    /// Reads the items' ids.
    var identities: ItemIdentities<Item, ID> { get }

    /// The lens to the list; `nil` for computed items, which can't be changed.
    var lens: (any ValueLens<State>)? { get }

    /// Where all that the items are read from is stored; `nil` if that is not known.
    var itemsStored: StoredBytes? { get }

    /// True if a change of an item leaves all other items as they are, whatever an author's functions do.
    var keepsOtherItems: Bool { get }

    /// True if the items' order is part of the state.
    var isOrdered: Bool { get }

    /// All items.
    func items(_ state: State) -> [Item]

    /// Returns the number of items.
    func count(_ state: State) -> Int

    /// Returns an item; `nil` if it is missing.
    func item(_ id: ID, in state: State, near index: inout Int) -> Item?

    /// Changes an item; does nothing if it is missing.
    func change(_ id: ID, in state: inout State, near index: inout Int, _ body: (inout Item) -> Void)

    /// Inserts a missing item at its position among the others.
    func insert(_ item: Item, at position: ListPosition<ID>, in state: inout State, near index: inout Int)

    /// Removes an item.
    func remove(_ id: ID, from state: inout State, near index: inout Int)

    /// Moves an item to its position among the others; does nothing if it is missing. The list is written once, because
    /// an author's setter may refuse a list that lacks an item, or one that has more items than before.
    func move(_ id: ID, to position: ListPosition<ID>, in state: inout State, near index: inout Int)

    /// Returns the part of an item that the list stores, without live data shown with it.
    func kept(_ item: Item) -> Item
}

extension ListSource {
    var itemsStored: StoredBytes? { lens?.stored }

    var keepsOtherItems: Bool { false }

    var location: Location { lens?.location ?? .whole }

    func count(_ state: State) -> Int { items(state).count }

    func kept(_ item: Item) -> Item { item }

    func id(_ item: Item) -> ID { identities.id(item) }

    /// Returns the item with an id.
    func item(_ id: ID, in state: State) -> Item? {
        var index = Int.max
        return item(id, in: state, near: &index)
    }

    /// Returns the index of an item, searching outwards from a guess.
    func index(of id: ID, among items: [Item], guess: Int = 0) -> Int? {
        identities.index(of: id, among: items, guess: guess)
    }

    /// Returns the position for an index among items; the same for all items if their order is not part of the state.
    func position(of index: Int, among items: [Item]) -> ListPosition<ID> {
        isOrdered ? ListPosition(of: index, among: items, id: id) : ListPosition(neighbour: nil, index: 0)
    }

    /// Returns the position of an item in a state; `nil` if it is missing.
    func position(of id: ID, in state: State, near index: inout Int) -> ListPosition<ID>? {
        guard isOrdered else {
            return item(id, in: state, near: &index).map { _ in ListPosition(neighbour: nil, index: 0) }
        }
        let items = items(state)
        guard let found = self.index(of: id, among: items, guess: index) else { return nil }
        index = found
        return position(of: found, among: items)
    }
}

/// Computed items. Changes to them are dropped.
struct ComputedSource<State, Item: Equatable, ID: Hashable>: ListSource {
    let identities: ItemIdentities<Item, ID>
    let read: @MainActor @Sendable (State) -> [Item]

    var lens: (any ValueLens<State>)? { nil }

    var isOrdered: Bool { false }

    func items(_ state: State) -> [Item] { read(state) }

    func item(_ id: ID, in state: State, near index: inout Int) -> Item? {
        identities.item(id, in: read(state), near: &index)
    }

    func change(_: ID, in _: inout State, near _: inout Int, _: (inout Item) -> Void) {}

    func insert(_: Item, at _: ListPosition<ID>, in _: inout State, near _: inout Int) {}

    func remove(_: ID, from _: inout State, near _: inout Int) {}

    func move(_: ID, to _: ListPosition<ID>, in _: inout State, near _: inout Int) {}
}
