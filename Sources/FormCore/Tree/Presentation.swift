/// How a page is shown when it is opened.
public enum Presentation: Sendable {
    /// In the window, with a back button. Edits on the page are handled like the form's other edits.
    case page
    /// As a dialog over the window, with one button that applies the edits made in the dialog and one that discards
    /// them. Both buttons close the dialog.
    case dialog
}
