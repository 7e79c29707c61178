/// What the parts of a form that don't depend on the type of its state ask of its model.
@MainActor
protocol EditedForm: AnyObject {
    /// What belongs to editing and not to the settings.
    var record: FormRecord { get }

    /// Rows of which something is said without their having been edited, also while they are hidden.
    var watchedRows: Set<RowPath> { get }

    /// The step that would be taken next.
    func nextStep(_ direction: HistoryDirection) -> HistoryStep?

    /// Whether there is something to apply.
    var hasUnapplied: Bool { get }

    /// The pages that are shown as dialogs, the one on top last.
    var dialogs: [RowPath] { get }

    /// The values of rows with a text that is not the value yet, or that somebody has to accept.
    var unfinishedRows: [RowPath: RowValue] { get }

    /// Whether a row has another value than the one that is applied.
    func isUnapplied(_ row: EditedRow) -> Bool

    /// Whether two states can be compared, so that ``hasUnapplied`` is known.
    var canCompare: Bool { get }

    /// Whether there is such a baseline.
    func has(_ baseline: Baseline) -> Bool

    /// How many changes there were that `==` does not see.
    var unseenChanges: Int { get }

    /// What the rules of a row find now, in its draft or else in its value.
    func issue(of row: EditedRow) -> Notice?

    /// What would stand under a row if a text were typed into it.
    func notice(for text: String, in row: EditedRow) -> Notice?

    /// The rules of a row that take their time, with what they would look at if a text were its value.
    func looks(at text: String, in row: EditedRow) -> [RowRule.AsyncLook]

    /// What has become of the value under a row's draft since the person began to type.
    func conflict(overtaking row: EditedRow) -> Conflict?

    /// Takes an edit, at once or after the change under way.
    func send(_ edit: FormEdit)
}
