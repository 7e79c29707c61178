/// A row that you define yourself. All of the library's own rows are made with this function.
///
/// - Parameters:
///   - title: The row's title. It is translated; the untranslated title is also the row's name in paths (see
///     ``RowPath``).
///   - configure: Sets up a new row, and returns the function that updates the row when the state changes (see
///     ``RenderingContext/follow(_:apply:)``). `configure` is called each time the row is rendered: when its page is
///     opened, and when the whole form is traversed, for example by a search.
///
/// ```swift
/// func countCell<State>(
///     title: String, of list: @escaping @MainActor @Sendable (State) -> [String]
/// ) -> Element<FormCell, State> {
///     customCell(title: title) { cell, context in
///         context.follow(list) { cell.detail = "\($0.count)" }
///     }
/// }
/// ```
public func customCell<State>(
    title: String,
    configure: @escaping @MainActor @Sendable (FormCell, RenderingContext<State>) -> @MainActor (State) -> Void
) -> Element<FormCell, State> {
    Element(title: title, .custom(configure))
}
