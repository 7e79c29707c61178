/// A field for a single line of text.
public func textField<State>(
    keyPath: WritableKeyPath<State, String> & Sendable
) -> Element<Control, State> {
    textControl(keyPath: keyPath, format: .text)
}

/// A field for a secret, which is concealed and can be revealed.
public func passwordField<State>(
    keyPath: WritableKeyPath<State, String> & Sendable
) -> Element<Control, State> {
    textControl(keyPath: keyPath, format: .text, isSecret: true)
}

/// A field for a value that is typed as text.
///
/// Text that the format can't read stays in the field as a draft, with the format's message under the row, and the
/// value doesn't change.
///
/// ```swift
/// controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
/// ```
public func formattedField<State, Value: Equatable>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    format: Format<Value>
) -> Element<Control, State> {
    textControl(keyPath: keyPath, format: format)
}

/// Makes the element of a text field.
///
/// - Parameters:
///   - isMultiline: True if the text may have several lines.
///   - isFocusedFirst: True if the field's page exists only for the field. The field then gets the focus when the page
///     opens.
func textControl<State, Value: Equatable>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    format: Format<Value>,
    isSecret: Bool = false,
    isMultiline: Bool = false,
    isFocusedFirst: Bool = false,
    _ kind: Control.Kind = .textField,
    _ control: @escaping @MainActor @Sendable (TextField, RenderingContext<State>) -> Control = { field, _ in
        .textField(field)
    }
) -> Element<Control, State> {
    let shape: TextShape = isMultiline ? .lines : .line
    let field: FieldMaker<State> = { FormattedField(keyPath, format, in: $0.locale, isSecret: isSecret, shape: shape) }
    let typed: TypedText = isSecret ? .secret : isMultiline ? .lines : .line
    return Element(
        ControlSpec(kind, field: field, typed: typed) { value, context in
            let field = TextField(
                value, isMultiline: isMultiline, isFocusedFirst: isFocusedFirst, goBack: context.scope.goBack)
            let locale = context.locale
            context.update(from: keyPath) { field.show(valueText: format.show($0, locale)) }
            return control(field, context)
        })
}
