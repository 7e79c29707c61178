/// Why a command can't be carried out, in a sentence for the person.
public struct FormCommandError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do, as one or more sentences.
    public let description: String

    /// Makes an error from its sentences.
    public init(_ description: String) {
        self.description = description
    }
}
