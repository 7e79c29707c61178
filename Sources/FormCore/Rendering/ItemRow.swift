/// The rendered rows of one item of a list. They are kept while a renderer shows them, and afterwards until `ItemRows`
/// drops the rows that were not used recently.
@MainActor
final class ItemRow<State, Item: Equatable, ID: Hashable> {
    /// The row id of the item. If the item has several rows, their row ids are below it.
    let identity: RowIdentity
    /// The value of the list's use counter when the rows were last used.
    var lastUse = 0
    private let lens: ItemLens<State, Item, ID>
    let cells: [FormCell]
    private let updates: Updates<Item>
    private var seen: (item: Item, unseenChanges: Int)?

    init(
        _ cells: [FormCell], updates: Updates<Item>, at identity: RowIdentity, over lens: ItemLens<State, Item, ID>,
        index: Int
    ) {
        self.cells = cells
        self.updates = updates
        self.index = index
        self.identity = identity
        self.lens = lens
    }

    var id: ID { lens.id }

    /// The item's index in the list.
    var index: Int {
        didSet { lens.lastIndex = index }
    }

    /// True while a renderer shows one of the rows.
    var isShown: Bool { cells.contains { $0.observer != nil } }

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
