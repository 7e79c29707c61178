extension FormSession {
    /// The rows that have a conflict, ordered by their paths, including rows of pages that are not open.
    ///
    /// A row has a conflict if another program, or the program itself, has given it a value that differs from its value
    /// in this form. There are three cases:
    ///
    /// - This form and another program have both changed a stored setting. The other program's value is in
    ///   ``Baselines/theirs``.
    /// - The user has committed a draft, although the value had changed since the user began to type.
    /// - The user has an edit that is not applied yet, and the program's value has changed in the meantime.
    ///
    /// Each of the rows shows its ``FormCell/conflict`` until the user has decided which value to keep.
    public var conflicts: [RowPath] {
        record.rows.filter { $0.value.conflict != nil }.map(\.key).sorted { $0.description < $1.description }
    }

    /// Resolves a conflict: the row either keeps this form's value or gets the value that was set outside the form, as
    /// the user has chosen. The value that was not chosen is discarded.
    ///
    /// Choosing the value from outside is an undo step, except in a form whose edits are applied explicitly. In such a
    /// form, the value is applied immediately and the choice can't be undone. Whatever the choice, observers of the
    /// driver are notified, so that a store can save the chosen value. A row without a conflict keeps its value. A row
    /// that the form does not have is reported as a mistake.
    ///
    /// - Parameters:
    ///   - path: The path of the row, whose page need not be open.
    ///   - choice: The value to keep.
    public func resolveConflict(at path: RowPath, _ choice: ConflictChoice) {
        model.send(.resolve(row: look(for: path, namedBy: "resolveConflict(at:_:)"), choice: choice))
    }

    /// Returns the rows at a path on the pages on the screen.
    func cells(at path: RowPath) -> [FormCell] {
        shownPages.reversed().flatMap { $0.cells(at: path) }
    }
}
