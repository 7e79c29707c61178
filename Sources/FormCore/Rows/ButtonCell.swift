/// A row that performs an action when it is pressed.
///
/// - Parameters:
///   - title: The button's title, which names the action in one or two words.
///   - style: The appearance of the button, such as destructive for an action that removes something.
///   - action: Called each time the user presses the button. Changes that the closure makes to the state count as the
///     user's edits, so they can be undone.
///
/// ```swift
/// buttonCell(title: "Forget This Network") { context in
///     context.change { $0.networks.removeAll() }
/// }
/// ```
public func buttonCell<State>(
    title: String,
    style: ButtonStyle = .normal,
    action: @escaping @MainActor @Sendable (RenderingContext<State>) -> Void
) -> Element<FormCell, State> {
    Element(
        title: title,
        RowContent(
            role: .button,
            configure: { cell, context in
                cell.buttonStyle = style
                cell.onSelect = { action(context) }
            }))
}
