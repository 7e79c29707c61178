/// A change of the state on its way to the model.
@MainActor
struct StateWrite<State> {
    enum Change {
        /// Writes a value into a place.
        case value(PlaceValue, at: any Place<State>)
        /// Changes the state in any way, or just the value of a place.
        case body(@MainActor (inout State) -> Void, at: (any Place<State>)? = nil)
        /// Rolls back an insertion into a place, including its undo step, if a state still has the value as it was
        /// inserted and no text was typed into its rows.
        case takeBack(any Place<State>, if: @MainActor (State) -> Bool)
    }

    let change: Change
    let origin: ChangeOrigin
    let row: RowPath?
    /// True if the program gets the value immediately, even if the user applies edits explicitly.
    var isAppliedAtOnce = false

    /// True if the change rolls back an insertion and is not an edit of its own.
    var takesBack: Bool {
        if case .takeBack = change { true } else { false }
    }

    init(_ change: Change, origin: ChangeOrigin, row: RowPath?) {
        self.change = change
        self.origin = origin
        self.row = row
    }

    /// Pulls a change of a part back to the whole.
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

extension Edit {
    /// Combines edits that write values into one change, which is named after the first one's row; `nil` if there are
    /// other edits among them.
    @MainActor
    static func joined(_ edits: some Sequence<Edit>) -> Edit? {
        var values: [(value: PlaceValue, place: any Place<State>)] = []
        var first: StateWrite<State>?
        for edit in edits {
            guard case .write(let write) = edit, case .value(let value, let place) = write.change else { return nil }
            first = first ?? write
            values.append((value, place))
        }
        guard let first, values.count > 1, let place = PlaceGroup.of(values.map(\.place)) else { return nil }
        var write = StateWrite(.value(.values(values.map(\.value)), at: place), origin: first.origin, row: first.row)
        write.isAppliedAtOnce = first.isAppliedAtOnce
        return .write(write)
    }
}
