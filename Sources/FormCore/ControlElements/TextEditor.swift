/// A text editor for several lines, below the row's title and as wide as the row.
///
/// It grows with the text, and scrolls if the text is long. Return inserts a line break. The text becomes the value
/// when the user presses Ctrl+Return or leaves the row with Tab or the pointer. Escape restores the value's text.
///
/// ```swift
/// controlCell(title: "Notes", control: textEditor(keyPath: \.notes).placeholder("What others should know"))
/// ```
public func textEditor<State>(
    keyPath: WritableKeyPath<State, String> & Sendable
) -> Element<Control, State> {
    textControl(keyPath: keyPath, format: .text, isMultiline: true, .textEditor) { field, _ in .textEditor(field) }
}
