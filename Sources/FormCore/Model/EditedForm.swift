/// A model, for code that does not name the type of the state.
@MainActor
protocol EditedForm: StateAccess {
    /// The state of editing that is not part of the settings, such as drafts and issues.
    var record: FormRecord { get }

    /// True if the record has an entry for any row.
    var hasRecord: Bool { get }

    /// The row whose draft is a discarded text that undo has brought back; `nil` if there is none.
    var restoredRow: RowPath? { get }

    /// Returns a row of which something is unfinished, as it was when it was last edited.
    func unfinishedRow(at path: RowPath) -> EditTarget?

    /// Returns true if undo or redo would bring a discarded text back next.
    func restoresText(_ direction: HistoryDirection) -> Bool

    /// Returns the step that would be undone or redone next.
    func nextStep(_ direction: HistoryDirection) -> HistoryStep?

    /// True if there is something to apply.
    var hasUnapplied: Bool { get }

    /// The pages that are shown as dialogs, the one on top last.
    var dialogs: [RowPath] { get }

    /// Returns true if a row has another value than the applied one.
    func isUnapplied(_ row: EditTarget) -> Bool

    /// True if two states can be compared, so that ``hasUnapplied`` is known.
    var canCompare: Bool { get }

    /// Returns true if there is such a baseline.
    func has(_ baseline: Baseline) -> Bool

    /// The number of changes that `==` doesn't recognise.
    var unseenChanges: Int { get }

    /// Returns the issue that the rules find in the row's draft, or else in its value.
    func issue(of row: EditTarget) -> Notice?

    /// Returns the notice that would appear below a row if a text were typed into it.
    func notice(for text: String, in row: EditTarget) -> Notice?

    /// Returns the asynchronous rules of a row, with the values that they would check if a text were the row's value.
    func checks(of text: String, in row: EditTarget) -> [RowRule.AsyncCheck]

    /// Returns the conflict of a draft whose value has changed since the user began to type.
    func conflict(overtaking row: EditTarget) -> Conflict?

    /// Handles an edit, immediately or after the change under way.
    func send(_ edit: Edit)
}
