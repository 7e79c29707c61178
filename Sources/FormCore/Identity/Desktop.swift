/// The actions outside the form's own window that a renderer performs for the form.
///
/// A renderer sets ``FormSession/desktop``. Without a desktop, the form opens no links and copies nothing.
@MainActor
public struct Desktop {
    /// Opens a link, for example in a browser.
    public let open: @MainActor (_ link: String) -> Void

    /// Copies text to the clipboard.
    public let copy: @MainActor (_ text: String) -> Void

    /// Makes a desktop from the functions of a renderer.
    public init(
        open: @escaping @MainActor (_ link: String) -> Void,
        copy: @escaping @MainActor (_ text: String) -> Void
    ) {
        self.open = open
        self.copy = copy
    }
}
