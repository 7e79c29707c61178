/// A row's own default, which follows the state.
@MainActor
final class StateDefault<State> {
    private let putInto: @MainActor (inout State) -> Void

    nonisolated init(_ putInto: @escaping @MainActor (inout State) -> Void) {
        self.putInto = putInto
    }

    /// Pulls the default of a part back to the whole.
    convenience init<Part>(_ part: StateDefault<Part>, over lens: Lens<State, Part>) {
        self.init { lens.change(in: &$0) { part.putInto(&$0) } }
    }

    /// Returns a state with the default that belongs to it.
    func applied(to state: State) -> State {
        var state = state
        putInto(&state)
        return state
    }
}
