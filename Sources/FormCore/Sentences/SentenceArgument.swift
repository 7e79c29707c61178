/// What can be filled into a ``Sentence``: a text as it is, a number, a date or a time as the person writes it, or a
/// sentence, which is translated.
public protocol SentenceArgument {
    /// What is said in its place.
    var inSentence: Sentence { get }
}

extension String: SentenceArgument {
    /// The text as it is.
    public var inSentence: Sentence { Sentence(verbatim: self) }
}

extension Int: SentenceArgument {
    /// The number in decimal digits.
    public var inSentence: Sentence { Sentence(verbatim: String(self)) }
}

extension Double: SentenceArgument {
    /// The number with as few digits as it takes to read the same one back.
    public var inSentence: Sentence { Sentence(.number(shortestText)) }
}

extension CalendarDate: SentenceArgument {
    /// The date in the order and with the signs of the person's locale.
    public var inSentence: Sentence { Sentence(.date(self)) }
}

extension TimeOfDay: SentenceArgument {
    /// The time as the person's locale has it; seconds are written where they are not 0.
    public var inSentence: Sentence { Sentence(.time(self)) }
}

extension CalendarDateTime: SentenceArgument {
    /// The date and the time as the person's locale has them.
    public var inSentence: Sentence { Sentence(.dateTime(self)) }
}

extension Sentence: SentenceArgument {
    /// The sentence itself.
    public var inSentence: Sentence { self }
}
