/// A change of the state on its way to the model.
@MainActor
struct StateWrite<State> {
    enum Change {
        /// Puts a value into a place.
        case value(PlaceValue, at: any Place<State>)
        /// Changes the state in any way, or just what is in a place.
        case body(@MainActor (inout State) -> Void, at: (any Place<State>)? = nil)
        /// Takes back that something was put into a place, step and all, if a state still has it as it was put there
        /// and nothing was typed into its rows.
        case takeBack(any Place<State>, if: @MainActor (State) -> Bool)
    }

    let change: Change
    let origin: ChangeOrigin
    let row: RowPath?
    /// Whether the value is for the program at once, also where the person applies explicitly.
    var isAppliedAtOnce = false

    /// Whether it makes undone what was done, and is no edit of its own.
    var takesBack: Bool {
        if case .takeBack = change { true } else { false }
    }

    init(_ change: Change, origin: ChangeOrigin, row: RowPath?) {
        self.change = change
        self.origin = origin
        self.row = row
    }

    /// A change of a part, as one of the whole.
    init<To: Way>(_ part: StateWrite<To.Part>, over way: To) where To.Whole == State {
        change =
            switch part.change {
            case .value(let value, let place): .value(value, at: PartPlace(place, over: way))
            case .body(let body, let place):
                .body({ way.change(in: &$0) { body(&$0) } }, at: place.map { PartPlace($0, over: way) })
            case .takeBack(let place, let isAsPut):
                .takeBack(PartPlace(place, over: way), if: { way.part(of: $0).map(isAsPut) ?? false })
            }
        origin = part.origin
        row = part.row
        isAppliedAtOnce = part.isAppliedAtOnce
    }
}
