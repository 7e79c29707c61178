/// Whether an option is the chosen one; only On can be written, since something has to be chosen.
final class OptionField<State, Value: Equatable & Sendable>: Field {
    private let path: WritableKeyPath<State, Value> & Sendable
    private let option: Value

    init(_ path: WritableKeyPath<State, Value> & Sendable, option: Value) {
        self.path = path
        self.option = option
    }

    var place: any Place<State> { KeyPathPlace(path) }

    var kind: FieldKind { .onOff }

    var isOption: Bool { true }

    var isSecret: Bool { false }

    func options(in state: State) -> [String] { Format.onOff.options }

    func text(in state: State, _: TextSpelling) -> String { Format.onOff.print(state[keyPath: path] == option) }

    func value(of text: String, _: TextSpelling, in state: State) -> Result<PlaceValue, FormatError> {
        Format.onOff.parse(text).flatMap { isOn in
            isOn ? .success(.value(option)) : .failure("Choose another option instead.")
        }
    }

    /// What has been chosen in its place is another row's to give.
    func isOther(_ other: State, than state: State) -> Bool {
        other[keyPath: path] == option && state[keyPath: path] != option
    }
}
