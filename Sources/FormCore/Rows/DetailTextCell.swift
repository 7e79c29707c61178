/// A row that shows a text of the state and opens a page.
///
/// - Parameters:
///   - title: The row's title, and the page's.
///   - keyPath: The text at the end of the row; a key path, also to a computed
///     property, or a closure.
///   - form: The page. It is rendered when the row is selected.
public func detailTextCell<State>(
    title: String,
    keyPath: @escaping @MainActor @Sendable (State) -> String,
    form: Form<State>
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        if title.isEmpty { context.scope.report(.pageWithoutTitle(row: context.path)) }
        cell.destination = context.destination(title: title, form: form)
        return context.follow(keyPath) { cell.detail = $0 }
    }
}
