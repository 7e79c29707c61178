/// How a page is shown when it is opened.
public enum Presentation: Sendable {
    /// In the window, with a way back; what is edited goes the way of the form's other edits.
    case page
    /// Over the window, with a button to apply what is edited there and one to give it up, which both end it.
    case dialog
}
