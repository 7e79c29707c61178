import FormCore

/// Returns a row that only shows a text.
func textCell<State>(
    title: String, text: @escaping @MainActor @Sendable (State) -> String?
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        context.follow(text) { cell.detail = $0 }
    }
}
