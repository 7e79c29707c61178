/// A row that does something when it is pressed.
///
/// - Parameters:
///   - title: What the button does, in a word or two.
///   - style: How it is drawn, by what pressing it means.
///   - action: Called on each press; what it changes is the person's doing.
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
