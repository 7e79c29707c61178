/// The options of a choice, whose rows share one value. The options are collected while their rows are rendered.
@MainActor
final class ChoiceGroup<State, Value: Equatable> {
    let path: WritableKeyPath<State, Value> & Sendable
    private(set) var choices: [Choice<Value>] = []

    init(_ path: WritableKeyPath<State, Value> & Sendable) {
        self.path = path
    }

    func add(_ choice: Choice<Value>) {
        choices.append(choice)
    }

    func choice(of option: Value) -> Choice<Value>? { choices.first { $0.option == option } }

    /// The field of the value that the rows of all options share.
    var field: ChoiceField<State, Value> {
        ChoiceField(path) { _ in
            self.choices
        } title: { _, value in
            self.choice(of: value)?.title ?? "\(value)"
        }
    }
}
