extension FormSession {
    /// Gives rows values together, as the person does who types or chooses them all and leaves them at once.
    ///
    /// They are one change, and one step that can be undone; the rules look once, at the outcome. With an
    /// error at one of them none is taken. Rules that take their time are waited for, and so is
    /// whoever has to accept a value, see ``Element/effect(_:when:perform:)``: until then none is taken either. A task
    /// that is cancelled meanwhile cancels theirs. Rows of pages that are not open and rows that are hidden are
    /// written like any other. Where the person applies explicitly, the values are edited and not applied.
    ///
    /// ```swift
    /// let found = await session.set([("First Day", "3"), ("Last Day", "7")])
    /// ```
    ///
    /// - Parameter texts: The rows, and their values as canonical text, see ``Format``; a row that has no value
    ///   is left out, and so is one that the form does not have, which is reported as its mistake.
    /// - Returns: What there is to say of the rows; where there is an error, nothing was taken.
    public func set(_ texts: [(path: RowPath, text: String)]) async -> [RowPath: Notice] {
        await set(texts, isAppliedAtOnce: false)
    }

    /// The same, for the program at once, also where the person applies explicitly.
    package func set(
        _ texts: [(path: RowPath, text: String)], isAppliedAtOnce: Bool
    ) async -> [RowPath: Notice] {
        for item in texts { look(for: item.path, namedBy: "set(_:)") }
        let rows = Dictionary(rows().map { ($0.path, $0) }) { first, _ in first }
        var edits = texts.compactMap { item in rows[item.path].map { (row: $0, text: item.text) } }
        guard !edits.isEmpty else { return [:] }
        for index in edits.indices { edits[index].row.isAppliedAtOnce = isAppliedAtOnce }
        let paths = Set(edits.map(\.row.path))
        let values = rows.filter { paths.contains($0.key) }.mapValues(\.value)
        let texts = values.mapValues { $0.typedText() }
        let same = Set(edits.filter { $0.row.value.isValue($0.text) }.map(\.row.path))
        model.send(.set(edits))
        let awaited = await answers(about: paths)
        var found = paths.reduce(into: [:]) { $0[$1] = record[$1].issue ?? record[$1].notice }
        // What was given up says nothing of itself.
        for (path, wanted) in awaited where found[path] == nil && !same.contains(path) {
            guard let before = texts[path], let now = values[path]?.typedText() else { continue }
            let isUnchanged = isSame(now, before) && !isSame(wanted, before)
            if isUnchanged { found[path] = .error("Nothing was changed.") }
        }
        model.send(.forget(paths.filter { record[$0].draft != nil }))
        return found
    }

    /// Waits until nobody is asked about rows any more.
    ///
    /// - Returns: What was wanted of the rows that somebody was asked about.
    private func answers(about paths: Set<RowPath>) async -> [RowPath: String] {
        var wanted: [RowPath: String] = [:]
        while let driver {
            let asked = paths.filter { record[$0].isPending || record[$0].wish != nil }
            if asked.isEmpty { break }
            for path in asked { wanted[path] = record[path].shownText }
            await withTaskCancellationHandler {
                await driver.nextEdit()
            } onCancel: {
                Task { @MainActor in
                    self.driver?.cancelWishes(of: paths)
                    self.model.send(.forget(paths.filter { self.record[$0].isPending }))
                }
            }
        }
        return wanted
    }
}
