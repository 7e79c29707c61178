/// A row that shows text and can't be edited.
///
/// ```swift
/// valueCell(title: "Address", text: \.hardwareAddress).copyable()
/// ```
///
/// - Parameters:
///   - title: The row's title.
///   - text: The text to show: a key path, which may lead to a computed property, or a closure.
public func valueCell<State>(
    title: String, text: @escaping @MainActor @Sendable (State) -> String
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        context.follow(text) { cell.detail = $0 }
    }
}

extension Element {
    /// Adds a button that copies what the row shows: the text in its field, its value, or its detail.
    ///
    /// If the row shows dots in place of a secret, the button copies the secret itself, and a clipboard manager may
    /// keep it. The keyboard shortcut of the button is Ctrl+C.
    public func copyable() -> Self where Content == FormCell {
        modified { cell, _ in
            cell.isCopyable = true
            return { _ in }
        }
    }
}
