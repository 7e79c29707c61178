extension FormSession {
    /// What stands against the drafts of some rows, together with those that were refused before.
    ///
    /// The drafts are written on trial and all rules look at the outcome. A draft
    /// with an error is taken out and the others are looked at again, because the
    /// state will not have it either.
    func tryOut(_ rows: [RowEditor]) -> [RowPath: Notice] {
        Trial((rows + refused(besides: rows)).compactMap(\.tried)).run(by: self)
    }

    /// Commits a row's draft, and those that were refused for its sake, as one change.
    ///
    /// - Returns: Whether the row has no draft any more.
    func commit(_ row: RowEditor) -> Bool {
        let found = tryOut([row])
        if found[row.path]?.severity == .error {
            refuse(row, found[row.path])
            return false
        }
        guard AsyncCheck.passed(row) else {
            refuse(row, record[row.path].issue)
            return false
        }
        let others = refused(besides: [row]).filter {
            found[$0.path]?.severity != .error && AsyncCheck.passed($0)
        }
        let taken = [row] + others
        let overtaken = taken.map(Conflict.init(overtaking:))
        for row in taken { refusedRows[row.path] = nil }
        driver?.asOneChange(at: row.path) {
            for row in taken {
                if let text = row.draft?.text { _ = row.value.write(text, origin: .person) }
            }
        }
        for (row, overtaken) in zip(taken, overtaken) { row.taken(overtaken) }
        return true
    }

    /// Rows that were refused before, but for those that a rule is being asked about.
    private func refused(besides rows: [RowEditor]) -> [RowEditor] {
        refusedRows.values
            .filter { row in
                row.isUsable && checks[row.path]?.isBlocking != true && !rows.contains { $0.path == row.path }
            }
            .sorted { $0.path.description < $1.path.description }
    }

    /// Keeps a draft that can't be the value, or not yet.
    private func refuse(_ row: RowEditor, _ issue: Notice?) {
        refusedRows[row.path] = row
        updateRecord(at: row.path) { entry in
            entry.draft?.isRefused = true
            entry.issue = issue
        }
    }

    func showIssue(_ issue: Notice?, at path: RowPath) {
        updateRecord(at: path) { $0.issue = issue }
    }

    /// Says what rules over several rows find, under the row of each that is the one to say it.
    func showIssues(of rules: [RowRule], besides path: RowPath) {
        for rule in rules {
            guard let speaker = rule.speaker, speaker != path, let found = [rule].look() else { continue }
            if record[speaker].draft == nil { showIssue(found, at: speaker) }
        }
    }

    /// Looks again at the rows of which something is said, after a change or on another page.
    func checkAgain() {
        guard driver != nil, !record.rows.isEmpty else { return }
        for row in refused(besides: []) { _ = commit(row) }
        for (path, entry) in record.rows where entry.issue != nil {
            guard let cell = topPage.cells(at: path).first, let row = RowEditor(cell) else { continue }
            if !cell.isUsable {
                showIssue(nil, at: path)
            } else if entry.draft == nil {
                showIssue(row.standingIssue, at: path)
            }
        }
    }
}
