extension FormSession {
    /// The rows that somebody else has given another value, also of pages that are not open, in the order of their paths.
    ///
    /// Either ``Baselines/theirs`` has it, or the value changed under a draft that the
    /// person has then committed. Each row shows its ``FormCell/conflict`` until the
    /// person has decided.
    public var conflicts: [RowPath] {
        record.rows.filter { $0.value.conflict != nil }.map(\.key).sorted { $0.description < $1.description }
    }

    /// Gives a row the value that the person has chosen of the two, and forgets the other.
    ///
    /// Taking theirs is a step that can be undone; where the state is applied explicitly it
    /// is applied at once, and can't. Observers of the driver are told in both
    /// cases, so that what stores the state can store the decision. A row that is in no
    /// conflict stays as it is.
    ///
    /// - Parameters:
    ///   - path: The row, also on a page that is not open.
    ///   - choice: The value that the row shall have.
    public func settleConflict(at path: RowPath, _ choice: ConflictChoice) {
        let open = topPage.cells(at: path).lazy.compactMap(RowEditor.init).first?.value
        guard let value = open ?? survey().first(where: { $0.path == path })?.value else { return }
        if record[path].draft != nil { settleDraft(at: path, value, choice) }
        guard let conflict = record[path].conflict else { return }
        let savedText = text(of: value, in: .saved)
        updateRecord(at: path) { $0.conflict = nil }
        // A decision is for good at once, so what was decided for is not left to be applied.
        let origin: ChangeOrigin = applying == .atOnce ? .person : .outside
        if choice == .theirs { asOneStep(at: path) { _ = value.write(conflict.theirText, origin: origin) } }
        if let savedText { driver?.settle(at: path) { _ = value.write(savedText, origin: .outside) } }
    }

    /// A draft that the value has changed under goes, or is from now on an edit of the new value.
    private func settleDraft(at path: RowPath, _ value: RowValue, _ choice: ConflictChoice) {
        if choice == .theirs {
            forget(path)
        } else {
            updateRecord(at: path) { $0.draft?.base = value.text() }
        }
    }

    /// Looks which rows have another value in the state of somebody else; reads through the whole form if there is one.
    func findConflicts() {
        guard hasBaseline(.theirs) || !rowsWithTheirs.isEmpty else { return }
        var found: [RowPath: Conflict] = [:]
        if hasBaseline(.theirs) {
            for row in survey() where row.value != nil { found[row.path] = conflict(of: row) }
        }
        // The conflict of a draft that was committed is not theirs to end.
        for path in rowsWithTheirs.union(found.keys) { updateRecord(at: path) { $0.conflict = found[path] } }
        rowsWithTheirs = Set(found.keys)
    }

    private func conflict(of row: SurveyedRow) -> Conflict? {
        guard let value = row.value, let theirs = text(of: value, in: .theirs), value.check(theirs) == nil,
            !isSame(theirs, text(of: value, in: .saved)), !isSame(theirs, value.text())
        else { return nil }
        return Conflict(value, theirText: theirs, isOption: row.role == .option, environment)
    }
}
