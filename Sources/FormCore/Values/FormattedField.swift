/// The field of a value at a key path, in a format.
final class FormattedField<State, Value: Equatable>: Field {
    let isSecret: Bool
    private let path: WritableKeyPath<State, Value> & Sendable
    private let format: Format<Value>
    private let ownFlaws: (@MainActor () -> [FieldFlaw])?

    /// - Parameter flaws: What is wrong with the field, in place of trying the format.
    init(
        _ path: WritableKeyPath<State, Value> & Sendable, _ format: Format<Value>, isSecret: Bool = false,
        flaws: (@MainActor () -> [FieldFlaw])? = nil
    ) {
        self.path = path
        self.format = format
        self.isSecret = isSecret
        ownFlaws = flaws
    }

    var place: any Place<State> { KeyPathPlace(path) }

    var kind: FieldKind { FieldKind(of: Value.self, hasOptions: !format.options.isEmpty) }

    func options(in state: State) -> [String] { format.options }

    func text(in state: State) -> String { format.print(state[keyPath: path]) }

    func value(of text: String) -> Result<PlaceValue, FormatError> {
        format.parse(text).map { .value($0) }
    }

    var canBeFlawed: Bool { ownFlaws != nil || !format.isProven }

    func flaws(in state: State) -> [FieldFlaw] { ownFlaws?() ?? format.flaws(with: state[keyPath: path]) }
}
