extension FormSession {
    /// Gives rows values together, as the person does who types or chooses them all and leaves them at once.
    ///
    /// They are one change, and one step that can be undone; the rules look once, at the outcome. With an
    /// error at one of them none is taken. Rules that take their time are waited for, and so is
    /// whoever has to accept a value, see ``Element/effect(_:perform:)``. Rows of pages that are not open and rows that are hidden are
    /// written like any other. Where the person applies explicitly, the values are edited and not applied.
    ///
    /// ```swift
    /// let found = await session.set([("First Day", "3"), ("Last Day", "7")])
    /// ```
    ///
    /// - Parameter texts: The rows, and their values as the person would type them; a row that has no value
    ///   is left out, and so is one that the form does not have, which is reported as its mistake.
    /// - Returns: What there is to say of the rows; where there is an error, nothing was taken.
    public func set(_ texts: [(path: RowPath, text: String)]) async -> [RowPath: Notice] {
        for item in texts { look(for: item.path, namedBy: "set(_:)") }
        let rows = Dictionary(rows().map { ($0.path, $0) }) { first, _ in first }
        let edits = texts.compactMap { item in rows[item.path].map { (row: $0, text: item.text) } }
        guard !edits.isEmpty else { return [:] }
        let paths = Set(edits.map(\.row.path))
        model.send(.set(edits))
        while paths.contains(where: { record[$0].isPending || record[$0].wish != nil }) {
            guard let driver else { break }
            await driver.nextEdit()
        }
        let found = paths.reduce(into: [:]) { $0[$1] = record[$1].issue ?? record[$1].notice }
        model.send(.forget(paths.filter { record[$0].draft != nil }))
        return found
    }
}
