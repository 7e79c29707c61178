/// A piece of a form, as a value: a function from a context to a live piece.
///
/// A form is a tree of such values. Nothing happens when one is made; each time
/// its page is opened it is rendered anew, and what it rendered is released when
/// the page is left.
///
/// Whatever the library offers is written with this type alone, so a piece of
/// your own is a plain function that returns one:
///
/// ```swift
/// func versionCell<State>() -> Element<FormCell, State> {
///     Element { context in
///         let cell = FormCell(title: "Version")
///         cell.detail = "1.0"
///         return RenderedElement(content: cell)
///     }
/// }
/// ```
@dynamicMemberLookup
public struct Element<Content, State>: Sendable {
    /// Makes an element from the function that renders it.
    ///
    /// - Parameter render: Called each time the page that contains the element is opened, and when that page is
    ///   traversed. It must not change the state.
    public init(
        _ render: @escaping @MainActor @Sendable (RenderingContext<State>) -> RenderedElement<Content, State>
    ) {
        renderer = Renderer(render: render)
    }

    /// Renders the element: makes its live objects. The first update fills them.
    @MainActor
    public func render(_ context: RenderingContext<State>) -> RenderedElement<Content, State> {
        renderer.render(context)
    }

    /// Identifies the element, so a form nested in itself can be detected.
    var identity: ObjectIdentifier { ObjectIdentifier(renderer) }

    private let renderer: Renderer

    private final class Renderer: Sendable {
        let render: @MainActor @Sendable (RenderingContext<State>) -> RenderedElement<Content, State>

        init(
            render: @escaping @MainActor @Sendable (RenderingContext<State>) -> RenderedElement<Content, State>
        ) {
            self.render = render
        }
    }
}
