/// The field of a choice. Its texts are the titles of the options.
final class ChoiceField<State, Value: Equatable>: Field {
    let path: WritableKeyPath<State, Value> & Sendable
    /// True if the options are the same in every state.
    let isFixed: Bool
    /// Returns the options that a state offers.
    let choices: @MainActor (State) -> [Choice<Value>]
    /// Returns the title of a value, including one that can't be chosen.
    let title: @MainActor (State, Value) -> String

    nonisolated init(
        _ path: WritableKeyPath<State, Value> & Sendable, isFixed: Bool = false,
        among choices: @escaping @MainActor (State) -> [Choice<Value>],
        title: @escaping @MainActor (State, Value) -> String
    ) {
        self.path = path
        self.isFixed = isFixed
        self.choices = choices
        self.title = title
    }

    var lens: any ValueLens<State> { Lens(path) }

    var kind: FieldKind { .choice }

    var isSecret: Bool { false }

    func options(in state: State) -> [String] { choices(state).map { $0.title } }

    func text(in state: State, _: TextSpelling) -> String { title(state, state[keyPath: path]) }

    func canonicalText(of value: any Equatable, in state: State) -> String {
        (value as? Value).map { title(state, $0) } ?? ""
    }

    func value(of input: Input, in state: State) -> Result<ErasedValue, FormatError> {
        let choices = choices(state)
        let chosen: Choice<Value>?
        switch input {
        case .value(let value): chosen = (value as? Value).flatMap { value in choices.first { $0.option == value } }
        case .text(let text, _):
            chosen = choice(titled: text, among: choices)
            if chosen == nil, case .failure(let error) = TextShape.line.text(from: text) { return .failure(error) }
        }
        guard let chosen else {
            let refusal = Self.refusal(of: input, choices.map { $0.title })
            let text = if case .text(let text, _) = input { text.withoutStrayCharacters } else { "" }
            return .failure(FormatError(refusal.naming(hiddenIn: text)))
        }
        return .success(.value(chosen.option))
    }

    /// Returns the sentence about a text that is no option: similar options, and the first ten of all.
    private static func refusal(of input: Input, _ titles: [String]) -> Sentence {
        if titles.isEmpty { return "There are no options now." }
        let list = Sentence.list(titles.prefix(10).map { Sentence($0) })
        let others = titles.count - 10
        let all =
            others <= 0
            ? Sentence("Choose one of: %s.", list)
            : Sentence(
                one: "Choose one of: %2$s, and %1$s other.", several: "Choose one of: %2$s, and %1$s others.",
                count: others, others, list)
        guard case .text(let text, _) = input else { return all }
        let near = nearest(to: text, among: titles) { $0.lowercased() }
        return .paragraph([Sentence.didYouMean(near), all].compactMap(\.self))
    }

    /// Finds an option by its title, ignoring case, blanks around it and stray characters if that leaves a single match.
    private func choice(titled title: String, among choices: [Choice<Value>]) -> Choice<Value>? {
        let folded = title.asChoice
        let alike = choices.filter { $0.title.asChoice == folded }
        return choices.first { $0.title == title } ?? (alike.count == 1 ? alike[0] : nil)
    }

    var canBeFlawed: Bool { true }

    func flaws(in state: State) -> [RowMistake] {
        let choices = choices(state)
        guard Set(choices.map { $0.title }).count < choices.count else { return [] }
        var first: [String: Value] = [:]
        var flaws: [RowMistake] = []
        for choice in choices {
            let title = choice.title
            guard let other = first[title] else {
                first[title] = choice.option
                continue
            }
            // Equal options have equal titles.
            let isRepeated = other == choice.option
            flaws.append { isRepeated ? .repeatedOption(row: $0) : .sharedTitle(title, row: $0) }
        }
        return flaws
    }
}

extension ChoiceField where Value: Sendable {
    /// Makes the field of a choice whose options never change.
    nonisolated convenience init(
        _ path: WritableKeyPath<State, Value> & Sendable, among choices: [Choice<Value>],
        text: @escaping @Sendable (Value) -> String
    ) {
        self.init(path, isFixed: true) { _ in
            choices
        } title: {
            text($1)
        }
    }

    /// Makes the field of a choice whose options follow the state.
    nonisolated convenience init(
        _ path: WritableKeyPath<State, Value> & Sendable, optionsFrom options: @escaping @MainActor (State) -> [Value],
        text: @escaping @MainActor (State, Value) -> String
    ) {
        self.init(path) { state in
            options(state).map { Choice(option: $0, title: text(state, $0)) }
        } title: {
            text($0, $1)
        }
    }
}

extension String {
    /// The text as the title of an option, in lower case.
    package var asChoice: String { oneLine(withoutStrayCharacters).trimmed.lowercased() }
}

/// An option and its title.
struct Choice<Value> {
    let option: Value
    let title: String
}

extension Choice: Sendable where Value: Sendable {}
