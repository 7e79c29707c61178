import FormCore

/// The reason why a command failed, as a message for the user.
public struct FormCommandError: Error, Equatable, Sendable, CustomStringConvertible {
    /// One or more sentences in the user's language that say what is wrong and what to do.
    public let description: String

    /// The line that the program prints for the error: the message after a translated “Error:”. It is `nil` if the
    /// error was created without a translation.
    let line: String?
    /// The exit status of a program that ends with the error.
    let status: Int32

    /// The exit status of a command that needs settings which can't be read: `EX_NOINPUT` of sysexits.h.
    static let unreadStatus: Int32 = 66

    /// Creates an error from its sentences.
    public init(_ description: String) {
        self.description = description
        line = nil
        status = 1
    }

    /// Creates an error from a sentence.
    ///
    /// - Parameter text: Translates a sentence into the user's language.
    init(_ sentence: Sentence, status: Int32 = 1, text: (Sentence) -> String) {
        self.status = status
        description = text(sentence)
        line = text(Sentence("Error: %s", sentence))
    }

    /// Returns true if both errors have the same description.
    public static func == (one: FormCommandError, other: FormCommandError) -> Bool {
        one.description == other.description
    }
}
