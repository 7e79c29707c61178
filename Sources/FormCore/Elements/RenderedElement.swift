/// The result of rendering an element: its live object, and a function that updates it.
@MainActor
public struct RenderedElement<Content, State> {
    /// The live object: a ``Control``, a ``FormCell``, a ``Section`` or a page's sections.
    public let content: Content

    /// Updates the live object to match a state.
    ///
    /// Called once right after rendering, before anything is shown, and after each change that may affect the page
    /// while it is on the screen.
    public let update: @MainActor (State) -> Void

    /// Pairs a live object with the function that updates it.
    ///
    /// - Parameters:
    ///   - content: The live object.
    ///   - update: Reads the state and sets the object's properties. Setting a property to the value that it already
    ///     has is cheap. The function must not read the state from anywhere else.
    @inline(__always)
    public init(content: Content, update: @escaping @MainActor (State) -> Void = { _ in }) {
        self.content = content
        self.update = update
    }
}
