/// A row that you define yourself. All of the library's own rows are made with this function.
///
/// - Parameters:
///   - title: The row's title. It is translated; the untranslated title is also the row's name in paths (see
///     ``RowPath``).
///   - configure: Sets up a new row, and returns the function that updates the row when the state changes (see
///     ``RenderingContext/follow(_:apply:)``). `configure` is called each time the row is rendered: when its page is
///     opened and, unless the row declares what it edits or opens (see ``Element/value(_:format:isSecret:)`` and
///     ``Element/opens(_:)``), when the form is traversed, for example by a search.
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

extension Element {
    /// Declares the value that a row of your own edits; see ``FormCell/value``.
    ///
    /// A search, the command line and other questions about the form then know the row without rendering it, and don't
    /// know what its closure sets; declare a page with ``opens(_:)``. Other rows have a value of their own, so the
    /// modifier is reported as a mistake there.
    ///
    /// ```swift
    /// customCell(title: "Steps") { cell, context in
    ///     cell.onSelect = { context.set(\.steps, to: context.state.steps + 1) }
    ///     return context.follow(\.steps) { cell.detail = "\($0)" }
    /// }
    /// .value(\.steps, format: .whole())
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path to the value.
    ///   - format: Writes and reads the value as text.
    ///   - isSecret: True if the value must be concealed unless it is requested explicitly.
    public func value<Value: Equatable>(
        _ keyPath: WritableKeyPath<State, Value> & Sendable, format: Format<Value>, isSecret: Bool = false
    ) -> Self where Content == FormCell {
        changing { $0.field = { FormattedField(keyPath, format, in: $0.locale, isSecret: isSecret, shape: .exact) } }
    }

    /// Declares the page that a row of your own opens. Its title is that of the row.
    ///
    /// The row's closure need not set ``FormCell/destination``. A search, the command line and other questions about
    /// the form then know the page without rendering the row. Other rows open a page of their own, or none, so the
    /// modifier is reported as a mistake there.
    public func opens(_ form: Form<State>) -> Self where Content == FormCell { changing { $0.form = form } }
}
