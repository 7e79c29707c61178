/// The field of a choice. Its texts are the titles of the options.
final class ChoiceField<State, Value: Equatable>: Field {
    private let path: WritableKeyPath<State, Value> & Sendable
    private let choices: @MainActor (State) -> [Choice<Value>]
    private let title: @MainActor (State, Value) -> String

    /// - Parameters:
    ///   - choices: Returns the options that a state offers.
    ///   - title: Returns the title of a value, including one that can't be chosen.
    init(
        _ path: WritableKeyPath<State, Value> & Sendable,
        among choices: @escaping @MainActor (State) -> [Choice<Value>],
        title: @escaping @MainActor (State, Value) -> String
    ) {
        self.path = path
        self.choices = choices
        self.title = title
    }

    var lens: any ValueLens<State> { Lens(path) }

    var kind: FieldKind { .choice }

    var isSecret: Bool { false }

    func options(in state: State) -> [String] { choices(state).map { $0.title } }

    func text(in state: State, _: TextSpelling) -> String { title(state, state[keyPath: path]) }

    /// Reads a title, ignoring case if that leaves a single match.
    func value(of text: String, _: TextSpelling, in state: State) -> Result<ErasedValue, FormatError> {
        let choices = choices(state)
        let folded = text.lowercased()
        let alike = choices.filter { $0.title.lowercased() == folded }
        guard let chosen = choices.first(where: { $0.title == text }) ?? (alike.count == 1 ? alike[0] : nil) else {
            let all = Sentence.list(choices.map { Sentence($0.title) })
            return .failure(
                FormatError(
                    choices.isEmpty ? "There are no options now." : Sentence("Choose one of: %s.", all)))
        }
        return .success(.value(chosen.option))
    }

    var canBeFlawed: Bool { true }

    func flaws(in state: State) -> [FieldFlaw] { FieldFlaw.of(choices(state)) }
}

/// An option and its title.
struct Choice<Value> {
    let option: Value
    let title: String
}

extension Choice: Sendable where Value: Sendable {}
