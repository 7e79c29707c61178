/// A field for a font, with a button that opens a dialog to choose one.
///
/// It is typed as Pango describes fonts, see ``Format/font``: `Cantarell Bold 11`.
///
/// ```swift
/// controlCell(title: "Font", control: fontField(keyPath: \.font))
/// ```
///
/// - Parameter keyPath: The font that it shows and writes.
public func fontField<State>(
    keyPath: WritableKeyPath<State, Font> & Sendable
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: .font, Control.fontField)
}
