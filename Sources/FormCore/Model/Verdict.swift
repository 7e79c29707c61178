/// An input to be validated as the value of a row.
struct TriedInput<State> {
    let row: EditedRow
    let field: any Field<State>
    let input: Input
}

/// The result of validating inputs, if all of them are accepted.
@MainActor
struct Verdict<State> {
    /// The state with the valid inputs.
    private(set) var state: State
    /// The issues by row.
    private(set) var found: [RowPath: Notice] = [:]
    /// The rows whose inputs only waiting rules refuse.
    private(set) var waiting: Set<RowPath> = []

    /// Validates inputs: writes them into a copy, and runs all rules on the result.
    ///
    /// An input with an error is removed, and the others are validated again, because the state won't have that value
    /// either.
    ///
    /// - Parameters:
    ///   - state: The state that the inputs would change.
    ///   - editing: The editing data, which determines the rules that wait.
    init(on inputs: [TriedInput<State>], over state: State, _ editing: Editing) {
        self.state = state
        var inputs = inputs
        while !inputs.isEmpty {
            self.state = Self.state(state, with: inputs)
            for input in inputs { look(at: input, editing) }
            let count = inputs.count
            inputs.removeAll { found[$0.row.path]?.severity == .error }
            if inputs.count == count { break }
        }
    }

    private mutating func look(at tried: TriedInput<State>, _ editing: Editing) {
        let (path, rules) = (tried.row.path, tried.row.rules)
        waiting.remove(path)
        if case .failure(let error) = tried.field.value(of: tried.input, in: state) {
            found[path] = Notice(.error, error.sentence)
            return
        }
        found[path] =
            [
                rules.look(at: state, of: tried.field),
                tried.field.warning(about: tried.field.lens.value(in: state)),
            ].compactMap(\.self)
            .mostSevere
        guard found[path]?.severity == .error, rules.contains(where: \.isOverRows) else { return }
        let speaking = rules.filter { !editing.isWaiting($0, for: path) }
        if speaking.look(at: state)?.severity != .error { waiting.insert(path) }
    }

    /// Returns a state with all inputs that can be read.
    static func state(_ state: State, with inputs: [TriedInput<State>]) -> State {
        writing(inputs, to: state).state
    }

    /// Returns a state with all inputs that can be read, and the inputs in the order in which they were written. Reading
    /// one text, and setting its value, may depend on another: a channel is one only once its band is chosen.
    static func writing(
        _ inputs: [TriedInput<State>], to state: State
    ) -> (state: State, inputs: [TriedInput<State>]) {
        var state = state
        var (written, unread) = ([TriedInput<State>](), inputs)
        var count = 0
        while count != unread.count {
            count = unread.count
            unread.removeAll { tried in
                guard case .success(let value) = tried.field.value(of: tried.input, in: state) else { return false }
                tried.field.lens.set(value, in: &state)
                written.append(tried)
                return true
            }
        }
        return (state, written + unread)
    }
}
