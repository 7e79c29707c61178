/// A message to the user about a row, or about the whole window.
public struct Notice: Error, Codable, Equatable, Sendable {
    /// The importance of a notice.
    public enum Severity: String, Codable, Equatable, Sendable, CaseIterable {
        /// Something that is good to know.
        case information
        /// Something that deserves a second look.
        case warning
        /// Something that has to be fixed.
        case error
    }

    /// The importance of the notice, which also determines how it is drawn.
    public var severity: Severity
    /// Describes the situation. For an error, it also says what the user has to do. The sentence is translated when it
    /// is shown.
    public var sentence: Sentence

    /// Makes a notice. To show it below a row, call `FormSession.show(_:at:)`.
    public init(_ severity: Severity, _ sentence: Sentence) {
        self.severity = severity
        self.sentence = sentence
    }

    /// The sentence in English, regardless of the user's language; see `FormEnvironment.text(of:)`.
    public var text: String { sentence.description }
}
