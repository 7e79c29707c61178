/// A value that can be inserted into a ``Sentence``.
///
/// A string is inserted unchanged. A number, a date or a time is inserted in the user's notation, and a sentence in the
/// user's language.
public protocol SentenceArgument {
    /// The value as a sentence to insert into another sentence.
    var inSentence: Sentence { get }
}

extension String: SentenceArgument {
    /// The string itself, which is not translated.
    public var inSentence: Sentence { Sentence(verbatim: self) }
}

extension Int: SentenceArgument {
    /// The number in decimal digits.
    public var inSentence: Sentence { Sentence(verbatim: String(self)) }
}

extension Double: SentenceArgument {
    /// The number in the user's notation, with the fewest digits that read back as the same number.
    public var inSentence: Sentence { Sentence(.number(shortestText)) }
}

extension CalendarDate: SentenceArgument {
    /// The date in the user's notation.
    public var inSentence: Sentence { Sentence(.date(self)) }
}

extension TimeOfDay: SentenceArgument {
    /// The time in the user's notation, with seconds unless they are 0.
    public var inSentence: Sentence { Sentence(.time(self)) }
}

extension CalendarDateTime: SentenceArgument {
    /// The date and the time in the user's notation.
    public var inSentence: Sentence { Sentence(.dateTime(self)) }
}

extension Sentence: SentenceArgument {
    /// This sentence itself, which is translated.
    public var inSentence: Sentence { self }
}
