/// A change of the state on its way to the model.
@MainActor
struct StateWrite<State> {
    enum Change {
        /// Puts a value into a place.
        case value(PlaceValue, at: any Place<State>)
        /// Changes the state in any way, or just what is in a place.
        case body(@MainActor (inout State) -> Void, at: (any Place<State>)? = nil)
    }

    let change: Change
    let origin: ChangeOrigin
    let row: RowPath?
    /// Whether the value is for the program at once, also where the person applies explicitly.
    var isAppliedAtOnce = false

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
            }
        origin = part.origin
        row = part.row
        isAppliedAtOnce = part.isAppliedAtOnce
    }
}
