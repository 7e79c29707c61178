/// Edits that are applied or discarded together.
extension FormSession {
    /// Applies the user's edits. Without a dialog, the program gets the edits of the form. If a dialog is open, the
    /// form below it gets the edits of the dialog, and the dialog closes.
    ///
    /// Text that is being typed is committed first. If there is any error, nothing is applied and the first row with an
    /// error gets the focus. If a dialog is open, only errors on the dialog's own pages count. While an asynchronous
    /// rule is pending, nothing is applied yet: the edits are applied when the rule has answered, unless the user has
    /// edited something in the meantime.
    ///
    /// - Returns: True if nothing is left to apply. False, for example, if there is an error, or if a rule or a service
    ///   has yet to answer.
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
        // If the dialog is the page of a new item, applying it keeps the item, even if the user has not edited the
        // item.
        dialog?.scope.takeBack = nil
        model.send(.apply)
        return dialog.map { !$0.scope.isOpen } ?? !hasUnapplied
    }

    /// Discards the user's edits that are not applied, and all drafts and notices of rows.
    ///
    /// Without a dialog, ``undo()`` can restore the edits. If a dialog is open, only the edits on its pages are
    /// discarded, and the dialog closes. The edits of a dialog can't be restored.
    public func cancelEdits() {
        scopeToApply = nil
        model.send(.cancelEdits)
    }

    /// Called when asynchronous rules have answered. Applies the edits if ``apply()`` was called while the rules were
    /// pending.
    ///
    /// Nothing is applied if the user has opened or closed a dialog in the meantime, because a call to ``apply()`` now
    /// would apply edits other than those that the user wanted to apply.
    func answered() {
        if scopeToApply == scope { apply() }
    }

    /// The path of the top dialog, or the root if no dialog is open. The edits of the rows at or below this path are
    /// applied or discarded together.
    private var scope: RowPath { dialog?.path ?? .root }
}
