/// Selects the items of a list that match the user's search.
@MainActor
final class ItemFilter<Item: Equatable, ID: Hashable & Sendable> {
    /// The search field.
    let field: RowFilter
    private let threshold: Int
    private let fold: (String) -> String
    private let texts: ItemTexts<Item, ID>
    private var query: SearchQuery
    /// The text that `query` was made from.
    private var text = ""
    /// The items that matched the query when it was last applied.
    private var found: [Item] = []

    /// - Parameters:
    ///   - threshold: The field is shown if there are at least this many items.
    ///   - fold: Folds the typed text, for example to lowercase.
    ///   - texts: The searchable text of each item, folded in the same way.
    init(_ field: RowFilter, from threshold: Int, fold: @escaping (String) -> String, texts: ItemTexts<Item, ID>) {
        self.field = field
        self.threshold = threshold
        self.fold = fold
        self.texts = texts
        query = SearchQuery("", fold: fold)
    }

    /// True while the user is searching.
    var isOn: Bool { !query.isEmpty }

    /// All items that the last search went through, including those that didn't match.
    var items: [Item] { texts.items }

    /// True if the search hides an item that the last change added, edited or moved.
    var hidesNewest: Bool { texts.newest.contains { !query.isFound(in: texts.all[$0]) } }

    /// Returns the items that match the search, or all items if the search is empty. Also shows or hides the search
    /// field.
    func items(among items: [Item], unseenChanges: Int) -> [Item] {
        field.isVisible = !field.text.isEmpty || items.count >= max(threshold, 1)
        let isSameText = isSame(text, field.text)
        if !isSameText {
            text = field.text
            query = SearchQuery(text, fold: fold)
        }
        if !isOn { return items }
        let areOthers = texts.read(items, unseenChanges: unseenChanges)
        // If neither the items nor the query has changed, the same array is returned, so the caller need not compare
        // its items.
        if areOthers || !isSameText { found = zip(items, texts.all).filter { query.isFound(in: $1) }.map(\.0) }
        return found
    }
}
