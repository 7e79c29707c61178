/// A field for a font, with a button that opens a dialog to choose one.
///
/// The font is typed as Pango describes fonts, such as `Cantarell Bold 11`; see `Format.font`.
///
/// ```swift
/// controlCell(title: "Font", control: fontField(keyPath: \.font))
/// ```
///
/// - Parameter keyPath: The font to show and edit.
public func fontField<State>(
    keyPath: WritableKeyPath<State, Font> & Sendable
) -> Element<Control, State> {
    chooserControl(keyPath: keyPath, format: .font, .fontField, Control.fontField)
}
