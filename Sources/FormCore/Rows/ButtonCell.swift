/// A row that does something when it is pressed.
///
/// - Parameters:
///   - title: What the button does, in a word or two.
///   - action: Called on each press; what it changes is the person's doing.
///
/// ```swift
/// buttonCell(title: "Forget This Network") { context in
///     context.change { $0.networks.removeAll() }
/// }
/// ```
public func buttonCell<State>(
    title: String,
    action: @escaping @MainActor @Sendable (RenderingContext<State>) -> Void
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        cell.role = .button
        cell.onSelect = { action(context) }
        return { _ in }
    }
}
