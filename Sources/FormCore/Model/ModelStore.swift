/// Holds a form's model. It outlives the driver if a closure still reads the state.
@MainActor
final class ModelStore<State>: EditedForm {
    var model: FormModel<State>

    /// Handles an edit. Set by the driver for as long as it exists.
    var onEdit: @MainActor (Edit) -> Void = { _ in }

    init(_ model: FormModel<State>) {
        self.model = model
    }

    func send(_ edit: Edit) { onEdit(edit) }

    var record: FormRecord { model.record }

    var hasRecord: Bool { !model.record.rows.isEmpty }

    var hasUnapplied: Bool { model.hasUnapplied }

    var dialogs: [RowPath] { model.dialogs }

    func isUnapplied(_ row: EditTarget) -> Bool { model.isUnapplied(row) }

    var canCompare: Bool { State.self is any Equatable.Type }

    var unseenChanges: Int { model.unseenChanges }

    var restoredRow: RowPath? { model.editing.discarded == nil ? nil : model.restoredRow }

    func unfinishedRow(at path: RowPath) -> EditTarget? { model.rows[path] }

    func restoresText(_ direction: HistoryDirection) -> Bool {
        model.discardedText(nextTo: direction).map { $0.position != .within } ?? false
    }

    func nextStep(_ direction: HistoryDirection) -> HistoryStep? {
        // A call of a method of the model would copy the model.
        model.editing.discarded == nil
            ? model.history.next(direction, in: model.edited) : model.nextStep(direction)
    }

    func has(_ baseline: Baseline) -> Bool { model.baselines[baseline] != nil }

    func issue(of row: EditTarget) -> Notice? {
        // Most forms have nothing in their record. A call of a method of the model would copy the model.
        if model.record.rows.isEmpty { return row.standingIssue(at: model.edited, nil) }
        if model.record.unfinished.contains(row.path) { return issueOfDraft(in: row) }
        return row.standingIssue(at: model.edited, model.record[row.path].question)
    }

    private func issueOfDraft(in row: EditTarget) -> Notice? { model.issue(of: row) }

    func notice(for text: String, in row: EditTarget) -> Notice? { model.notice(for: text, in: row) }

    func conflict(overtaking row: EditTarget) -> Conflict? {
        model.conflict(of: model.record[row.path].draft, overtaking: row)
    }

    func checks(of text: String, in row: EditTarget) -> [RowRule.AsyncCheck] {
        model.checks(of: .text(text, .canonical), in: row).checks
    }
}
