import FormCore

/// Why a command can't be carried out, in a sentence for the person.
public struct FormCommandError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do, as one or more sentences in the person's language.
    public let description: String

    /// The same as a program's last line, where the language is known.
    let line: String?

    /// Makes an error from its sentences.
    public init(_ description: String) {
        self.description = description
        line = nil
    }

    /// Makes an error in the language of a form.
    ///
    /// - Parameter text: Gives a sentence in that language.
    init(_ sentence: Sentence, text: (Sentence) -> String) {
        description = text(sentence)
        line = text(Sentence("Error: %s", sentence))
    }

    /// Whether two errors say the same.
    public static func == (one: FormCommandError, other: FormCommandError) -> Bool {
        one.description == other.description
    }
}
