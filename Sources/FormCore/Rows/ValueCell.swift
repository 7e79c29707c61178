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
    Element(title: title, RowContent(detail: { state, _ in text(state) }))
}

extension Element {
    /// Adds a button that copies what the row shows: the text in its field, its value, or its detail.
    ///
    /// If the row shows dots in place of a secret, the button copies the secret itself, and a clipboard manager may
    /// keep it. The keyboard shortcut of the button is Ctrl+C.
    public func copyable() -> Self where Content == FormCell {
        changing { $0.isCopyable = true }
    }

    /// Shows dots in place of the row's text, with a button that reveals and conceals the text.
    ///
    /// ```swift
    /// valueCell(title: "Password", text: \.password).concealed().copyable()
    /// ```
    ///
    /// The number of dots doesn't depend on the text. The text is concealed again once the page has been closed.
    /// Copying the row copies the text itself. Searches, logs and the command line never contain it.
    ///
    /// Use it for a row that only shows text. The value of a row that can be edited is concealed by the row itself; see
    /// ``nestedPasswordField(title:keyPath:)``.
    ///
    /// - Parameter atFirst: False if the page shows the text when it is opened, because the user opens the page to read
    ///   it.
    public func concealed(atFirst: Bool = true) -> Self where Content == FormCell {
        changing { $0.concealment = .init(isConcealedAtFirst: atFirst) }
    }
}
