/// A row that performs an action when it is pressed.
///
/// - Parameters:
///   - title: The action, in one or two words.
///   - style: The appearance of the button, which reflects its purpose.
///   - action: Called on each press. The changes that it makes count as the user's.
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
    customCell(title: title) { cell, context in
        cell.role = .button
        cell.buttonStyle = style
        cell.onSelect = { action(context) }
        return { _ in }
    }
}
