/// A control for a value that is typed as text or chosen.
func chooserControl<State, Value: Equatable & Sendable>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    format: Format<Value>,
    _ control: @escaping @MainActor @Sendable (ChooserField<Value>) -> Control
) -> Element<Control, State> {
    let text = textControl(keyPath: keyPath, format: format)
    return Element { context in
        let rendered = text.render(context)
        guard let field = rendered.content.textField else { return rendered }
        let chooser = ChooserField(field, format: format, locale: context.locale)
        return RenderedElement(content: control(chooser)) { state in
            rendered.update(state)
            chooser.valueChanged()
        }
    }
}
