/// Edits that are applied, or given up, together.
extension FormSession {
    /// Makes what the person has edited what the program goes by; in a dialog, what the form goes by under it.
    ///
    /// Commits what is being typed first. With an error anywhere nothing is
    /// applied, and the first one gets the focus; for a dialog its own pages count. While a rule is under way
    /// nothing is applied yet: that happens when it has answered, unless the
    /// person has edited something since. A dialog that is applied ends.
    ///
    /// - Returns: Whether there is nothing left to apply.
    @discardableResult
    public func apply() -> Bool {
        scopeToApply = nil
        commitDrafts()
        let (dialog, scope) = (dialog, scope)
        guard !focusFirstIssue(at: scope) else { return false }
        guard validity(at: scope) == .valid else {
            scopeToApply = scope
            return false
        }
        // What the person applies they want, also as it is.
        dialog?.scope.takeBack = nil
        model.send(.apply(rowsWithEffect.isEmpty ? [] : rows()))
        return dialog.map { !$0.scope.isOpen } ?? !hasUnapplied
    }

    /// Gives up what the person has edited since it was applied, and all drafts and notices of rows.
    ///
    /// What was edited can be had back with ``undo()``. In a dialog it is what was edited on its pages, for good, and
    /// the dialog ends.
    public func cancelEdits() {
        scopeToApply = nil
        model.send(.cancelEdits)
    }

    /// Rules have answered; the person may wait for them. What they have not asked to apply stays as it is, such as a
    /// dialog that they have opened meanwhile.
    func answered() {
        if scopeToApply == scope { apply() }
    }

    /// The page whose rows are applied, or given up, together with those below it.
    private var scope: RowPath { dialog?.path ?? .root }
}
