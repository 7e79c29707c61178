/// A sentence that the form tells the person about a row, or about the whole window.
public struct Notice: Error, Codable, Equatable, Sendable {
    /// How much a notice matters.
    public enum Severity: String, Codable, Equatable, Sendable, CaseIterable {
        /// Good to know.
        case information
        /// Something deserves a second look.
        case warning
        /// Something has to be put right.
        case error
    }

    /// How much the notice matters; it is drawn accordingly.
    public var severity: Severity
    /// Says what is the case, and for an error what to do; it is translated where it is shown.
    public var sentence: Sentence

    /// Makes a notice; see ``FormSession/show(_:at:)`` for showing it.
    public init(_ severity: Severity, _ sentence: Sentence) {
        self.severity = severity
        self.sentence = sentence
    }

    /// The sentence in English, whatever the person reads; see ``FormEnvironment/text(of:)``.
    public var text: String { sentence.description }
}
