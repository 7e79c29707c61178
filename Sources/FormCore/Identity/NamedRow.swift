/// A reference to a row by its path. It is resolved when the row's page is rendered.
struct NamedRow: Hashable {
    let path: RowPath
    /// The function that made the reference, as it is written in code, such as `.rule(for:)`.
    let caller: String
    /// True if the reference is to the row's value.
    var needsValue = false
}

/// References to rows that can't be resolved yet. Each waits until the next page that leads to its row is rendered.
struct PendingReferences {
    private var names: [RowPath: Set<NamedRow>] = [:]

    mutating func add(_ name: NamedRow, for page: RowPath) {
        names[page, default: []].insert(name)
    }

    /// Removes and returns the references that wait for the given page to be rendered.
    mutating func take(for page: RowPath) -> Set<NamedRow> {
        names.isEmpty ? [] : names.removeValue(forKey: page) ?? []
    }
}
