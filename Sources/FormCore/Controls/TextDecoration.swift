/// The text and buttons that are shown in and beside a text field in addition to what the user types.
///
/// The form's author sets them with the modifiers of ``Element``, such as ``Element/placeholder(_:)``.
public struct TextDecoration: Equatable, Sendable {
    /// The text that is shown while the field is empty.
    public internal(set) var placeholder: String?

    /// The text before the typed text, which isn't part of the value.
    public internal(set) var prefix: String?

    /// The text after the typed text, which isn't part of the value.
    public internal(set) var suffix: String?

    /// True if there is a button that clears the whole text.
    public internal(set) var isClearable = false

    /// The maximum length of the text, if its length is shown.
    public internal(set) var limit: TextLimit?
}
