extension FormSession {
    /// The rows to which another program has given a different value, ordered by their paths, including rows of pages
    /// that are not open.
    ///
    /// The other program's value is either in ``Baselines/theirs``, or was overridden by an edit here. Such an edit is
    /// a draft that was committed although the value had changed since the user began to type, or an edit that is not
    /// applied yet. Each row shows its ``FormCell/conflict`` until the user has decided which value to keep.
    public var conflicts: [RowPath] {
        record.rows.filter { $0.value.conflict != nil }.map(\.key).sorted { $0.description < $1.description }
    }

    /// Resolves a conflict: of its two values, gives the row the one that the user has chosen, and discards the other.
    ///
    /// Choosing the other program's value is an undo step, unless the user applies edits explicitly. In that case, the
    /// value is applied immediately and can't be undone. Whatever the choice, observers of the driver are notified, so
    /// that a store can save it. A row without a conflict stays as it is; a row that the form does not have is reported
    /// as a mistake.
    ///
    /// - Parameters:
    ///   - path: The row; its page need not be open.
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
