/// The rendered rows of one item of a list.
final class ItemRow<State, Item: Equatable, ID: Hashable>: MadeRow {
    private let lens: ItemLens<State, Item, ID>
    private let updates: Updates<Item>
    private var seen: (item: Item, unseenChanges: Int)?

    init(
        _ cells: [FormCell], updates: Updates<Item>, at identity: RowIdentity, over lens: ItemLens<State, Item, ID>,
        index: Int
    ) {
        self.updates = updates
        self.lens = lens
        super.init(cells, at: identity, index: index)
    }

    var id: ID { lens.id }

    override var index: Int {
        didSet { lens.lastIndex = index }
    }

    func update(_ item: Item, unseenChanges: Int) {
        if let seen, seen.unseenChanges == unseenChanges, seen.item == item { return }
        seen = (item, unseenChanges)
        updates.run(item)
    }

    func stand(under heading: RowHeading?) {
        for cell in cells { cell.heading = heading }
    }

    func offer(_ actions: RowActions) {
        for cell in cells {
            cell.actions = actions
            cell.followItem?()
        }
    }
}
