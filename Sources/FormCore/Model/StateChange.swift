/// A change of a state that is not made by giving a row a value.
indirect enum StateChange<State> {
    /// Writes a value through a lens.
    case value(ErasedValue, at: any ValueLens<State>)
    /// Changes the state in any way, or just the value that a lens leads to.
    case body(@MainActor (inout State) -> Void, at: (any ValueLens<State>)? = nil)
    /// Rolls back an insertion, including its undo step, if a state still has the value as it was inserted and no text
    /// was typed into its rows.
    case takeBack(any ValueLens<State>, if: @MainActor (State) -> Bool)

    /// Pulls a change of a part back to the whole.
    @MainActor
    init<Part>(_ part: StateChange<Part>, over lens: Lens<State, Part>) {
        self =
            switch part {
            case .value(let value, let inner): .value(value, at: inner.pulledBack(along: lens))
            case .body(let body, let inner):
                .body({ lens.change(in: &$0) { body(&$0) } }, at: inner.map { $0.pulledBack(along: lens) })
            case .takeBack(let inner, let isUnedited):
                .takeBack(inner.pulledBack(along: lens), if: { lens.part(of: $0).map(isUnedited) ?? false })
            }
    }
}
