/// A function that reads a value from a state, such as what a rule finds in it.
final class StateReader<State, Value>: Sendable {
    /// Returns the value; `nil` if there is none, or if the part of the state that has it is missing.
    let value: @MainActor (State) -> Value?

    init(_ value: @escaping @MainActor (State) -> Value?) {
        self.value = value
    }
}

/// A reader of a form's state, independent of the type of the state.
@MainActor
struct Reader<Value> {
    private let reader: AnyObject

    init<State>(_ reader: StateReader<State, Value>) {
        self.reader = reader
    }

    /// Returns the value in a state; `nil` if there is none, or if the state is that of another form.
    func value<State>(in state: State) -> Value? { (reader as? StateReader<State, Value>)?.value(state) }
}
