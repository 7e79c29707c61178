/// A row's value as text: what the command line, search and tests read and write.
///
/// It reaches the state through the form, never through the screen, so it also
/// works for a page that is not open.
@MainActor
public struct RowValue {
    /// The value as text. For a secret it is the secret: print dots in its place.
    public let text: @MainActor () -> String

    /// What the text stands for.
    public let kind: Kind

    /// The texts that can be written, where the value is one of a few.
    public let options: [String]

    /// Whether the value must never be shown without being asked for.
    public let isSecret: Bool

    /// Says why a text can't be the value; `nil` when it can.
    public let check: @MainActor (String) -> FormatError?

    private let writeText: @MainActor (String, ChangeOrigin) -> FormatError?

    /// On or Off, written by a function of its own.
    init(
        options: [String],
        text: @escaping @MainActor () -> String,
        check: @escaping @MainActor (String) -> FormatError?,
        write: @escaping @MainActor (String, ChangeOrigin) -> FormatError?
    ) {
        self.options = options
        self.text = text
        self.check = check
        writeText = write
        kind = .onOff
        isSecret = false
    }

    /// The text as the screen shows it; dots in place of a secret.
    public var shownText: String { isSecret ? concealed(text()) : text() }

    /// Writes a text, or says why it can't be the value; then the value stays.
    ///
    /// The row's rules are not asked; they tell of a value that they would refuse in
    /// ``FormSession/issues``, and before it is written with ``SurveyedRow/notice(for:)``.
    ///
    /// - Parameters:
    ///   - text: The text, as the person would type it.
    ///   - origin: Who writes: the person only where they use the row itself.
    public func write(_ text: String, origin: ChangeOrigin = .outside) -> FormatError? {
        writeText(text, origin)
    }

    /// A value that is read and written in a format.
    ///
    /// - Parameters:
    ///   - format: How the value is written as text, and read from it.
    ///   - isSecret: Whether the value must never be shown without being asked for.
    ///   - read: The value of this moment.
    ///   - write: Called with a value that the format could read; for a row with rules also on
    ///     trial, so it must write to the state and do nothing else.
    public init<Value>(
        format: Format<Value>,
        isSecret: Bool = false,
        read: @escaping @MainActor () -> Value,
        write: @escaping @MainActor (Value, ChangeOrigin) -> Void
    ) {
        self.isSecret = isSecret
        kind = Kind(of: Value.self, hasOptions: !format.options.isEmpty)
        options = format.options
        text = { format.print(read()) }
        check = { text in
            if case .failure(let error) = format.parse(text) { error } else { nil }
        }
        writeText = { text, origin in
            switch format.parse(text) {
            case .success(let value):
                write(value, origin)
                return nil
            case .failure(let error):
                return error
            }
        }
    }
}

extension RowValue {
    /// What the text of a value stands for.
    public enum Kind: Equatable, Sendable {
        /// A text.
        case text
        /// A number; its format decides how it is written.
        case number
        /// On or Off.
        case onOff
        /// One of the ``RowValue/options``.
        case choice

        init<Value>(of type: Value.Type, hasOptions: Bool) {
            self =
                if type == Bool.self {
                    .onOff
                } else if hasOptions {
                    .choice
                } else if type is any Numeric.Type {
                    .number
                } else {
                    .text
                }
        }
    }
}
