/// A row that an author has named by its path; whether there is one is seen where its page is rendered.
struct NamedRow: Hashable {
    let path: RowPath
    /// What names it, as the author writes it.
    let caller: String
    /// Whether it is named for the sake of its value.
    var needsValue = false
}

/// Names that wait for the page that shows next whether there is such a row.
struct WaitingNames {
    private var names: [RowPath: Set<NamedRow>] = [:]

    mutating func add(_ name: NamedRow, for page: RowPath) {
        names[page, default: []].insert(name)
    }

    /// Those that wait for a page, which is rendered now.
    mutating func take(for page: RowPath) -> Set<NamedRow> {
        names.isEmpty ? [] : names.removeValue(forKey: page) ?? []
    }
}
