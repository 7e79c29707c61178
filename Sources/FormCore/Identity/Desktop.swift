/// The functions that a renderer performs for a form outside the form's own window.
///
/// A renderer sets ``FormSession/desktop``. Without one, nothing is opened or copied.
@MainActor
public struct Desktop {
    /// Opens a link, for example in a browser.
    public let open: @MainActor (_ link: String) -> Void

    /// Copies a text to the clipboard.
    public let copy: @MainActor (_ text: String) -> Void

    /// Makes a desktop from its functions.
    public init(
        open: @escaping @MainActor (_ link: String) -> Void,
        copy: @escaping @MainActor (_ text: String) -> Void
    ) {
        self.open = open
        self.copy = copy
    }
}
