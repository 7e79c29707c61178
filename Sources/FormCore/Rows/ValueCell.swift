/// A row that shows a text, and does nothing.
///
/// ```swift
/// valueCell(title: "Address", text: \.hardwareAddress).copyable()
/// ```
///
/// - Parameters:
///   - title: What the text is.
///   - text: A key path, also to a computed property, or a closure.
public func valueCell<State>(
    title: String, text: @escaping @MainActor @Sendable (State) -> String
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        context.follow(text) { cell.detail = $0 }
    }
}

extension Element {
    /// A button that copies what the row shows: the text in its field, its value, or its detail.
    ///
    /// Of a secret the text itself is copied, and a program that keeps a history of what was copied may keep it. The
    /// key is Ctrl+C.
    public func copyable() -> Self where Content == FormCell {
        modified { cell, _ in
            cell.isCopyable = true
            return { _ in }
        }
    }
}
