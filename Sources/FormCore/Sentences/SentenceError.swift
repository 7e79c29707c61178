/// An error that a person is told of in a sentence.
public protocol SentenceError: Error, CustomStringConvertible {
    /// What is wrong and what to do.
    var sentence: Sentence { get }
}

extension SentenceError {
    /// The sentence in English.
    public var description: String { sentence.description }
}
