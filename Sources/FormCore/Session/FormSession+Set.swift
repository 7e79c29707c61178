extension FormSession {
    /// Sets the values of several rows together, as if the user had typed or chosen all of them and left the rows at
    /// the same time.
    ///
    /// The values are one change and one undo step. The rules run once, on the state with all of the values. If any row
    /// has an error, no value is set. The function waits for asynchronous rules, and for services that have to accept a
    /// value (see ``Element/effect(_:when:perform:)``). No value is set until all of them have answered. Cancelling the
    /// task that calls the function also cancels the tasks of these rules and services. Hidden rows and rows of pages
    /// that are not open are set like any other. If the user applies edits explicitly, the values are edits that are
    /// not applied yet. Values of rows outside a dialog that is open also change the state below it, and are not an
    /// undo step.
    ///
    /// ```swift
    /// let found = await session.set([("First Day", "3"), ("Last Day", "7")])
    /// ```
    ///
    /// - Parameter texts: The rows, each with its value as canonical text (see `Format`). A row without a value is
    ///   skipped. A row that the form does not have is skipped too, and reported as a mistake.
    /// - Returns: The notice about each row that has one, by the row's path. If one of the notices is an error, no
    ///   value was set.
    public func set(_ texts: [(path: RowPath, text: String)]) async -> [RowPath: Notice] {
        let rows = texts.compactMap { item in
            row(at: item.path, namedBy: "set(_:)").map { (row: $0, text: item.text) }
        }
        return await set(rows, isAppliedAtOnce: false)
    }

    /// Sets the values of rows that have just been found, as ``set(_:)`` does. With `isAppliedAtOnce`, the program gets
    /// the values immediately, even if the user applies edits explicitly.
    package func set(_ rows: [(row: FormRow, text: String)], isAppliedAtOnce: Bool) async -> [RowPath: Notice] {
        let edits = self.edits(rows)
        guard !edits.isEmpty else { return [:] }
        let paths = Set(edits.map(\.row.path))
        let values = Dictionary(edits.map { ($0.row.path, $0.row.value) }) { first, _ in first }
        let texts = values.mapValues { $0.typedText() }
        send(.set(edits, isAppliedAtOnce: isAppliedAtOnce), about: edits.map(\.row))
        let awaited = await answers(about: paths)
        var found = paths.reduce(into: [:]) { $0[$1] = record[$1].issue ?? record[$1].notice }
        // A pending change that was cancelled leaves no notice. So a row whose value should have changed but has not
        // gets an error.
        for (path, wanted) in awaited where found[path] == nil {
            guard let before = texts[path], let now = values[path]?.typedText() else { continue }
            guard isSame(now, before), !isSame(wanted, before) else { continue }
            let isOtherSpelling = edits.contains { $0.row.path == path && $0.row.value.isValue($0.text) }
            if !isOtherSpelling { found[path] = .error("Nothing was changed.") }
        }
        let refused = paths.filter { record[$0].draft != nil }
        if !refused.isEmpty { model.send(.forget(rows: Array(refused))) }
        return found
    }

    /// Resets rows to their defaults as ``reset(_:to:)`` does, and waits for the services that have to accept the values.
    /// The program gets the values immediately, even if the user applies edits explicitly.
    ///
    /// - Returns: The reasons of services that have refused a value, by the row's path.
    package func resetAtOnce(_ path: RowPath) async -> [RowPath: Notice] {
        let (rows, path) = rowsToReset(at: path)
        let changed = rows.filter { $0.value.differs(from: .defaults) }
        send(.reset(rows, to: .defaults, as: path, isAppliedAtOnce: true), about: rows)
        let awaited = await answers(about: Set(changed.map(\.path)))
        var found: [RowPath: Notice] = [:]
        for row in changed where awaited[row.path] != nil && row.value.differs(from: .defaults) {
            found[row.path] = record[row.path].notice ?? .error("Nothing was changed.")
        }
        return found
    }

    /// Waits until no rule and no service is pending for the rows.
    ///
    /// - Returns: For each row for which a rule or a service was pending, the text that the row was to get.
    private func answers(about paths: Set<RowPath>) async -> [RowPath: String] {
        var wanted: [RowPath: String] = [:]
        while let driver {
            let asked = paths.filter { record[$0].isBeingChecked || record[$0].pending != nil }
            if asked.isEmpty { break }
            for path in asked { wanted[path] = record[path].enteredText }
            await withTaskCancellationHandler {
                await driver.nextEdit()
            } onCancel: {
                Task { @MainActor in
                    self.driver?.cancelRequests(about: paths)
                    self.model.send(.forget(rows: paths.filter { self.record[$0].isBeingChecked }))
                }
            }
        }
        return wanted
    }
}
