/// The texts and buttons in and beside a text field.
///
/// The form's author sets them with the modifiers of ``Element``, such as ``Element/placeholder(_:)``.
public struct TextDecoration: Equatable, Sendable {
    /// The text that is shown while the field is empty.
    public internal(set) var placeholder: String?

    /// The text before the typed one, which isn't part of the value.
    public internal(set) var prefix: String?

    /// The text after the typed one, which isn't part of the value.
    public internal(set) var suffix: String?

    /// True if there is a button that clears the whole text.
    public internal(set) var isClearable = false

    /// The maximum length of the text, if its length is shown.
    public internal(set) var limit: TextLimit?
}
