/// The appearance of a button, which reflects its purpose.
public enum ButtonStyle: String, Sendable, CaseIterable {
    /// Like any other button.
    case normal
    /// Highlighted as the main action of its page; use it once per page.
    case suggested
    /// Marked as an action that discards or removes something. If the button asks for confirmation, the confirming
    /// answer looks the same.
    case destructive
}
