/// A field that says whether an option is chosen. Only On can be written, since one option has to be chosen.
final class OptionField<State, Value: Equatable & Sendable>: Field {
    private let path: WritableKeyPath<State, Value> & Sendable
    private let option: Value

    init(_ path: WritableKeyPath<State, Value> & Sendable, option: Value) {
        self.path = path
        self.option = option
    }

    var lens: any ValueLens<State> { Lens(path) }

    var kind: FieldKind { .onOff }

    var isOption: Bool { true }

    var isSecret: Bool { false }

    func options(in state: State) -> [String] { Format.onOff.options }

    func text(in state: State, _: TextSpelling) -> String { Format.onOff.print(state[keyPath: path] == option) }

    func value(of input: Input, in state: State) -> Result<ErasedValue, FormatError> {
        switch input {
        case .value(let value): .success(.value(value))
        case .text(let text, _):
            TextShape.line.text(from: text).flatMap(Format.onOff.parse).flatMap { isOn in
                isOn ? .success(.value(option)) : .failure("Choose another option instead.")
            }
        }
    }

    func canonicalText(of value: any Equatable, in state: State) -> String {
        Format.onOff.print(value as? Value == option)
    }

    /// Restoring a different choice is up to the row of that option.
    func isOther(_ other: State, than state: State) -> Bool {
        other[keyPath: path] == option && state[keyPath: path] != option
    }
}
