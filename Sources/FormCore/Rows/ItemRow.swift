/// What is rendered of an item of a list, as long as somebody shows it or has asked for it lately.
@MainActor
final class ItemRow<State, Item: Equatable, ID: Hashable> {
    /// What the rows stand under.
    let place: RowIdentity
    /// When the rows were asked for last, counted from any moment on.
    var lastUse = 0
    private let way: ItemWay<State, Item, ID>
    private let elements: [RenderedElement<FormCell, Item>]
    let cells: [FormCell]
    private var seen: (item: Item, unseenChanges: Int)?

    init(
        _ elements: [RenderedElement<FormCell, Item>], at place: RowIdentity, over way: ItemWay<State, Item, ID>,
        index: Int
    ) {
        self.elements = elements
        cells = elements.contents()
        self.index = index
        self.place = place
        self.way = way
    }

    var id: ID { way.id }

    /// Where the item stands among the others.
    var index: Int {
        didSet { way.lastIndex = index }
    }

    /// Whether a renderer shows one of the rows.
    var isShown: Bool { cells.contains { $0.observer != nil } }

    func update(_ item: Item, unseenChanges: Int) {
        if let seen, seen.unseenChanges == unseenChanges, seen.item == item { return }
        seen = (item, unseenChanges)
        for element in elements { element.update(item) }
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
