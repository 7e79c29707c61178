/// An input to be validated as the value of a row.
struct Candidate<State> {
    let row: EditTarget
    let field: any Field<State>
    let input: Input
}

/// The result of validating inputs, if all of them are accepted.
@MainActor
struct Validation<State> {
    /// The state with the valid inputs.
    private(set) var state: State
    /// The issues by row.
    private(set) var found: [RowPath: Notice] = [:]
    /// The rows whose inputs only waiting rules refuse.
    private(set) var waiting: Set<RowPath> = []
    /// The rows of the inputs.
    let rows: [(path: RowPath, row: EditTarget)]

    /// Validates inputs: writes them into a copy, and runs all rules on the result.
    ///
    /// An input with an error is removed, and the others are validated again, because the state won't have that value
    /// either.
    ///
    /// - Parameters:
    ///   - state: The state that the inputs would change.
    ///   - editing: The record, which determines the rules that wait.
    init(of inputs: [Candidate<State>], over state: State, _ editing: EditingPlan) {
        self.state = state
        rows = inputs.map { ($0.row.path, $0.row) }
        var inputs = inputs
        while !inputs.isEmpty {
            self.state = Self.state(state, with: inputs)
            for input in inputs { validate(input, editing) }
            let count = inputs.count
            inputs.removeAll { found[$0.row.path]?.severity == .error }
            if inputs.count == count { break }
        }
    }

    private mutating func validate(_ tried: Candidate<State>, _ editing: EditingPlan) {
        let (path, rules) = (tried.row.path, tried.row.rules)
        waiting.remove(path)
        if let known = editing.known[path]?.input {
            found[path] = known.notice
            if known.waits { waiting.insert(path) }
            return
        }
        if case .failure(let error) = tried.field.value(of: tried.input, in: state) {
            found[path] = Notice(.error, error.sentence)
            return
        }
        found[path] =
            [
                rules.issue(in: state, of: tried.field),
                tried.field.warning(about: tried.field.lens.value(in: state)),
            ].compactMap(\.self)
            .mostSevere
        guard found[path]?.severity == .error, rules.contains(where: \.isOverRows) else { return }
        let reporting = rules.filter { !editing.isWaiting($0, for: path) }
        if reporting.issue(in: state)?.severity != .error { waiting.insert(path) }
    }

    /// Returns a state with all inputs that can be read.
    static func state(_ state: State, with inputs: [Candidate<State>]) -> State {
        writing(inputs, to: state).state
    }

    /// Returns a state with all inputs that can be read, and the inputs in the order in which to write them.
    ///
    /// Reading one text may depend on another: a channel is one only once its band is chosen. So may the effect of a
    /// setter, which may limit its value, or change another. Then the value is written again, after the others.
    static func writing(
        _ inputs: [Candidate<State>], to state: State
    ) -> (state: State, inputs: [Candidate<State>]) {
        var state = state
        // Most edits are of one row, which waits for no other.
        if inputs.count == 1 {
            if case .success(let value) = inputs[0].field.value(of: inputs[0].input, in: state) {
                inputs[0].field.lens.set(value, in: &state)
            }
            return (state, inputs)
        }
        var written: [(input: Candidate<State>, value: ErasedValue)] = []
        var unread = inputs
        var count = 0
        while count != unread.count {
            count = unread.count
            unread.removeAll { tried in
                guard case .success(let value) = tried.field.value(of: tried.input, in: state) else { return false }
                tried.field.lens.set(value, in: &state)
                written.append((tried, value))
                return true
            }
        }
        let order = order(of: Array(written.indices), among: written.indices) { index in
            writeAgain(written[index].value, at: written[index].input.field.lens, to: &state)
        }
        return (state, order.map { written[$0].input } + unread)
    }

    /// Returns the order in which to write values whose setters may change each other's: a value is written after those
    /// whose setters change it.
    ///
    /// - Parameters:
    ///   - written: The values that were written, by their numbers, in order.
    ///   - all: The numbers of all values. One that was not written, since the state had it, may have to be.
    ///   - writeAgain: Writes a value again if the state does not have it, and returns true if that has changed the value.
    static func order(of written: [Int], among all: Range<Int>, _ writeAgain: (Int) -> Bool) -> [Int] {
        var order = written
        // Values that exclude each other would be written for ever.
        for _ in all.dropFirst() {
            let known = Set(order)
            let late = (order + all.filter { !known.contains($0) }).filter(writeAgain)
            if late.isEmpty { break }
            let isLate = Set(late)
            order = order.filter { !isLate.contains($0) } + late
        }
        return order
    }

    /// Writes a value again that the state does not have, and returns true if that has changed the value in the state.
    static func writeAgain(_ value: ErasedValue, at lens: any ValueLens<State>, to state: inout State) -> Bool {
        let before = lens.value(in: state)
        if before.isSame(as: value) { return false }
        lens.set(value, in: &state)
        return !lens.value(in: state).isSame(as: before)
    }
}
