/// A default of a row's own, whatever the type of the state.
@MainActor
protocol RowDefault: AnyObject {}

/// A default that follows the state.
final class StateDefault<State>: RowDefault {
    private let putInto: @MainActor (inout State) -> Void

    init(_ putInto: @escaping @MainActor (inout State) -> Void) {
        self.putInto = putInto
    }

    /// The default within a part, as one within the whole.
    convenience init<To: Way>(_ part: StateDefault<To.Part>, over way: To) where To.Whole == State {
        self.init { way.change(in: &$0) { part.putInto(&$0) } }
    }

    /// A state with the default that belongs to it.
    func applied(to state: State) -> State {
        var state = state
        putInto(&state)
        return state
    }
}
