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

    /// Pairs a live object with the function that keeps it in step.
    ///
    /// - Parameters:
    ///   - content: The live object.
    ///   - update: Reads the state and sets the object's properties; a property
    ///     set to the value that it has costs nothing further. It must not read
    ///     the state from anywhere else.
    @inline(__always)
    public init(content: Content, update: @escaping @MainActor (State) -> Void = { _ in }) {
        self.content = content
        self.update = update
    }
}

extension Array {
    /// The live objects of rendered elements.
    ///
    /// A key path into a generic type is made anew each time it is met, which takes longer than to render a row.
    @MainActor
    func contents<Content, State>() -> [Content] where Element == RenderedElement<Content, State> {
        map { $0.content }
    }
}

extension Array {
    /// Renders elements, one after the other, and gives one function for all of their updates.
    ///
    /// In a loop, since a closure that is handed to `map` asks each time what it is isolated to; and inlined, since the
    /// live objects are then of a type that is known.
    @MainActor
    @inline(__always)
    func render<Content, State>(
        _ context: RenderingContext<State>
    ) -> (contents: [Content], update: @MainActor (State) -> Void) where Element == FormCore.Element<Content, State> {
        var contents: [Content] = []
        var updates: [@MainActor (State) -> Void] = []
        contents.reserveCapacity(count)
        updates.reserveCapacity(count)
        for element in self {
            let next = element.render(context)
            contents.append(next.content)
            updates.append(next.update)
        }
        return (contents, { [updates] state in for update in updates { update(state) } })
    }
}
