/// What an edit needs to know apart from the model.
@MainActor
struct EditContext {
    /// The time, counted from an arbitrary moment.
    let now: Duration
    /// What a log says of rows, which their rules are not asked about then.
    var known: [RowPath: RuleFinding] = [:]
    /// Returns the title of a row, in the user's language.
    let title: @MainActor (RowPath) -> String
    /// Returns the row at a path on the open pages.
    let openRow: @MainActor (RowPath) -> EditTarget?
    /// Returns those of the rows at some paths that the form has, whether or not their pages are open.
    let rowsAtPaths: @MainActor ([RowPath]) -> [EditTarget]
    /// Returns those of the rows at some paths that are on the screen.
    let shownRows: @MainActor ([RowPath]) -> [EditTarget]
    /// All rows of the form.
    let rows: @MainActor () -> [EditTarget]
    /// Calls a function with each row of the form, while the row's page exists.
    let forEachRow: @MainActor (@MainActor (EditTarget) -> Void) -> Void
}

/// What an edit is going to change, as data. It has changes of the record and of the states, and not what they lead to.
@MainActor
struct Plan<State> {
    /// The origin of a change, and the row that it is named after.
    struct Origin {
        let origin: ChangeOrigin
        let row: RowPath?
        /// True if the change is an undo step of its own, even if another change closely precedes or follows it.
        var neverCoalesces = false
        /// True if rows are given the values of a baseline.
        var isReset = false
    }

    /// The change of the states. It is indirect, since a state may be large.
    indirect enum Change {
        /// Writes a value through a lens.
        case value(ErasedValue, at: any ValueLens<State>, Origin)
        /// Replaces the edited state.
        case state(State, by: ChangeOrigin, row: RowPath?)
        /// Replaces the edited state, which is the last one, and those below it. The lens is that of the change, if it
        /// is known.
        case outside([State], row: RowPath?, at: (any ValueLens<State>)?)
        /// Replaces the baselines.
        case baselines(Baselines<State>)
        case travel(HistoryDirection)
        /// Rolls back an insertion, as if it had never been made.
        case takeBack(any ValueLens<State>, row: RowPath)
        /// Shows a page as a dialog.
        case beginDialog(RowPath)
        /// Applies the edits; if they are those of a dialog, it closes.
        case apply(dialog: RowPath?)
        /// Closes the topmost dialog and discards its edits.
        case cancelDialog
    }

    var editing: EditingPlan
    var change: Change?
    /// The lens to the value of a conflict that the user has resolved. There, `theirs` becomes the saved value.
    var resolved: (any ValueLens<State>)?
    /// The name of the change, as an undo step of the user.
    var step = HistoryStep(row: nil, title: nil)
    /// True if drafts become edits of the values that the change writes, since the change is the user's own and no
    /// conflict.
    var movesDrafts = false
    /// True if the next change is coalesced with the last one.
    var coalesces = false
    /// True if `==` doesn't recognise the change.
    var isUnseen = false
    var outcome = EditOutcome()

    init(_ editing: EditingPlan) {
        self.editing = editing
    }

    /// The item of a list that is the only one to change; `nil` if anything else may change.
    var changedItem: StoredBytes? {
        guard case .value(_, let lens, _)? = change, let stored = lens.stored, stored.item != nil else { return nil }
        return stored
    }

    /// Marks the edit as one by the user, so that an earlier request to apply no longer counts.
    mutating func enter() {
        outcome.isEntered = true
        editing.endApplying()
        forgetDiscardedText()
    }

    mutating func tellResets() {
        outcome.resets = editing.common.resets
        editing.common.resets = []
    }

    /// Ends the discarded text, since the user has edited something else.
    mutating func forgetDiscardedText() {
        guard editing.common.discarded != nil else { return }
        editing.common.discarded = nil
        outcome.hasOtherSteps = true
    }
}

extension Plan.Change {
    /// The row with which the user has made the change.
    var row: RowPath? {
        switch self {
        case .value(_, _, let change): change.origin == .person ? change.row : nil
        case .state(_, .person, let row), .apply(let row): row
        default: nil
        }
    }

    /// True if rows are given the values of a baseline.
    var isReset: Bool {
        if case .value(_, _, let change) = self { change.isReset } else { false }
    }
}
