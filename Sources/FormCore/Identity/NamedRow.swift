/// A reference to a row by its path. The reference is resolved when the row's page is rendered.
struct NamedRow: Hashable {
    let path: RowPath
    /// The function that made the reference, as it is written in code, such as `.rule(for:)`.
    let caller: String
    /// True if the row must have a value, because the reference is to the value. False if any row will do.
    var needsValue = false
}

/// References to rows whose pages haven't been rendered yet.
///
/// A reference waits for the page that has to be rendered next on the way to its row. Once that page is rendered, the
/// reference is either resolved or waits for the page after it.
struct PendingReferences {
    private var names: [RowPath: Set<NamedRow>] = [:]
    /// The references whose rows are not on their pages.
    private var missing: [NamedRow] = []

    mutating func add(_ name: NamedRow, for page: RowPath) {
        names[page, default: []].insert(name)
    }

    /// Removes and returns the references that wait for the given page to be rendered.
    mutating func take(for page: RowPath) -> Set<NamedRow> {
        names.isEmpty ? [] : names.removeValue(forKey: page) ?? []
    }

    /// Removes and returns the references that wait for any page.
    mutating func takeAll() -> Set<NamedRow> {
        defer { names = [:] }
        return names.values.reduce(into: []) { $0.formUnion($1) }
    }

    var hasMissing: Bool { !missing.isEmpty }

    mutating func addMissing(_ name: NamedRow) { missing.append(name) }

    /// Removes and returns the references whose rows are not on their pages.
    mutating func takeMissing() -> [NamedRow] {
        defer { missing = [] }
        return missing
    }
}
