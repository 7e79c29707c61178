/// A sentence that the form tells the person about a row, or about the whole window.
public struct Notice: Equatable, Sendable {
    public enum Severity: String, Equatable, Sendable, CaseIterable {
        case information, warning, error
    }

    public var severity: Severity
    /// Says what is the case, and for an error what to do.
    public var text: String

    public init(_ severity: Severity, _ text: String) {
        self.severity = severity
        self.text = text
    }
}
