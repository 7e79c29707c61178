/// What whoever shows a form does for it outside the form's own window.
///
/// A renderer gives the session one, see ``FormSession/desktop``; where nobody shows the form nothing is done.
@MainActor
public struct Desktop {
    /// Opens a link, as in a browser.
    public let open: @MainActor (_ link: String) -> Void

    /// Puts a text where the user can paste it elsewhere.
    public let copy: @MainActor (_ text: String) -> Void

    /// Makes one of its functions.
    public init(
        open: @escaping @MainActor (_ link: String) -> Void,
        copy: @escaping @MainActor (_ text: String) -> Void
    ) {
        self.open = open
        self.copy = copy
    }
}
