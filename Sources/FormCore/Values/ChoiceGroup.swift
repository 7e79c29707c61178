/// The options of one value on a page, collected while their rows are rendered.
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

    /// The field that all the rows share.
    var field: ChoiceField<State, Value> {
        ChoiceField(path) { _ in
            self.choices
        } title: { _, value in
            self.choice(of: value)?.title ?? "\(value)"
        }
    }
}
