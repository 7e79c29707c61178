import FormCore

/// Returns a row that only shows text, and has no value.
func textCell<State>(
    title: String, text: @escaping @MainActor @Sendable (State) -> String?
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        context.follow(text) { cell.detail = $0 }
    }
}
