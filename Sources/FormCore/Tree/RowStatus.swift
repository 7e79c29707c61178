/// The status of something that a row turns on and off, such as a service; see ``Element/status(from:)``.
///
/// ```swift
/// RowStatus(.active, "On", details: [
///     Sentence(one: "%s device", several: "%s devices", count: devices.count), "shared from Ethernet",
/// ])
/// ```
public struct RowStatus: Equatable, Sendable {
    /// The look of the row, which expresses the status in a colour or with a spinner. The words have to say it as well.
    public enum Look: String, Equatable, Sendable, CaseIterable {
        /// It is off.
        case inactive
        /// It is about to be on or off.
        case busy
        /// It is on, and works.
        case active
        /// It deserves a second look.
        case warning
        /// It doesn't work.
        case error
    }

    /// The look of the row.
    public var look: Look
    /// The status in one or two words, such as “On”.
    public var headline: Sentence
    /// What else is worth knowing, in a few words each, such as “2 devices”. They appear in one line with the headline.
    public var details: [Sentence]

    /// Makes a status.
    public init(_ look: Look, _ headline: Sentence, details: [Sentence] = []) {
        self.look = look
        self.headline = headline
        self.details = details
    }

    /// The headline and the details in one line, such as “On · 2 devices · shared from Ethernet”.
    public var sentence: Sentence { details.reduce(headline) { Sentence("%1$s · %2$s", $0, $1) } }
}
