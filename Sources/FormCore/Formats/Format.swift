/// A pair of functions that write a value as text and read it from text.
///
/// The text is the same everywhere: on the command line, in a log, in a test. If users write the value differently from
/// programs, such as a number with a decimal comma, a second pair of functions does so for the screen.
///
/// ```swift
/// let percent = Format<Int>(
///     print: { "\($0) %" },
///     parse: { text in
///         let digits = text.filter { $0 != "%" && $0 != " " }
///         guard let value = Int(digits) else { return .failure("Type a percentage, such as 50 %.") }
///         return .success(value)
///     }
/// )
/// ```
public struct Format<Value>: Sendable {
    /// Returns the canonical text of a value.
    public let print: @Sendable (Value) -> String

    /// Returns the value of a canonical text, or an error that says what to type.
    public let parse: @Sendable (String) -> Result<Value, FormatError>

    /// Returns the text of a value, as a field shows it to the user.
    public let show: @Sendable (Value, FormLocale) -> String

    /// Returns the value of a text that the user has typed, or an error that says what to type.
    public let read: @Sendable (String, FormLocale) -> Result<Value, FormatError>

    /// All texts that can be typed, if they are few; otherwise empty.
    public let options: [String]

    /// True if the format is known to read back what it prints, as the library's own formats are, so that it isn't
    /// checked.
    let isProven: Bool

    /// True if every value can be typed, so that the state's values needn't be checked.
    let takesAllValues: Bool

    /// True if a value may be shown with the decimal mark of the user's locale.
    let hasDecimalMark: Bool

    /// Makes a format from its functions.
    ///
    /// For every text that `print` returns, `parse` must return the same value. A format that doesn't is reported as a
    /// mistake in the form when a row with such a value is used or traversed.
    ///
    /// - Parameters:
    ///   - options: All texts that can be typed, if they are few.
    ///   - print: Returns the text of a value.
    ///   - parse: Returns the value of a text, or an error that says what to type.
    ///   - show: Returns the text of a value as the user writes it; by default the result of `print`.
    ///   - read: Returns the value of a text as the user writes it; by default the result of `parse`.
    public init(
        options: [String] = [],
        print: @escaping @Sendable (Value) -> String,
        parse: @escaping @Sendable (String) -> Result<Value, FormatError>,
        show: (@Sendable (Value, FormLocale) -> String)? = nil,
        read: (@Sendable (String, FormLocale) -> Result<Value, FormatError>)? = nil
    ) {
        self.init(options: options, isProven: false, print: print, parse: parse, show: show, read: read)
    }

    init(
        options: [String] = [],
        isProven: Bool,
        takesAllValues: Bool = false,
        hasDecimalMark: Bool = false,
        print: @escaping @Sendable (Value) -> String,
        parse: @escaping @Sendable (String) -> Result<Value, FormatError>,
        show: (@Sendable (Value, FormLocale) -> String)? = nil,
        read: (@Sendable (String, FormLocale) -> Result<Value, FormatError>)? = nil
    ) {
        self.options = options
        self.isProven = isProven
        self.takesAllValues = takesAllValues
        self.hasDecimalMark = hasDecimalMark
        self.print = print
        self.parse = parse
        self.show = show ?? { value, _ in print(value) }
        self.read = read ?? { text, _ in parse(text) }
    }
}

/// The reason why a text isn't a value, in a sentence for the user.
public struct FormatError: SentenceError, Equatable, ExpressibleByStringInterpolation {
    /// One sentence that says what is wrong and what to do.
    public let sentence: Sentence

    /// Makes an error from its sentence; a string literal also makes one.
    public init(_ sentence: Sentence) {
        self.sentence = sentence
    }

    public init(stringLiteral sentence: String) {
        self.init(Sentence(sentence))
    }

    public init(stringInterpolation: Sentence.StringInterpolation) {
        self.init(Sentence(stringInterpolation: stringInterpolation))
    }
}

extension Format where Value == String {
    /// Plain text; every text is a value.
    public static var text: Format { plainText }
}

extension Format where Value == Bool {
    /// `On` and `Off`; also reads `yes`, `true` and `1` and their opposites, in any case.
    public static var onOff: Format { onOrOff }
}

// Made only once, because many rows use them.
private let plainText = Format<String>(isProven: true, takesAllValues: true, print: { $0 }, parse: { .success($0) })

private let onOrOff = Format<Bool>(
    options: ["On", "Off"],
    isProven: true, takesAllValues: true,
    print: { $0 ? "On" : "Off" },
    parse: { text in
        switch text.lowercased() {
        case "on", "yes", "true", "1": .success(true)
        case "off", "no", "false", "0": .success(false)
        default: .failure("Type On or Off.")
        }
    }
)
