/// The items of another source, combined with live data for their ids from elsewhere in the state.
///
/// It reads both, but writes only the items.
struct LiveSource<State, Item: Equatable, ID: Hashable, Live: Equatable>: ListSource {
    let identities: ItemIdentities<LiveItem<Item, Live>, ID>
    private let source: any ListSource<State, Item, ID>
    private let live: @MainActor (State) -> [ID: Live]

    init(_ source: any ListSource<State, Item, ID>, live: @escaping @MainActor (State) -> [ID: Live]) {
        self.source = source
        self.live = live
        identities = ItemIdentities(of: source.identities, at: \.item)
    }

    var lens: (any ValueLens<State>)? { source.lens }

    var itemsStored: StoredBytes? { nil }

    var isOrdered: Bool { source.isOrdered }

    func items(_ state: State) -> [LiveItem<Item, Live>] {
        let live = live(state)
        return source.items(state).map { LiveItem($0, live: live[source.id($0)]) }
    }

    func count(_ state: State) -> Int { source.count(state) }

    func item(_ id: ID, in state: State, near index: inout Int) -> LiveItem<Item, Live>? {
        source.item(id, in: state, near: &index).map { LiveItem($0, live: live(state)[id]) }
    }

    func change(
        _ id: ID, in state: inout State, near index: inout Int, _ body: (inout LiveItem<Item, Live>) -> Void
    ) {
        let live = live(state)[id]
        source.change(id, in: &state, near: &index) { item in
            var both = LiveItem(item, live: live)
            body(&both)
            item = both.item
        }
    }

    func insert(
        _ item: LiveItem<Item, Live>, at position: ListPosition<ID>, in state: inout State, near index: inout Int
    ) {
        source.insert(item.item, at: position, in: &state, near: &index)
    }

    func remove(_ id: ID, from state: inout State, near index: inout Int) {
        source.remove(id, from: &state, near: &index)
    }

    func move(_ id: ID, to position: ListPosition<ID>, in state: inout State, near index: inout Int) {
        source.move(id, to: position, in: &state, near: &index)
    }

    func kept(_ item: LiveItem<Item, Live>) -> LiveItem<Item, Live> { LiveItem(source.kept(item.item)) }
}
