/// A reference to a row by its path. It is resolved when the row's page is rendered.
struct NamedRow: Hashable {
    let path: RowPath
    /// The function that made the reference, as the author writes it.
    let caller: String
    /// True if the reference is to the row's value.
    var needsValue = false
}

/// References to rows, each of which waits until the next page on the way to its row is rendered.
struct PendingReferences {
    private var names: [RowPath: Set<NamedRow>] = [:]

    mutating func add(_ name: NamedRow, for page: RowPath) {
        names[page, default: []].insert(name)
    }

    /// Removes and returns the references that wait for a page.
    mutating func take(for page: RowPath) -> Set<NamedRow> {
        names.isEmpty ? [] : names.removeValue(forKey: page) ?? []
    }
}
