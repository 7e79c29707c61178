/// A text to be validated as the value of a row.
struct TriedText<State> {
    let row: EditedRow
    let field: any Field<State>
    let text: String
    let spelling: TextSpelling
}

/// The result of validating texts, if all of them are accepted.
@MainActor
struct Verdict<State> {
    /// The state with the valid texts.
    private(set) var state: State
    /// The issues by row.
    private(set) var found: [RowPath: Notice] = [:]
    /// The rows whose texts only waiting rules refuse.
    private(set) var waiting: Set<RowPath> = []

    /// Validates texts: writes them into a copy, and runs all rules on the result.
    ///
    /// A text with an error is removed, and the others are validated again, because the state won't have that text
    /// either.
    ///
    /// - Parameters:
    ///   - state: The state that the texts would change.
    ///   - editing: The editing data, which determines the rules that wait.
    init(on texts: [TriedText<State>], over state: State, _ editing: Editing) {
        self.state = state
        var texts = texts
        while !texts.isEmpty {
            self.state = Self.state(state, with: texts)
            for text in texts { look(at: text, editing) }
            let count = texts.count
            texts.removeAll { found[$0.row.path]?.severity == .error }
            if texts.count == count { break }
        }
    }

    private mutating func look(at text: TriedText<State>, _ editing: Editing) {
        let (path, rules) = (text.row.path, text.row.rules)
        waiting.remove(path)
        if case .failure(let error) = text.field.value(of: text.text, text.spelling, in: state) {
            found[path] = Notice(.error, error.sentence)
            return
        }
        found[path] = rules.look(at: state)
        guard found[path]?.severity == .error, rules.contains(where: \.isOverRows) else { return }
        let speaking = rules.filter { !editing.isWaiting($0, for: path) }
        if speaking.look(at: state)?.severity != .error { waiting.insert(path) }
    }

    /// Returns a state with all texts that can be read. Reading one text may depend on another.
    static func state(_ state: State, with texts: [TriedText<State>]) -> State {
        var state = state
        var unread = texts
        var count = 0
        while count != unread.count {
            count = unread.count
            unread.removeAll { text in
                guard case .success(let value) = text.field.value(of: text.text, text.spelling, in: state) else {
                    return false
                }
                text.field.lens.set(value, in: &state)
                return true
            }
        }
        return state
    }
}
