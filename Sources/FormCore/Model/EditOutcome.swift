/// The effects of an edit.
struct EditOutcome {
    /// True if the pages on the screen have to read the state.
    var readsState = false
    /// Where the edited state may have changed; `nil` for all of it.
    var changed: StoredBytes?
    /// True if the next steps to undo and redo, or what can be applied, may have changed.
    var hasOtherSteps = false
    /// The step that the user has just made. It is the next to be undone, and there is none to redo.
    var newStep: HistoryStep?
    /// True if the program's state has changed, or observers have to be notified of a decision about a conflict.
    var notifiesObservers = false
    /// The origin of the change.
    var origin = ChangeOrigin.person
    /// The row through which the change was made.
    var row: RowPath?
    /// The key path of the value that was written, if the edit knows it.
    var keyPath: AnyKeyPath?
    /// The rows whose entries in the record have changed.
    var rows: Set<RowPath> = []
    /// True if notices about the whole window have changed.
    var hasOtherNotices = false
    /// True if the user has typed or chosen something.
    var isEntered = false
    /// Requests to asynchronous rules.
    var ruleRequests: [RuleRequest] = []
    /// Requests to services.
    var serviceRequests: [ServiceRequest] = []
    /// True if asynchronous rules have answered.
    var hasAnswers = false
    /// Rows that were reset to their defaults, even if they already had them.
    var resets: [RowPath] = []
}

/// A request to asynchronous rules.
struct RuleRequest {
    let row: RowPath
    /// The question that the answer is for.
    let number: Int
    let debounce: Duration
    let checks: [RowRule.AsyncCheck]
}

/// A request to a service to accept a row's value.
struct ServiceRequest {
    let row: RowPath
    /// The pending change that the answer is for.
    let number: Int
    let work: RowEffect.Work
}
