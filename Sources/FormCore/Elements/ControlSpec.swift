/// The description of a control.
final class ControlSpec<State>: Sendable {
    /// The kind of the control; `nil` if a closure makes it, so that nothing is known of it.
    let kind: Control.Kind?
    /// Makes the field of the value that the control edits; `nil` if it edits none.
    let field: FieldMaker<State>?
    /// What the user can type into the control; `nil` if nothing, or if that is not known.
    let typed: TypedText?
    /// The mistakes that the author made in the description; `nil` if there are none.
    let mistakes: [RowMistake]?
    private let make: @MainActor (RenderingContext<State>) -> Control

    /// Describes a control that edits no value, or whose closure makes the value itself.
    init(
        _ kind: Control.Kind?, field: FieldMaker<State>? = nil, typed: TypedText? = nil, mistakes: [RowMistake]? = nil,
        make: @escaping @MainActor (RenderingContext<State>) -> Control
    ) {
        self.kind = kind
        self.field = field
        self.typed = typed
        self.mistakes = mistakes
        self.make = make
    }

    /// Describes a control that edits a value.
    ///
    /// - Parameters:
    ///   - field: Makes the field of the value.
    ///   - make: Makes the live control. The value is that of the field.
    convenience init(
        _ kind: Control.Kind?, field: @escaping FieldMaker<State>, typed: TypedText? = nil,
        make: @escaping @MainActor (RowValue, RenderingContext<State>) -> Control
    ) {
        self.init(kind, field: field, typed: typed) { context in make(context.value(of: field), context) }
    }

    @MainActor
    func make(in context: RenderingContext<State>) -> Control {
        if let mistakes { context.row.report(mistakes) }
        return make(context)
    }

    /// Returns the control with more mistakes.
    func with(_ others: [RowMistake]) -> ControlSpec {
        if others.isEmpty { return self }
        return ControlSpec(kind, field: field, typed: typed, mistakes: (mistakes ?? []) + others, make: make)
    }

    /// Returns the control as a control over a whole of which its state is a part.
    func bound<Whole>(to part: BoundPart<Whole, State>) -> ControlSpec<Whole> {
        ControlSpec<Whole>(
            kind, field: field.map { part.field($0) }, typed: typed, mistakes: mistakes, make: part.make(make))
    }

    /// Returns a control of the same kind, which is made from this one.
    func changed(_ change: @escaping @MainActor (Control, RenderingContext<State>) -> Control) -> ControlSpec {
        ControlSpec(kind, field: field, typed: typed, mistakes: mistakes) { [make] context in
            change(make(context), context)
        }
    }
}

extension RenderingContext {
    /// Makes the value of a field.
    func value(of field: FieldMaker<State>) -> RowValue { access.pullBack(field(notation), of: row) }
}

/// What the user can type into a control.
enum TypedText {
    case line, lines, secret
}

/// Makes the field of a value, in the user's notation.
typealias FieldMaker<State> = @MainActor (Notation) -> any Field<State>

extension Element {
    /// Returns the description of the control.
    func controlSpec() -> ControlSpec<State> where Content == Control {
        switch body {
        case .node(.control(let control)): control
        case .node: preconditionFailure("A control's node is a control.")
        case .closure(let closure): ControlSpec(nil, make: closure.make)
        }
    }
}

extension Element where Content == Control {
    init(_ control: ControlSpec<State>) {
        self.init(node: .control(control))
    }

    /// Makes a control of another module that edits a value.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - format: Writes and reads the value as text.
    ///   - make: Makes the live control, and the function that updates it, which reads just the value.
    package init<Value: Equatable>(
        keyPath: WritableKeyPath<State, Value> & Sendable, format: Format<Value>,
        make: @escaping @MainActor (RowValue, RenderingContext<State>) -> RenderedElement<Control, State>
    ) {
        self.init(
            ControlSpec(.native, field: { FormattedField(keyPath, format, in: $0.locale, shape: .exact) }) {
                value, context in
                let rendered = make(value, context)
                context.updates.add(reading: StoredBytes(keyPath)) { state, _ in rendered.update(state) }
                return rendered.content
            })
    }
}
