/// An error that contains a sentence for the user.
public protocol SentenceError: Error, CustomStringConvertible {
    /// The text for the user: what is wrong and what to do.
    var sentence: Sentence { get }
}

extension SentenceError {
    /// The sentence in English.
    public var description: String { sentence.description }
}
