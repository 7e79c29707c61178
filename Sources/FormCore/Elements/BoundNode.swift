/// An element over a part of the state, as an element over the whole.
protocol BoundNode<Content, State>: Sendable {
    associatedtype Content
    associatedtype State
    associatedtype Part

    @MainActor var lens: Lens<State, Part> { get }
    var element: Element<Content, Part> { get }

    @MainActor func render(_ context: RenderingContext<State>) -> RenderedElement<Content, State>
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

    func render(_ context: RenderingContext<State>) -> RenderedElement<Content, State> {
        let rendered = element.render(context.pullback(over: lens))
        guard let isSame else {
            return RenderedElement(content: rendered.content) { rendered.update($0[keyPath: keyPath]) }
        }
        var shown: (part: Part, unseenChanges: Int)?
        let model = context.scope.model
        return RenderedElement(content: rendered.content) { whole in
            let part = whole[keyPath: keyPath]
            let unseenChanges = model.unseenChanges
            if let shown, isSame(part, shown.part), unseenChanges == shown.unseenChanges { return }
            shown = (part, unseenChanges)
            rendered.update(part)
        }
    }
}
