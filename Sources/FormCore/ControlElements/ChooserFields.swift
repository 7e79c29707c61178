/// A control for a value that can be typed as text or chosen.
func chooserControl<State, Value: Equatable & Sendable>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    format: Format<Value>,
    _ kind: Control.Kind,
    _ control: @escaping @MainActor @Sendable (ChooserField<Value>) -> Control
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: format, choosing: \.self, format: format, kind, control)
}

/// A control for a value that is typed as text and has a part that can be chosen, such as the date of a date and time.
func chooserControl<State, Value: Equatable & Sendable, Chosen: Equatable & Sendable>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    format: Format<Value>,
    choosing part: WritableKeyPath<Value, Chosen> & Sendable,
    format partFormat: Format<Chosen>,
    _ kind: Control.Kind,
    _ control: @escaping @MainActor @Sendable (ChooserField<Chosen>) -> Control
) -> Element<Control, State> {
    textControl(keyPath: keyPath, format: format, kind) { field, context in
        let chooser = ChooserField(field, format: format, choosing: part, format: partFormat, locale: context.locale)
        context.updates.add(reading: StoredBytes(keyPath)) { _, _ in chooser.valueChanged() }
        return control(chooser)
    }
}
