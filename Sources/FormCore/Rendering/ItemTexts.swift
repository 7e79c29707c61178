/// The searchable text of each item of a list: the titles, details and keywords of its rows, folded.
///
/// The text is read from a single set of rows, which are not on any page and show one item after another.
@MainActor
final class ItemTexts<Item: Equatable, ID: Hashable & Sendable> {
    /// The items whose text was read.
    private(set) var items: [Item] = []
    /// The folded text of each item, in the order of `items`.
    private(set) var all: [[UInt8]] = []
    /// The indices of the items that the last change added, edited or moved.
    private(set) var newest = 0..<0

    private let content: [Element<FormCell, Item>]
    private let identities: ItemIdentities<Item, ID>
    private weak var owner: (any PageOwner)?
    private var rows: DetachedRows<Item>?
    private var unseenChanges = 0

    /// - Parameter content: The elements that render the rows of an item.
    init(_ content: [Element<FormCell, Item>], _ identities: ItemIdentities<Item, ID>, owner: any PageOwner) {
        self.content = content
        self.identities = identities
        self.owner = owner
    }

    /// Reads the text of the items that are new or have changed since the last call. The text of all other items is
    /// kept.
    ///
    /// - Parameter unseenChanges: The number of changes so far that `==` doesn't recognise. If it has grown, the text
    ///   of every item is read.
    /// - Returns: True if the list has changed since the last call.
    func read(_ list: [Item], unseenChanges: Int) -> Bool {
        if unseenChanges != self.unseenChanges { (items, all) = ([], []) }
        self.unseenChanges = unseenChanges
        let difference = ListDifference(from: items, to: list)
        guard !difference.isEmpty else { return false }
        let known = Dictionary(difference.old.map { (identities.id(items[$0]), $0) }) { first, _ in first }
        let texts = difference.new.map { index in
            if let old = known[identities.id(list[index])], items[old] == list[index] { return all[old] }
            return text(of: list[index])
        }
        all.replaceSubrange(difference.old, with: texts)
        items = list
        newest = difference.new
        return true
    }

    private func text(of item: Item) -> [UInt8] {
        guard let owner else { return [] }
        let rows = rows ?? DetachedRows(content.map { $0.rowSpec() }, of: item, owner)
        self.rows = rows
        rows.show(item)
        let cells = rows.cells.flatMap { [$0] + $0.parts }
        let texts = cells.filter { $0.isVisible && $0.line?.isVisible != false }
            .flatMap { [$0.title, $0.detail ?? ""] + $0.keywords }
        // Each title, detail or keyword is a separate line, so a search never finds a word that spans two of them.
        return Array(owner.environment.fold(texts.joined(separator: "\n")).utf8)
    }
}
