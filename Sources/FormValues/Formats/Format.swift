/// A pair of functions that write a value as text and read it from text.
///
/// The text is the same everywhere: on the command line, in a log, in a test. For values that users write differently
/// from programs, such as numbers with a decimal comma, a second pair of functions writes and reads the text on the
/// screen.
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

    /// Returns the value that a canonical text represents, or an error that says what to type.
    public let parse: @Sendable (String) -> Result<Value, FormatError>

    /// Returns the text that a field shows to the user for a value.
    public let show: @Sendable (Value, FormLocale) -> String

    /// Returns the value of the text that the user has typed, or an error that says what to type.
    public let read: @Sendable (String, FormLocale) -> Result<Value, FormatError>

    /// Every string that can be typed, if there are only a few; otherwise empty.
    public let options: [String]

    /// True if the format is known to read back what it prints, so this isn't checked. It is true for most of the
    /// library's own formats.
    package private(set) var isProven = false

    /// True if every value of the type can be typed, so the values in the state aren't checked.
    package private(set) var takesAllValues = false

    /// True if values may be shown with the decimal mark of the user's locale.
    private(set) var hasDecimalMark = false

    /// True if digits and signs of other scripts are read as well.
    private(set) var isInAnyScript = false

    /// What the text of a value may consist of; `nil` if that depends on the row.
    package private(set) var shape: TextShape?

    /// Makes a format from its functions.
    ///
    /// If `print` writes a value as text, `parse` must read that text as the same value. If it doesn't, the form
    /// reports a mistake when it uses or traverses a row with such a value.
    ///
    /// - Parameters:
    ///   - options: Every string that can be typed, if there are only a few; otherwise empty.
    ///   - print: Returns the canonical text of a value.
    ///   - parse: Returns the value of canonical text, or an error that says what to type.
    ///   - show: Returns the text of a value as the user writes it; by default the result of `print`.
    ///   - read: Returns the value of the text that the user has typed, or an error; by default the result of `parse`.
    public init(
        options: [String] = [],
        print: @escaping @Sendable (Value) -> String,
        parse: @escaping @Sendable (String) -> Result<Value, FormatError>,
        show: (@Sendable (Value, FormLocale) -> String)? = nil,
        read: (@Sendable (String, FormLocale) -> Result<Value, FormatError>)? = nil
    ) {
        self.options = options
        self.print = print
        self.parse = parse
        self.show = show ?? { value, _ in print(value) }
        self.read = read ?? { text, _ in parse(text) }
    }

    /// Returns the format with what is known of it; see the properties of the same names.
    package func proven(
        _ isProven: Bool = true, takesAllValues: Bool = false, hasDecimalMark: Bool = false, shape: TextShape? = nil
    ) -> Format {
        var format = self
        format.shape = shape
        (format.isProven, format.takesAllValues, format.hasDecimalMark) = (isProven, takesAllValues, hasDecimalMark)
        return format
    }

    /// Returns the format for numbers, dates, colours and addresses in any script and width: it reads text as if its
    /// digits and signs were those of ASCII.
    func inAnyScript() -> Format {
        let (parse, read) = (parse, read)
        var format = Format(
            options: options, print: print, parse: { parse($0.inASCII) }, show: show, read: { read($0.inASCII, $1) }
        ).proven(isProven, takesAllValues: takesAllValues, hasDecimalMark: hasDecimalMark, shape: shape)
        format.isInAnyScript = true
        return format
    }
}

/// An error that says, in a sentence for the user, why text can't be read as a value.
public struct FormatError: SentenceError, Equatable, ExpressibleByStringInterpolation {
    /// One sentence that says what is wrong and what to do.
    public let sentence: Sentence

    /// Makes an error from its sentence. A string literal can be used as an error as well.
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
    /// Plain text. The text itself is the value, so all text is accepted.
    public static var text: Format { plainText }
}

extension Format where Value == Bool {
    /// A Boolean value, written as `On` or `Off`. The words `yes`, `true` and `1`, and `no`, `false` and `0`, can also
    /// be read, in upper or lower case. Blanks around them are ignored.
    public static var onOff: Format { onOrOff }
}

// These formats are created only once, because many rows use them.
private let plainText = Format<String>(print: { $0 }, parse: { .success($0) }).proven(takesAllValues: true)

private let onOrOff = Format<Bool>(
    options: ["On", "Off"],
    print: { $0 ? "On" : "Off" },
    parse: { text in
        switch text.trimmed.lowercased() {
        case "on", "yes", "true", "1": .success(true)
        case "off", "no", "false", "0": .success(false)
        default: .failure("Type On or Off.")
        }
    }
).proven(takesAllValues: true)
