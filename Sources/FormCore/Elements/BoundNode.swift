/// An element over a part of the state, as an element over the whole, independent of the type of the part.
protocol BoundNode<Content, State>: Sendable {
    associatedtype Content
    associatedtype State
    associatedtype Part

    var element: Element<Content, Part> { get }
    var keyPath: WritableKeyPath<State, Part> & Sendable { get }
    /// Compares two values of the part; `nil` if they can't be compared.
    var isSame: (@MainActor (Part, Part) -> Bool)? { get }
}

extension BoundNode {
    /// The lens to the part.
    @MainActor var lens: Lens<State, Part> { Lens(keyPath) }
}

/// An element over a part, and where the part is.
struct Bound<Content, State, Part>: BoundNode {
    let element: Element<Content, Part>
    let keyPath: WritableKeyPath<State, Part> & Sendable
    var isSame: (@MainActor (Part, Part) -> Bool)?
}
