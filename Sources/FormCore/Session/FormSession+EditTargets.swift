/// The rows that edits name.
extension FormSession {
    /// Sends an edit about rows that have just been found, so that they need not be found again.
    func send(_ edit: Edit, about rows: [EditTarget]) {
        withRowsAtHand(rows) { model.send(edit) }
    }

    /// Returns the form as it would be after some edits, about rows that have just been found.
    func trial(of edits: [Edit], about rows: [EditTarget]) -> TrialForm? {
        withRowsAtHand(rows) { driver?.trial(of: edits) }
    }

    private func withRowsAtHand<Result>(_ rows: [EditTarget], _ body: () -> Result) -> Result {
        rowsAtHand = rows
        defer { rowsAtHand = [] }
        return body()
    }

    /// Returns the row at a path, on the topmost open page that has one.
    func openRow(at path: RowPath) -> EditTarget? {
        if let row = proposedPage?.editTarget(at: path) { return row }
        for index in pages.indices.reversed() { if let row = pages[index].editTarget(at: path) { return row } }
        return nil
    }

    /// Returns those of the rows at some paths that are on the screen.
    func shownRows(at paths: [RowPath]) -> [EditTarget] {
        shownPages.flatMap { $0.cells(among: paths) }.compactMap(\.editTarget)
    }

    /// Returns those of the rows at some paths that the form has, whether or not their pages are open.
    func editTargets(at paths: [RowPath]) -> [EditTarget] {
        if paths.count == 1 {
            let known = rowsAtHand.first { $0.path == paths[0] }
            return (known ?? row(at: paths[0])?.editTarget).map { [$0] } ?? []
        }
        var missing = Set(paths)
        let known = rowsAtHand.filter { missing.remove($0.path) != nil }
        // Each lookup of an item's row reads the whole list; one traversal finds any number of rows.
        let others =
            missing.count < 8
            ? missing.compactMap { row(at: $0)?.editTarget } : editTargets().filter { missing.contains($0.path) }
        return known + others
    }

    /// Returns all rows that have a value, in reading order.
    func editTargets() -> [EditTarget] {
        var rows: [EditTarget] = []
        forEachRow { row in
            if let target = row.editTarget { rows.append(target) }
        }
        return rows
    }
}

extension Edit {
    /// The edit that sets rows to canonical texts, also rows that the user can't use now.
    @MainActor
    static func set(_ texts: [(row: EditTarget, text: String)], isAppliedAtOnce: Bool) -> Edit {
        let rows = texts.map { RowInput(row: $0.row.path, input: .text($0.text, .canonical)) }
        return .set(rows: rows, includesHidden: true, isAppliedAtOnce: isAppliedAtOnce)
    }

    /// The edit that gives rows the values of a baseline, as an undo step named after a path.
    @MainActor
    static func reset(
        _ rows: [EditTarget], to baseline: Baseline, as path: RowPath, isAppliedAtOnce: Bool = false
    ) -> Edit {
        .reset(rows: rows.map(\.path), baseline: baseline, name: path, isAppliedAtOnce: isAppliedAtOnce)
    }
}
