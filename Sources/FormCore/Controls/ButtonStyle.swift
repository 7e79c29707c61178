/// The appearance of a button, which reflects its purpose.
public enum ButtonStyle: String, Sendable, CaseIterable {
    /// The usual appearance.
    case normal
    /// Highlighted as the main action of its page; use it once per page.
    case suggested
    /// Marked as an action that discards or removes something. If the button asks for confirmation, the button that
    /// confirms has the same style.
    case destructive
}
