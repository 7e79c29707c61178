/// A word beside the title of a form's window, for what is true as long as the program runs.
///
/// ```swift
/// driver.session.tag = WindowTag("Simulated", text: "This printer is simulated: nothing is printed.")
/// ```
///
/// Unlike a notice, it takes no room from the pages. What the user should act on is a notice; see
/// ``FormSession/show(_:from:about:details:)``.
public struct WindowTag: Sendable {
    /// The word, or two.
    public let title: Sentence
    /// The explanation, which is the tag's tooltip and its description for assistive tools.
    public let text: Sentence

    /// Makes a tag.
    ///
    /// - Parameters:
    ///   - title: The word, or two; it is translated, and never truncated.
    ///   - text: The explanation, in a sentence; it is translated.
    public init(_ title: Sentence, text: Sentence) {
        self.title = title
        self.text = text
    }
}
