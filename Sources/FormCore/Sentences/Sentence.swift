/// What a person is told: a template that a catalogue can hold, with what is filled into it.
///
/// It is kept as it is and translated where it is shown, see
/// ``text(locale:translate:translatePlural:)`` and ``FormEnvironment/text(of:)``. A string
/// literal is one. What is filled in stands behind the template: a `String` is said as it is, a number, a
/// date or a time as the person writes it, a sentence is translated in its turn.
///
/// ```swift
/// let plain: Sentence = "Choose an even number."
/// let range = Sentence("Choose a value from %1$s to %2$s.", lowest, highest)
/// let length = Sentence(one: "Use at most %s character.", several: "Use at most %s characters.", count: 8)
/// ```
///
/// A template is a text of gettext's: `%1$s` stands for the first thing that is filled
/// in, `%s` for the next one, and where something is filled in `%%` for a percent sign.
/// Write it as a literal in its place, so that tools find it. An interpolation in a
/// literal is filled in as well: the template of `"Less than \(20) GB"` is
/// `Less than %1$s GB`.
///
/// Two sentences are equal that read alike in English, so that a test can compare one
/// with a literal.
public struct Sentence: Sendable {
    enum Content: Sendable {
        case verbatim(String)
        /// A number, written with a point.
        case number(String)
        case date(CalendarDate)
        case time(TimeOfDay)
        case dateTime(CalendarDateTime)
        case template(String, [Sentence])
        case plural(one: String, several: String, count: Int, [Sentence])
        /// Things that are named one after the other.
        case list([Sentence])
        /// Sentences, one behind the other.
        case paragraph([Sentence])
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    /// Makes a sentence from its template; with nothing to fill in, that is the text to be translated.
    ///
    /// - Parameters:
    ///   - template: What a catalogue is asked for, such as `Did you mean “%1$s” or “%2$s”?`.
    ///   - arguments: What is filled in: a `String` as it is, a number, a date or a time as the person writes it, a
    ///     ``Sentence`` translated.
    public init(_ template: String, _ arguments: any SentenceArgument...) {
        self.init(.template(template, arguments.map(\.inSentence)))
    }

    /// Makes a sentence that depends on a number.
    ///
    /// How many forms there are, and which one a number has, is the language's: a catalogue
    /// has them all under the two templates.
    ///
    /// ```swift
    /// Sentence(one: "%s device is connected.", several: "%s devices are connected.", count: devices.count)
    /// ```
    ///
    /// - Parameters:
    ///   - one: The template for one, in English.
    ///   - several: The template for any other number, in English.
    ///   - count: The number.
    ///   - arguments: What is filled in; the number, where nothing is given.
    public init(one: String, several: String, count: Int, _ arguments: any SentenceArgument...) {
        let filled = arguments.isEmpty ? [count.inSentence] : arguments.map(\.inSentence)
        self.init(.plural(one: one, several: several, count: count, filled))
    }

    /// Makes a sentence of a text that nobody translates, such as a name or what another program has said.
    public init(verbatim text: String) {
        self.init(.verbatim(text))
    }
}

extension Sentence: CustomStringConvertible {
    /// The sentence in English, filled in: for a log and for tests.
    public var description: String {
        text(
            locale: FormLocale(), translate: { $0 },
            translatePlural: { one, several, count in count == 1 ? one : several })
    }
}

extension Sentence: Hashable {
    /// Whether two sentences read alike in English, however they are put together.
    public static func == (one: Sentence, other: Sentence) -> Bool { one.description == other.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
