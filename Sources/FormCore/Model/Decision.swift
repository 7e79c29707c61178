/// What is to become of a model, as data.
@MainActor
struct Decision<State> {
    /// A value, and the place that it is to be put into.
    typealias Value = (place: any Place<State>, value: PlaceValue)

    /// Who makes a change, and what it is called by.
    struct Origin {
        let origin: ChangeOrigin
        let row: RowPath?
        /// Whether it is a step of its own, however closely another change comes before or after it.
        var isOwnStep = false
    }

    /// What is to become of the states.
    enum Change {
        /// Values are put into places.
        case values([Value], Origin)
        /// The edited state is another one.
        case state(State, by: ChangeOrigin, row: RowPath?)
        /// Both states are other ones; the place is where that was, if it is known.
        case outside(edited: State, applied: State, row: RowPath?, at: (any Place<State>)?)
        case travel(HistoryDirection)
        case apply
    }

    var editing: Editing
    var change: Change?
    var baselines: Baselines<State>?
    /// What the change is called by, as a step of the person.
    var step = HistoryStep(row: nil, title: nil)
    var outcome = EditOutcome()

    init(_ editing: Editing) {
        self.editing = editing
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
        case .values(_, let change): change.origin == .person ? change.row : nil
        case .state(_, .person, let row): row
        default: nil
        }
    }
}
