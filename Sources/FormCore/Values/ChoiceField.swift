/// The field of a choice whose options are given one by one, as the rows of a group are rendered.
final class ChoiceField<State, Value: Equatable & Sendable>: Field {
    let path: WritableKeyPath<State, Value> & Sendable
    private var choices: [(title: String, option: Value)] = []

    init(_ path: WritableKeyPath<State, Value> & Sendable) {
        self.path = path
    }

    func add(_ option: Value, title: String) {
        choices.append((title, option))
    }

    func hasOption(_ value: Value) -> Bool { choices.contains { $0.option == value } }

    var place: any Place<State> { KeyPathPlace(path) }

    var kind: FieldKind { .choice }

    var isSecret: Bool { false }

    func options(in state: State) -> [String] { choices.map(\.title) }

    func text(in state: State) -> String { format.print(state[keyPath: path]) }

    func value(of text: String) -> Result<PlaceValue, FormatError> {
        format.parse(text).map { .value($0) }
    }

    var canBeFlawed: Bool { true }

    func flaws(in state: State) -> [FieldFlaw] {
        FieldFlaw.of(choices.map(\.option), titles: choices.map(\.title))
    }

    private var format: Format<Value> {
        Format(options: choices.map(\.option)) { [choices] value in
            choices.first { $0.option == value }?.title ?? "\(value)"
        }
    }
}
