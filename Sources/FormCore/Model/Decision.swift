/// What is to become of a model, as data.
@MainActor
struct Decision<State> {
    /// Who makes a change, and what it is called by.
    struct Origin {
        let origin: ChangeOrigin
        let row: RowPath?
        /// Whether it is a step of its own, however closely another change comes before or after it.
        var isOwnStep = false
        /// Whether rows are given the values of a baseline.
        var isReset = false
    }

    /// What is to become of the states. It is boxed, since a state may be large.
    indirect enum Change {
        /// A value is put into a place.
        case value(PlaceValue, at: any Place<State>, Origin)
        /// The edited state is another one.
        case state(State, by: ChangeOrigin, row: RowPath?)
        /// The states under the one that is edited are other ones, and it as well, which is the last; the place is
        /// where that was, if it is known.
        case outside([State], row: RowPath?, at: (any Place<State>)?)
        /// There are other states to compare with.
        case baselines(Baselines<State>)
        case travel(HistoryDirection)
        /// What was put into a place is taken back, as if it had never been there.
        case takeBack(any Place<State>, row: RowPath)
        /// A page is shown as a dialog.
        case beginDialog(RowPath)
        /// What was edited is applied, and with a dialog's edits it ends.
        case apply(dialog: RowPath?)
        /// The dialog on top ends, and what was edited in it is given up.
        case cancelDialog
    }

    var editing: Editing
    var change: Change?
    /// Where the saved value counts as theirs from now on, since the person has decided.
    var settled: (any Place<State>)?
    /// What the change is called by, as a step of the person.
    var step = HistoryStep(row: nil, title: nil)
    /// Whether drafts go on as edits of the values that the change gives: they are the person's own, and no one else's.
    var movesDrafts = false
    /// Whether what is done next goes on with what was done last.
    var goesOn = false
    /// Whether `==` does not see the change.
    var isUnseen = false
    var outcome = EditOutcome()

    init(_ editing: Editing) {
        self.editing = editing
    }

    /// The person edits, so that what they have asked to apply is not what they see any more.
    mutating func enter() {
        outcome.isEntered = true
        editing.endApplying()
    }

    mutating func tellResets() {
        outcome.resets = editing.resets
        editing.resets = []
    }
}

extension Decision.Change {
    /// The row that the person has made the change with.
    var row: RowPath? {
        switch self {
        case .value(_, _, let change): change.origin == .person ? change.row : nil
        case .state(_, .person, let row), .apply(let row): row
        default: nil
        }
    }

    /// Whether rows are given the values of a baseline.
    var isReset: Bool {
        if case .value(_, _, let change) = self { change.isReset } else { false }
    }
}
