/// A text that is tried as the value of a row.
struct TriedText<State> {
    let row: EditedRow
    let field: any Field<State>
    let text: String
    let spelling: TextSpelling
}

/// What stands against texts, if all are taken.
@MainActor
struct Verdict<State> {
    /// The state with the texts that can be taken.
    private(set) var state: State
    /// The rows with something said about them.
    private(set) var found: [RowPath: Notice] = [:]
    /// The rows that only rules refuse which wait for another row.
    private(set) var waiting: Set<RowPath> = []

    /// Looks at texts: they are written into a copy, and all rules look at the outcome.
    ///
    /// One with an error is taken out and the others are looked at again, because the state will not have it either.
    ///
    /// - Parameters:
    ///   - state: The state that the texts would change.
    ///   - editing: Where it is known which rules wait.
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

    /// A state with texts, as far as they can be read; what can be typed into one may depend on another.
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
                text.field.place.set(value, in: &state)
                return true
            }
        }
        return state
    }
}
