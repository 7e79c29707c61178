/// A field for a colour, with a button that shows the colour and opens a dialog to choose another colour.
///
/// The colour is typed in hexadecimal digits or in CSS notation; see `Format.cssColor`.
///
/// - Parameter keyPath: The colour to show and edit.
public func colorField<State>(
    keyPath: WritableKeyPath<State, Color> & Sendable
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: .cssColor, .colorField, Control.colorField)
}
