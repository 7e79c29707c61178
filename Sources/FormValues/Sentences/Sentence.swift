/// Text for the user, consisting of a template that a catalogue can translate, and the template's arguments.
///
/// A sentence is stored untranslated, and translated where it is shown; see ``text(locale:translate:translatePlural:)``
/// and `FormEnvironment.text(of:)`. A string literal can be used as a sentence. To insert values into the text, pass
/// them as arguments after the template: a `String` is inserted unchanged, a number, a date or a time in the user's
/// notation, and another sentence in the user's language.
///
/// ```swift
/// let plain: Sentence = "Choose an even number."
/// let range = Sentence("Choose a value from %1$s to %2$s.", lowest, highest)
/// let length = Sentence(one: "Use at most %s character.", several: "Use at most %s characters.", count: 8)
/// ```
///
/// Templates use gettext's format: `%1$s` stands for the first argument, and `%s` for the next one. In a template with
/// arguments, `%%` stands for a percent sign. Write the template as a literal argument, so that tools can extract it.
/// An interpolation in a literal is an argument as well: the template of `"Less than \(20) GB"` is `Less than %1$s GB`.
///
/// Two sentences are equal if they read the same in English, so that a test can compare a sentence with a literal.
public struct Sentence: Sendable {
    enum Content: Sendable {
        case verbatim(String)
        /// A number with a decimal point. It is converted to the user's notation only when it is shown.
        case number(String)
        case date(CalendarDate)
        case time(TimeOfDay)
        case dateTime(CalendarDateTime)
        case template(String, [Sentence])
        case plural(one: String, several: String, count: Int, [Sentence])
        /// Items joined into a list.
        case list([Sentence])
        /// Sentences joined into a paragraph.
        case paragraph([Sentence])
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    /// Makes a sentence from a template and its arguments. If there are no arguments, the template is the whole text of
    /// the sentence.
    ///
    /// - Parameters:
    ///   - template: The text that a catalogue translates, such as `Did you mean “%1$s” or “%2$s”?`.
    ///   - arguments: The values to insert. A `String` is inserted unchanged, a number, a date or a time in the user's
    ///     notation, and a ``Sentence`` in the user's language.
    public init(_ template: String, _ arguments: any SentenceArgument...) {
        self.init(.template(template, arguments.map(\.inSentence)))
    }

    /// Makes a sentence from a template that another module has, and its arguments.
    package init(template: String, _ arguments: [Sentence]) {
        self.init(.template(template, arguments))
    }

    /// Makes a sentence that depends on a number.
    ///
    /// The language determines how many plural forms there are and which numbers use them. A catalogue lists all plural
    /// forms in one entry, under the two English templates.
    ///
    /// ```swift
    /// Sentence(one: "%s device is connected.", several: "%s devices are connected.", count: devices.count)
    /// ```
    ///
    /// - Parameters:
    ///   - one: The English template for the number 1.
    ///   - several: The English template for any other number.
    ///   - count: The number on which the sentence depends.
    ///   - arguments: The values to insert. If there are none, `count` is inserted.
    public init(one: String, several: String, count: Int, _ arguments: any SentenceArgument...) {
        let filled = arguments.isEmpty ? [count.inSentence] : arguments.map(\.inSentence)
        self.init(.plural(one: one, several: several, count: count, filled))
    }

    /// Makes a sentence from text that is not translated, such as a name or a message from another program.
    public init(verbatim text: String) {
        self.init(.verbatim(text))
    }
}

extension Sentence: CustomStringConvertible {
    /// The complete sentence in English, for logs and tests.
    public var description: String {
        text(
            locale: FormLocale(), translate: { $0 },
            translatePlural: { one, several, count in count == 1 ? one : several })
    }
}

extension Sentence: Hashable {
    /// Returns true if two sentences read the same in English, even if they consist of different parts.
    public static func == (one: Sentence, other: Sentence) -> Bool { one.description == other.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
