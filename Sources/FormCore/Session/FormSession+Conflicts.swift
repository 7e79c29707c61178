extension FormSession {
    /// The rows that somebody else has given another value, also of pages that are not open, in the order of their paths.
    ///
    /// Either ``Baselines/theirs`` has it, or an edit here has replaced it: a draft that was
    /// committed when the value had changed under it, or what is applied explicitly. Each row
    /// shows its ``FormCell/conflict`` until the user has decided.
    public var conflicts: [RowPath] {
        record.rows.filter { $0.value.conflict != nil }.map(\.key).sorted { $0.description < $1.description }
    }

    /// Gives a row the value that the person has chosen of the two, and forgets the other.
    ///
    /// Taking theirs is a step that can be undone; where the state is applied explicitly it
    /// is applied at once, and can't. Observers of the driver are told in both
    /// cases, so that what stores the state can store the decision. A row that is in no
    /// conflict stays as it is, and one that the form does not have is reported as its mistake.
    ///
    /// - Parameters:
    ///   - path: The row, also on a page that is not open.
    ///   - choice: The value that the row shall have.
    public func settleConflict(at path: RowPath, _ choice: ConflictChoice) {
        look(for: path, namedBy: "settleConflict(at:_:)")
        if let row = row(at: path) { model.send(.settle(row, choice)) }
    }

    /// A row of the page on the screen, or of any other.
    func row(at path: RowPath) -> EditedRow? {
        cells(at: path).lazy.compactMap(\.edited).first ?? rows().first { $0.path == path }
    }

    /// The rows of the pages on the screen at a path.
    func cells(at path: RowPath) -> [FormCell] {
        shownPages.reversed().flatMap { $0.cells(at: path) }
    }

    /// All rows that have a value, in reading order.
    func rows() -> [EditedRow] {
        var rows: [EditedRow] = []
        walkRows { row in
            if let edited = row.cell.edited { rows.append(edited) }
        }
        return rows
    }
}
