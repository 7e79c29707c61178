/// Where the items of a list are in a state, and how they are changed, whatever holds them.
///
/// All read as an array, in the order in which they are shown. Each is changed by its identity; where it stood last
/// says where to look for it first.
@MainActor
protocol ListSource<State, Item, ID> {
    associatedtype State
    associatedtype Item: Equatable
    associatedtype ID: Hashable

    /// What tells the items apart.
    var identities: ItemIdentities<Item, ID> { get }

    /// What holds the items; `nil` where they are computed, and can't be changed.
    var place: (any Place<State>)? { get }

    /// Whether what holds the items knows where each stands, rather than which ones there are.
    var isOrdered: Bool { get }

    /// All items.
    func items(_ state: State) -> [Item]

    /// How many there are.
    func count(_ state: State) -> Int

    /// One item; `nil` where it has gone.
    func item(_ id: ID, in state: State, near index: inout Int) -> Item?

    /// Changes an item; nothing where it has gone.
    func change(_ id: ID, in state: inout State, near index: inout Int, _ body: (inout Item) -> Void)

    /// Puts an item that is not there where it belongs among the others.
    func insert(_ item: Item, at spot: ItemSpot<ID>, in state: inout State, near index: inout Int)

    /// Takes an item out.
    func remove(_ id: ID, from state: inout State, near index: inout Int)

    /// What the list itself holds of an item, without what is shown with it.
    func kept(_ item: Item) -> Item
}

extension ListSource {
    /// Whether what holds the items is stored as it is, so that a change of it changes nothing else.
    var isStored: Bool { place?.isStored ?? false }

    var keyPath: AnyKeyPath? { place?.keyPath }

    func count(_ state: State) -> Int { items(state).count }

    func kept(_ item: Item) -> Item { item }

    func id(_ item: Item) -> ID { identities.id(item) }

    /// The item of an identity, as a state has it.
    func item(_ id: ID, in state: State) -> Item? {
        var index = Int.max
        return item(id, in: state, near: &index)
    }

    /// Where an item is among others; it is looked for at a place first, and then further and further away.
    func index(of id: ID, among items: [Item], guess: Int = 0) -> Int? {
        identities.index(of: id, among: items, guess: guess)
    }

    /// The spot of an index among items; all are the same one where there is no order.
    func spot(of index: Int, among items: [Item]) -> ItemSpot<ID> {
        isOrdered ? ItemSpot(of: index, among: items, id: id) : ItemSpot(neighbour: nil, index: 0)
    }

    /// Where an item stands in a state; `nil` where it has gone.
    func spot(of id: ID, in state: State, near index: inout Int) -> ItemSpot<ID>? {
        guard isOrdered else {
            return item(id, in: state, near: &index).map { _ in ItemSpot(neighbour: nil, index: 0) }
        }
        let items = items(state)
        guard let found = self.index(of: id, among: items, guess: index) else { return nil }
        index = found
        return spot(of: found, among: items)
    }
}

/// Items that are computed: what is written to them is dropped.
struct ComputedSource<State, Item: Equatable, ID: Hashable>: ListSource {
    let identities: ItemIdentities<Item, ID>
    let read: @MainActor @Sendable (State) -> [Item]

    var place: (any Place<State>)? { nil }

    var isOrdered: Bool { false }

    func items(_ state: State) -> [Item] { read(state) }

    func item(_ id: ID, in state: State, near index: inout Int) -> Item? {
        identities.item(id, in: read(state), near: &index)
    }

    func change(_: ID, in _: inout State, near _: inout Int, _: (inout Item) -> Void) {}

    func insert(_: Item, at _: ItemSpot<ID>, in _: inout State, near _: inout Int) {}

    func remove(_: ID, from _: inout State, near _: inout Int) {}
}
