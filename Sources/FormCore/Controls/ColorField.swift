/// A field for a colour, with a button that shows it and opens a dialog to choose another.
///
/// It is typed in hexadecimal digits or as CSS has it, see ``Format/cssColor``.
///
/// - Parameter keyPath: The colour that it shows and writes.
public func colorField<State>(
    keyPath: WritableKeyPath<State, Color> & Sendable
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: .cssColor, Control.colorField)
}
