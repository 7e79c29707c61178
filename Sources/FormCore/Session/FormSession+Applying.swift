/// Edits that are applied or discarded together.
extension FormSession {
    /// Applies the user's edits: those of the form to the program, or, if a dialog is open, those of the dialog to the
    /// form below it.
    ///
    /// Commits what is being typed first. If there is any error, nothing is applied and the first row with an error
    /// gets the focus. If a dialog is open, only errors on its own pages count. While an asynchronous rule is pending,
    /// nothing is applied yet: the edits are applied when the rule has answered, unless the user has edited something
    /// in the meantime. Applying a dialog closes it.
    ///
    /// - Returns: True if there is nothing left to apply.
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
        // The insertion of an item is not rolled back once the user has applied its dialog, even if the item was not
        // edited.
        dialog?.scope.takeBack = nil
        model.send(.apply(rowsWithEffect.isEmpty ? [] : rows()))
        return dialog.map { !$0.scope.isOpen } ?? !hasUnapplied
    }

    /// Discards the user's edits that are not applied, and all drafts and notices of rows.
    ///
    /// The edits can be restored with ``undo()``. If a dialog is open, only the edits on its pages are discarded,
    /// permanently, and the dialog closes.
    public func cancelEdits() {
        scopeToApply = nil
        model.send(.cancelEdits)
    }

    /// Called when asynchronous rules have answered. Applies the edits if ``apply()`` was called while the rules were
    /// pending.
    ///
    /// Nothing is applied if the user has opened a dialog in the meantime, since the user has not asked to apply that
    /// dialog.
    func answered() {
        if scopeToApply == scope { apply() }
    }

    /// The path of the top dialog, or the root if no dialog is open. The edits of the rows at or below this path are
    /// applied or discarded together.
    private var scope: RowPath { dialog?.path ?? .root }
}
