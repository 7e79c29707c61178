/// A state under the one that is edited: what Apply hands the edits to.
struct AppliedState<State> {
    var state: State
    /// The page that is shown as a dialog, and with which the edits end; `nil` where a form is applied explicitly.
    let dialog: RowPath?
    /// The steps of what a dialog stands over, as it was opened.
    var history: History<State>?
}
