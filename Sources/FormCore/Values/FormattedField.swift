/// The field of a value at a key path, in a format.
final class FormattedField<State, Value: Equatable>: Field {
    /// Returns the value with a text added to it.
    typealias Adding = @MainActor (_ text: String, _ value: Value) -> Result<Value, FormatError>

    let isSecret: Bool
    private let shape: TextShape
    private let path: WritableKeyPath<State, Value> & Sendable
    private let format: Format<Value>
    private let locale: FormLocale
    private let adding: Adding?

    /// - Parameters:
    ///   - shape: What a text may consist of, unless the format says that.
    ///   - adding: Adds a text to the value if the user types additions; each addition is an undo step of its own.
    init(
        _ path: WritableKeyPath<State, Value> & Sendable, _ format: Format<Value>, in locale: FormLocale,
        isSecret: Bool = false, shape: TextShape = .line, adding: Adding? = nil
    ) {
        self.path = path
        self.format = format
        self.locale = locale
        self.isSecret = isSecret
        self.shape = format.shape ?? (isSecret && shape == .line ? .secret : shape)
        self.adding = adding
    }

    var lens: any ValueLens<State> { Lens(path, neverCoalesces: adding != nil) }

    var kind: FieldKind { FieldKind(of: Value.self, hasOptions: !format.options.isEmpty) }

    func options(in state: State) -> [String] { format.options }

    func text(in state: State, _ spelling: TextSpelling) -> String {
        let value = state[keyPath: path]
        return switch spelling {
        case .canonical: format.print(value)
        case .addition where adding != nil: ""
        case .shown, .addition: format.show(value, locale)
        }
    }

    func value(of input: Input, in state: State) -> Result<ErasedValue, FormatError> {
        switch input {
        case .value(let chosen):
            // The format may read fewer values than there are, such as just the numbers of a range.
            guard !format.takesAllValues, let chosen = chosen as? Value else { return .success(.value(chosen)) }
            return format.parse(format.print(chosen)).map { .value($0) }
        case .text(let text, let spelling):
            return shape.text(from: text, over: format.print(state[keyPath: path])).flatMap { text in
                switch value(of: text, spelling, in: state) {
                case .success(let value): return .success(.value(value))
                case .failure(let error):
                    // Blanks around the text are named only if the text would be accepted without them.
                    let trimmed = String(text.trimmed)
                    let isBlankWrong = (try? value(of: trimmed, spelling, in: state).get()) != nil
                    return .failure(FormatError(error.sentence.naming(hiddenIn: isBlankWrong ? text : trimmed)))
                }
            }
        }
    }

    private func value(of text: String, _ spelling: TextSpelling, in state: State) -> Result<Value, FormatError> {
        switch spelling {
        case .canonical: format.parse(text)
        case .addition: adding?(text, state[keyPath: path]) ?? format.read(text, locale)
        case .shown: format.read(text, locale)
        }
    }

    func canonicalText(of value: any Equatable, in state: State) -> String {
        (value as? Value).map(format.print) ?? ""
    }

    func asTyped(_ text: String) -> (text: String, spelling: TextSpelling) {
        guard case .success(let value) = shape.text(from: text).flatMap(format.parse) else {
            return (text, .canonical)
        }
        let shown = format.show(value, locale)
        guard case .success(value) = format.read(shown, locale) else { return (text, .canonical) }
        return (shown, .shown)
    }

    func refusal(in state: State) -> FormatError? {
        // An author's format that can't read its own text is reported as a mistake instead.
        format.isProven && !format.takesAllValues ? errorOfOwnText(in: state) : nil
    }

    func warning(about value: @autoclosure () -> ErasedValue) -> Notice? {
        guard canHaveHiddenCharacters, case .value(let value) = value() else { return nil }
        let found: Sentence?
        if let text = value as? String {
            found = HiddenCharacter.first(in: text)?.sentence
        } else {
            let items = value as? [String] ?? []
            found =
                items.lazy.compactMap { item in
                    HiddenCharacter.first(in: item).map { Sentence("“%1$s”: %2$s", item.shortened, $0.sentence) }
                }.first
        }
        return found.map { .warning(.paragraph([$0, "Remove it if it isn't intended."])) }
    }

    private var canHaveHiddenCharacters: Bool {
        let isText = Value.self == String.self || Value.self == String?.self
        return switch shape {
        // Other formats have found the text to be right.
        case .line: isText && format.takesAllValues
        case .secret: isText
        case .list: Value.self == [String].self || Value.self == [String]?.self
        case .lines, .exact: false
        }
    }

    private func errorOfOwnText(in state: State) -> FormatError? {
        if case .failure(let error) = format.parse(format.print(state[keyPath: path])) { error } else { nil }
    }

    var canBeFlawed: Bool { !format.isProven }

    /// The text is tried first as programs write it, then as the user does.
    func flaws(in state: State) -> [RowMistake] {
        let value = state[keyPath: path]
        let flaw =
            flaw(of: value, as: format.print(value), read: format.parse)
            ?? flaw(of: value, as: format.show(value, locale)) { format.read($0, locale) }
        return flaw.map { [$0] } ?? []
    }

    private func flaw(
        of value: Value, as text: String, read: (String) -> Result<Value, FormatError>
    ) -> RowMistake? {
        let shown = isSecret ? nil : text
        switch read(text) {
        // A value that is not equal to itself, such as NaN, can't be compared.
        case .success(let read) where read == value || value != value: return nil
        case .success: return { .misreadText(shown, row: $0) }
        case .failure(let error): return { .unreadableText(shown.map { ($0, error.sentence.description) }, row: $0) }
        }
    }
}
