/// Edits that are applied together: those of a form that is applied explicitly, and those of a dialog.
extension FormModel {
    /// The program's state.
    var state: State { applied.first?.state ?? edited }

    /// The pages that are shown as dialogs, the one on top last.
    var dialogs: [RowPath] { applied.compactMap { $0.dialog } }

    /// The path at or below which edits are applied or discarded together.
    var scope: RowPath { applied.last?.dialog ?? .root }

    /// Returns the index in `states` of the lowest state that an edit of a row changes; the edit changes all states
    /// above it too. A dialog may be open above the row, and the row's own page may have to be applied. It is 0 for a
    /// value that the program gets immediately.
    func indexOfState(editedBy row: EditTarget) -> Int {
        // Most forms have only one state.
        if applied.isEmpty || row.isAppliedAtOnce { return 0 }
        return (applied.lastIndex { row.path.isAtOrBelow($0.dialog ?? .root) } ?? -1) + 1
    }

    /// True if the user has edits that are not applied; always true if the state can't be compared.
    var hasUnapplied: Bool { applied.last.map { isOther($0.state, than: edited) } ?? false }

    /// Returns true if a row has another value than the applied one.
    func isUnapplied(_ row: EditTarget) -> Bool {
        guard let applied = applied.last else { return false }
        return field(of: row)?.isOther(edited, than: applied.state) ?? false
    }

    /// Applies the edits, once every service that has to accept a value has done so.
    func applyEdits(in context: EditContext, _ plan: inout Plan<State>) {
        plan.editing.endApplying()
        // A dialog's edits don't reach the program yet, so no service is asked.
        if applied.count == 1 {
            for row in context.rows() where isAsked(row) {
                guard let field = field(of: row), !field.lens.isSame(edited, state) else { continue }
                let state = withPendingChanges(except: [row.path], plan)
                request(field.lens.value(in: edited), at: row, for: .applying, in: state, &plan)
            }
        }
        if !plan.editing.isApplying { applyEdits(&plan) }
    }

    func applyEdits(_ plan: inout Plan<State>) {
        plan.forgetDiscardedText()
        plan.change = .apply(dialog: applied.last?.dialog)
        if applied.count <= 1 { plan.tellResets() }
    }

    /// Discards the edits that are not applied, and all drafts.
    func cancelEdits(_ plan: inout Plan<State>) {
        let scope = scope
        plan.editing.endApplying()
        plan.forgetDiscardedText()
        forget(record.rows.keys.filter { $0.isAtOrBelow(scope) }, &plan)
        plan.editing.common.resets.removeAll { $0.isAtOrBelow(scope) }
        for (path, entry) in record.rows where entry.isTouched && path.isAtOrBelow(scope) {
            plan.editing.update(path) { $0.isTouched = false }
        }
        guard let applied = applied.last else { return }
        if applied.dialog != nil {
            plan.change = .cancelDialog
        } else if hasUnapplied {
            plan.change = .state(applied.state, by: .person, row: nil)
            plan.isUnseen = isEqual(applied.state, edited)
        }
    }

    func isOther(_ state: State, than other: State) -> Bool {
        !isEqual(state, other) || !hasSameTexts(state, other)
    }
}
