/// Edits that are applied together: those of a form that is applied explicitly, and those of a dialog.
extension FormModel {
    /// The state that the program goes by.
    var state: State { applied.first?.state ?? edited }

    /// The pages that are shown as dialogs, the one on top last.
    var dialogs: [RowPath] { applied.compactMap { $0.dialog } }

    /// The rows whose edits are applied, or given up, together.
    var scope: RowPath { applied.last?.dialog ?? .root }

    /// Which of the states is the first that an edit of a row changes, with all that lie over it. A dialog may be open
    /// over the row meanwhile, and what the row is on may itself have to be applied.
    func indexOfState(editedAt row: RowPath) -> Int {
        (applied.lastIndex { row.isAtOrBelow($0.dialog ?? .root) } ?? -1) + 1
    }

    /// Whether the person has edited something that is not applied; always where the state can't be compared.
    var hasUnapplied: Bool { applied.last.map { isOther($0.state, than: edited) } ?? false }

    /// Whether a row has another value than the one that is applied.
    func isUnapplied(_ row: EditedRow) -> Bool {
        guard let applied = applied.last else { return false }
        return field(of: row)?.isOther(edited, than: applied.state) ?? false
    }

    /// Applies what was edited, once those have accepted it who must.
    ///
    /// - Parameter rows: Rows whose values somebody else has to accept.
    func apply(askingAbout rows: [EditedRow], _ decision: inout Decision<State>) {
        decision.editing.endApplying()
        // What is not for the program yet is not asked about.
        if applied.count == 1 {
            for row in rows where isAsked(row) {
                guard let field = field(of: row), !field.place.isSame(edited, state) else { continue }
                wish(field.place.value(in: edited), at: row, for: .applying, &decision)
            }
        }
        if !decision.editing.isApplying { apply(&decision) }
    }

    func apply(_ decision: inout Decision<State>) {
        decision.change = .apply(dialog: applied.last?.dialog)
        if applied.count <= 1 { decision.tellResets() }
    }

    /// Gives up what was edited since it was applied, and all drafts.
    func cancelEdits(_ decision: inout Decision<State>) {
        let scope = scope
        decision.editing.endApplying()
        forget(record.rows.keys.filter { $0.isAtOrBelow(scope) }, &decision)
        decision.editing.resets.removeAll { $0.isAtOrBelow(scope) }
        decision.editing.visited = decision.editing.visited.filter { !$0.isAtOrBelow(scope) }
        guard let applied = applied.last else { return }
        if applied.dialog != nil {
            decision.change = .cancelDialog
        } else if hasUnapplied {
            decision.change = .state(applied.state, by: .person, row: nil)
            decision.isUnseen = isEqual(applied.state, edited)
        }
    }

    func isOther(_ state: State, than other: State) -> Bool {
        !isEqual(state, other) || !hasSameTexts(state, other)
    }
}
