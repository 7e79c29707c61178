/// What stands in and beside a text that can be typed; its author gives it with the modifiers of ``Element``, such as
/// ``Element/placeholder(_:)``.
public struct TextDecoration: Equatable, Sendable {
    /// What is drawn where there is no text.
    public internal(set) var placeholder: String?

    /// What stands before the text, and is no part of it.
    public internal(set) var prefix: String?

    /// What stands behind the text, and is no part of it.
    public internal(set) var suffix: String?

    /// Whether there is a button that takes the whole text away.
    public internal(set) var isClearable = false

    /// How long the text may be, where its length is shown.
    public internal(set) var limit: TextLimit?
}
