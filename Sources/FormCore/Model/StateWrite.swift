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

    init(_ change: Change, origin: ChangeOrigin, row: RowPath?) {
        self.change = change
        self.origin = origin
        self.row = row
    }

    /// A change of a part, as one of the whole.
    init<Part>(_ part: StateWrite<Part>, at path: WritableKeyPath<State, Part> & Sendable) {
        change =
            switch part.change {
            case .value(let value, let place): .value(value, at: PartPlace(place, at: path))
            case .body(let body, let place):
                .body({ body(&$0[keyPath: path]) }, at: place.map { PartPlace($0, at: path) })
            }
        origin = part.origin
        row = part.row
    }
}
