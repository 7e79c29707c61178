/// Which items of a list are shown for what the person looks for.
@MainActor
final class ItemFilter<Item: Equatable, ID: Hashable & Sendable> {
    /// Where the person types it.
    let field: RowFilter
    private let threshold: Int
    private let fold: (String) -> String
    private let texts: ItemTexts<Item, ID>
    private var query: SearchQuery
    /// What the query was made of.
    private var text = ""
    /// The items that have it, as of the last look.
    private var found: [Item] = []

    /// - Parameters:
    ///   - threshold: How many items there have to be for the field to be shown.
    ///   - fold: Folds what is typed.
    ///   - texts: What is looked at of the items.
    init(_ field: RowFilter, from threshold: Int, fold: @escaping (String) -> String, texts: ItemTexts<Item, ID>) {
        self.field = field
        self.threshold = threshold
        self.fold = fold
        self.texts = texts
        query = SearchQuery("", fold: fold)
    }

    /// Whether something is looked for.
    var isOn: Bool { !query.isEmpty }

    /// All items, as of the last look.
    var items: [Item] { texts.items }

    /// Whether one of the items is not shown that the last change has brought.
    var hidesNewest: Bool { texts.newest.contains { !query.isFound(in: texts.all[$0]) } }

    /// Those of some items that have what is looked for; all, where nothing is.
    func items(among items: [Item], unseenChanges: Int) -> [Item] {
        field.isVisible = !field.text.isEmpty || items.count >= max(threshold, 1)
        let isSameText = isSame(text, field.text)
        if !isSameText {
            text = field.text
            query = SearchQuery(text, fold: fold)
        }
        if !isOn { return items }
        let areOthers = texts.read(items, unseenChanges: unseenChanges)
        // The same array for the same items: who is given it need not look at them again.
        if areOthers || !isSameText { found = zip(items, texts.all).filter { query.isFound(in: $1) }.map(\.0) }
        return found
    }
}
