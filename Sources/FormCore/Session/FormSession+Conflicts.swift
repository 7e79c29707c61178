extension FormSession {
    /// The rows that have a conflict, ordered by their paths, including rows of pages that are not open.
    ///
    /// A row has a conflict if another program has given it a different value than this form. The other program's value
    /// is either in ``Baselines/theirs``, or the user has overridden it in one of two ways: by committing a draft
    /// although the value had changed since the user began to type, or by an edit that is not applied yet. Each of the
    /// rows shows its ``FormCell/conflict`` until the user has decided which value to keep.
    public var conflicts: [RowPath] {
        record.rows.filter { $0.value.conflict != nil }.map(\.key).sorted { $0.description < $1.description }
    }

    /// Resolves a conflict: gives the row either the value of this form or the value of the other program, as the user
    /// has chosen, and discards the other value.
    ///
    /// Choosing the other program's value is an undo step, except in a form whose edits are applied explicitly. In such
    /// a form, the value is applied immediately and the choice can't be undone. Whatever the choice, observers of the
    /// driver are notified, so that a store can save the chosen value. A row without a conflict stays as it is. A row
    /// that the form does not have is reported as a mistake.
    ///
    /// - Parameters:
    ///   - path: The path of the row, whose page need not be open.
    ///   - choice: The value to keep.
    public func settleConflict(at path: RowPath, _ choice: ConflictChoice) {
        look(for: path, namedBy: "settleConflict(at:_:)")
        if let row = row(at: path) { model.send(.settle(row, choice)) }
    }

    /// Returns the row at a path, whether or not its page is on the screen.
    func row(at path: RowPath) -> EditedRow? {
        cells(at: path).lazy.compactMap(\.edited).first ?? rows().first { $0.path == path }
    }

    /// Returns the rows at a path on the pages on the screen.
    func cells(at path: RowPath) -> [FormCell] {
        shownPages.reversed().flatMap { $0.cells(at: path) }
    }

    /// Returns all rows that have a value, in reading order.
    func rows() -> [EditedRow] {
        var rows: [EditedRow] = []
        walkRows { row in
            if let edited = row.cell.edited { rows.append(edited) }
        }
        return rows
    }
}
