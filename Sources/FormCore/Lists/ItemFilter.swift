/// Selects the items of a list that match the user's search.
///
/// The searchable text of an item consists of the titles, details and keywords of its rows. It is read from a single set
/// of rows, which are not on any page and show one item after another.
@MainActor
final class ItemFilter<State, Item: Equatable, ID: Hashable & Sendable> {
    /// The search field.
    let field: RowFilter
    /// All items that the last search went through, including those that didn't match.
    private(set) var items: [Item] = []

    private unowned let group: ItemGroup<State, Item, ID>
    private let folding: TextFolding
    /// The folded text of each item, in the order of `items`.
    private var texts: [[UInt8]] = []
    /// The indices of the items that the last change added, edited or moved.
    private var newest = 0..<0
    private var query: SearchQuery
    /// The text that `query` was made from.
    private var text = ""
    /// The items that matched the query when it was last applied.
    private var found: [Item] = []
    private var rows: DetachedRows<Item>?
    private var unseenChanges = 0

    init(of group: ItemGroup<State, Item, ID>, in environment: FormEnvironment) {
        let title = group.context.translate(group.spec.title)
        self.group = group
        folding = TextFolding(environment.fold)
        query = SearchQuery("", fold: folding.fold)
        field = RowFilter(title: title, prompt: environment.text(of: Sentence("Search %s", title)))
    }

    /// True while the user is searching.
    var isOn: Bool { !query.isEmpty }

    /// True if the search hides an item that the last change added, edited or moved.
    var hidesNewest: Bool { newest.contains { !query.isFound(in: texts[$0]) } }

    /// Returns the items that match the search, or all items if the search is empty. Also shows or hides the search
    /// field.
    ///
    /// - Parameter unseenChanges: The number of changes so far that `==` doesn't recognise. If it has grown, the text
    ///   of every item is read.
    func items(among items: [Item], unseenChanges: Int) -> [Item] {
        field.isVisible = !field.text.isEmpty || items.count >= max(group.spec.searchThreshold ?? 0, 1)
        let isSameText = isSame(text, field.text)
        if !isSameText {
            text = field.text
            query = SearchQuery(text, fold: folding.fold)
        }
        if !isOn { return items }
        let areOthers = read(items, unseenChanges: unseenChanges)
        // If neither the items nor the query has changed, the same array is returned, so the caller need not compare
        // its items.
        if areOthers || !isSameText { found = zip(items, texts).filter { query.isFound(in: $1) }.map(\.0) }
        return found
    }

    /// Reads the text of the items that are new or have changed since the last call. The text of all other items is
    /// kept.
    ///
    /// - Returns: True if the list has changed since the last call.
    private func read(_ list: [Item], unseenChanges: Int) -> Bool {
        if unseenChanges != self.unseenChanges { (items, texts) = ([], []) }
        self.unseenChanges = unseenChanges
        let difference = ListDifference(from: items, to: list)
        guard !difference.isEmpty else { return false }
        let id = group.source.identities.id
        let known = Dictionary(difference.old.map { (id(items[$0]), $0) }) { first, _ in first }
        let new = difference.new.map { index in
            if let old = known[id(list[index])], items[old] == list[index] { return texts[old] }
            return text(of: list[index])
        }
        texts.replaceSubrange(difference.old, with: new)
        items = list
        newest = difference.new
        return true
    }

    private func text(of item: Item) -> [UInt8] {
        guard let session = group.context.scope.session else { return [] }
        let rows = rows ?? DetachedRows(group.content.map { $0.rowSpec() }, of: item, session)
        self.rows = rows
        rows.show(item)
        let cells = rows.cells.flatMap { [$0] + $0.parts }
        let texts = cells.filter { $0.isVisible && $0.line?.isVisible != false }
            .flatMap { [$0.title, $0.detail ?? ""] + $0.keywords }
        // Each title, detail or keyword is a separate line, so a search never finds a word that spans two of them.
        return folding.bytes(of: texts.joined(separator: "\n"))
    }
}
