/// What an edit has changed.
struct EditOutcome {
    /// Whether the screen has to read the state.
    var readsState = false
    /// Whether other steps may be taken next, or there may be something else to apply.
    var hasOtherSteps = false
    /// The step that the person has just made: the next to be undone, with none to do again.
    var newStep: HistoryStep?
    /// Whether the program has another state, or is to be told of a decision.
    var isTold = false
    /// Who made the change.
    var origin = ChangeOrigin.person
    /// The row that the change came through.
    var row: RowPath?
    /// The value that was written, where the edit knows it.
    var keyPath: AnyKeyPath?
    /// The rows of which the record says something else.
    var rows: Set<RowPath> = []
    /// Whether something else is said about the whole window.
    var hasOtherNotices = false
    /// Whether the person has typed or chosen something.
    var isEntered = false
    /// Rules that are to be asked.
    var questions: [RuleQuestion] = []
    /// What is to be asked of somebody.
    var wishes: [WishRequest] = []
    /// Rules that have answered.
    var hasAnswers = false
    /// Rows that were given their defaults back, also where they had them already.
    var resets: [RowPath] = []
}
