/// A state below the edited one, to which Apply passes the edits.
struct AppliedState<State> {
    var state: State
    /// The page of the dialog that is above this state; `nil` for a form that is applied explicitly.
    let dialog: RowPath?
    /// The undo steps from before the dialog was opened.
    var history: History<State>?
}
