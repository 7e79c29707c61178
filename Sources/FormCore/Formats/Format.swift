/// How a value is written as text, and read from it: a pair of functions.
///
/// The text is the same everywhere: on the command line, in a log, in a test. Where the person writes the value in
/// another way than programs do, such as a number with a comma, a second pair does that for the screen.
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
    /// The text of a value.
    public let print: @Sendable (Value) -> String

    /// The value of a text, or the sentence that tells what to type.
    public let parse: @Sendable (String) -> Result<Value, FormatError>

    /// The text of a value, as a field shows it to the person.
    public let show: @Sendable (Value, FormLocale) -> String

    /// The value of a text that the person typed, or the sentence that tells what to type.
    public let read: @Sendable (String, FormLocale) -> Result<Value, FormatError>

    /// All texts that can be typed, where they are few.
    public let options: [String]

    /// Whether the format is known to read what it prints, as the library's own do.
    let isProven: Bool

    /// Whether every value can be typed, so that none has to be tried.
    let takesAllValues: Bool

    /// Whether a value may be shown with the decimal mark of the person's locale.
    let hasDecimalMark: Bool

    /// Makes a format from its two functions.
    ///
    /// What `print` gives, `parse` must read as the same value; a format that does not is reported as the
    /// form's mistake, when a row of it is used or surveyed with such a value.
    ///
    /// - Parameters:
    ///   - options: All texts that can be typed, where they are few.
    ///   - print: The text of a value.
    ///   - parse: The value of a text, or the sentence that tells what to type.
    ///   - show: The text of a value as the person writes it; by default what `print` gives.
    ///   - read: The value of a text as the person writes it; by default what `parse` gives.
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

/// Why a text is not a value, in a sentence for the person.
public struct FormatError: SentenceError, Equatable, ExpressibleByStringInterpolation {
    /// What is wrong and what to do, as one sentence.
    public let sentence: Sentence

    /// Makes an error from its sentence; a string literal is one too.
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
    /// Text as it is; every text is a value.
    public static var text: Format { plainText }
}

extension Format where Value == Bool {
    /// On and Off; reads `yes`, `true` and `1` and their opposites as well, in any case.
    public static var onOff: Format { onOrOff }
}

// Made once, since each row of the kind has one.
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
