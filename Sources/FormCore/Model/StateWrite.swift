/// A change of the state on its way to the model.
@MainActor
struct StateWrite<State> {
    enum Change {
        /// Writes a value through a lens.
        case value(ErasedValue, at: any ValueLens<State>)
        /// Changes the state in any way, or just the value that a lens leads to.
        case body(@MainActor (inout State) -> Void, at: (any ValueLens<State>)? = nil)
        /// Rolls back an insertion, including its undo step, if a state still has the value as it was
        /// inserted and no text was typed into its rows.
        case takeBack(any ValueLens<State>, if: @MainActor (State) -> Bool)
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
    init<Part>(_ part: StateWrite<Part>, over lens: Lens<State, Part>) {
        change =
            switch part.change {
            case .value(let value, let inner): .value(value, at: inner.pulledBack(along: lens))
            case .body(let body, let inner):
                .body({ lens.change(in: &$0) { body(&$0) } }, at: inner.map { $0.pulledBack(along: lens) })
            case .takeBack(let inner, let isUnedited):
                .takeBack(inner.pulledBack(along: lens), if: { lens.part(of: $0).map(isUnedited) ?? false })
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
        var values: [(value: ErasedValue, lens: any ValueLens<State>)] = []
        var first: StateWrite<State>?
        for edit in edits {
            guard case .write(let write) = edit, case .value(let value, let lens) = write.change else { return nil }
            first = first ?? write
            values.append((value, lens))
        }
        guard let first, values.count > 1, let lens = LensGroup.of(values.map(\.lens)) else { return nil }
        var write = StateWrite(.value(.values(values.map(\.value)), at: lens), origin: first.origin, row: first.row)
        write.isAppliedAtOnce = first.isAppliedAtOnce
        return .write(write)
    }
}
