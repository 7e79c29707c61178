/// An element over a part of the state, as an element over the whole, independent of the type of the part.
protocol BoundNode<Content, State>: Sendable {
    associatedtype Content
    associatedtype State
    associatedtype Part

    var element: Element<Content, Part> { get }
    var part: BoundPart<State, Part> { get }
}

/// An element over a part, and where the part is.
struct Bound<Content, State, Part>: BoundNode {
    let element: Element<Content, Part>
    let part: BoundPart<State, Part>
}

extension BoundNode {
    @MainActor var lens: Lens<State, Part> { part.lens }

    @MainActor
    func make(in context: RenderingContext<State>) -> Content { part.make(element.make(in:))(context) }
}

/// Where a part of a state is. It turns what concerns the part into what concerns the whole.
struct BoundPart<Whole, Part>: Sendable {
    let keyPath: WritableKeyPath<Whole, Part> & Sendable
    /// Compares two values of the part; `nil` if they can't be compared.
    var isSame: (@MainActor (Part, Part) -> Bool)?

    /// The lens to the part.
    @MainActor var lens: Lens<Whole, Part> { Lens(keyPath) }

    func read<Value>(_ read: @escaping @MainActor (Part) -> Value) -> @MainActor (Whole) -> Value {
        { [keyPath] in read($0[keyPath: keyPath]) }
    }

    func reader<Value>(_ reader: StateReader<Part, Value>) -> StateReader<Whole, Value> {
        StateReader(read(reader.value))
    }

    func field(_ make: @escaping FieldMaker<Part>) -> FieldMaker<Whole> {
        { PartField(make($0), over: lens) }
    }

    func form(_ form: Form<Part>) -> Form<Whole> {
        Element(node: .page(PageSpec(.bound(Bound(element: form, part: self)))))
    }

    /// Makes live objects over the part, which are updated when it may have changed.
    func make<Made>(
        _ make: @escaping @MainActor (RenderingContext<Part>) -> Made
    ) -> @MainActor (RenderingContext<Whole>) -> Made {
        { context in
            let part = context.pullback(over: lens)
            let made = make(part)
            context.updates.add(part.updates.moved(), at: keyPath, of: context.scope.model, isSame: isSame)
            return made
        }
    }
}
