/// An element over a part of the state, as an element over the whole.
protocol BoundNode<Content, State>: Sendable {
    associatedtype Content
    associatedtype State
    associatedtype Part

    @MainActor var lens: Lens<State, Part> { get }
    var element: Element<Content, Part> { get }

    @MainActor func make(in context: RenderingContext<State>) -> Content
}

/// An element over a part, and where the part is.
struct Bound<Content, State, Part>: BoundNode {
    let element: Element<Content, Part>
    private let keyPath: WritableKeyPath<State, Part> & Sendable
    /// Compares two values of the part; `nil` if they can't be compared.
    private let isSame: (@MainActor (Part, Part) -> Bool)?

    init(
        _ element: Element<Content, Part>, to keyPath: WritableKeyPath<State, Part> & Sendable,
        isSame: (@MainActor (Part, Part) -> Bool)? = nil
    ) {
        self.element = element
        self.keyPath = keyPath
        self.isSame = isSame
    }

    @MainActor var lens: Lens<State, Part> { Lens(keyPath) }

    func make(in context: RenderingContext<State>) -> Content {
        let part = context.pullback(over: lens)
        let content = element.make(in: part)
        context.updates.add(part.updates.moved(), at: keyPath, of: context.scope.model, isSame: isSame)
        return content
    }
}
