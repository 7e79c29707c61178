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
    /// The description, or the author's function that renders.
    let node: any ElementNode<Content, State>

    /// Makes an element from the function that renders it.
    ///
    /// - Parameter render: Called each time the page that contains the element is opened, and when that page is
    ///   traversed. It must not change the state.
    public init(
        _ render: @escaping @MainActor @Sendable (RenderingContext<State>) -> RenderedElement<Content, State>
    ) {
        node = ClosureNode(render)
    }

    init(node: any ElementNode<Content, State>) {
        self.node = node
    }

    /// Renders the element: makes its live objects. The first update fills them.
    @MainActor
    public func render(_ context: RenderingContext<State>) -> RenderedElement<Content, State> {
        node.render(context)
    }
}

/// What an element is made of: the description of a piece of a form, or an author's function that renders one.
protocol ElementNode<Content, State>: Sendable {
    associatedtype Content
    associatedtype State

    /// Makes the live objects, and the function that updates them.
    @MainActor func render(_ context: RenderingContext<State>) -> RenderedElement<Content, State>
}

/// A function that renders a piece of a form. Nothing is known of the piece before it is rendered.
final class ClosureNode<Content, State>: ElementNode {
    private let body: @MainActor @Sendable (RenderingContext<State>) -> RenderedElement<Content, State>

    init(_ body: @escaping @MainActor @Sendable (RenderingContext<State>) -> RenderedElement<Content, State>) {
        self.body = body
    }

    func render(_ context: RenderingContext<State>) -> RenderedElement<Content, State> { body(context) }
}
