/// A row that shows text from the state and opens a page.
///
/// - Parameters:
///   - title: The title of the row and of its page.
///   - keyPath: The text at the end of the row: a key path, which may lead to a computed property, or a closure.
///   - form: The form on the page, which is rendered when the user selects the row. A form over a part of the state is
///     passed with ``bind(form:to:)-55kok``; without it, the compiler says that it can't convert the form's state.
public func detailTextCell<State>(
    title: String,
    keyPath: @escaping @MainActor @Sendable (State) -> String,
    form: Form<State>
) -> Element<FormCell, State> {
    Element(title: title, RowContent(detail: { state, _ in keyPath(state) }, page: PageLink(form: form)))
}
