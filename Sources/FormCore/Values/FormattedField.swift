/// The field of a value at a key path, in a format.
final class FormattedField<State, Value: Equatable>: Field {
    let isSecret: Bool
    private let path: WritableKeyPath<State, Value> & Sendable
    private let format: Format<Value>
    private let locale: FormLocale

    init(
        _ path: WritableKeyPath<State, Value> & Sendable, _ format: Format<Value>, in locale: FormLocale,
        isSecret: Bool = false
    ) {
        self.path = path
        self.format = format
        self.locale = locale
        self.isSecret = isSecret
    }

    var place: any Place<State> { KeyPathPlace(path) }

    var kind: FieldKind { FieldKind(of: Value.self, hasOptions: !format.options.isEmpty) }

    func options(in state: State) -> [String] { format.options }

    func text(in state: State, _ spelling: TextSpelling) -> String {
        let value = state[keyPath: path]
        return spelling == .canonical ? format.print(value) : format.show(value, locale)
    }

    func value(of text: String, _ spelling: TextSpelling, in state: State) -> Result<PlaceValue, FormatError> {
        (spelling == .canonical ? format.parse(text) : format.read(text, locale)).map { .value($0) }
    }

    var canBeFlawed: Bool { !format.isProven }

    func flaws(in state: State) -> [FieldFlaw] { format.flaws(with: state[keyPath: path], in: locale) }
}
