/// How a page is shown when it is opened.
public enum Presentation: Sendable {
    /// In the window, with a way back. Edits on the page are handled like the form's other edits.
    case page
    /// As a dialog over the window, with one button that applies its edits and one that discards them; both close it.
    case dialog
}
