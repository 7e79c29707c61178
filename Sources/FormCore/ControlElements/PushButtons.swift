/// A button in a row, beside the row's title. For a row that is itself a button, use
/// ``buttonCell(title:style:action:)``.
///
/// ```swift
/// controlCell(
///     title: "Network",
///     control: pushButton(title: "Scan") { context in
///         context.change { $0.scans += 1 }
///     })
/// ```
///
/// - Parameters:
///   - title: The button's title, which names the action in one or two words. It is translated.
///   - style: The appearance of the button, such as destructive for an action that removes something.
///   - action: Called each time the user presses the button. Changes that the closure makes to the state count as the
///     user's edits of the row, so they can be undone.
public func pushButton<State>(
    title: String,
    style: ButtonStyle = .normal,
    action: @escaping @MainActor @Sendable (RenderingContext<State>) -> Void
) -> Element<Control, State> {
    Element(
        ControlSpec(.pushButton) { context in
            let button = PushButton(style: style) { action(context) }
            button.show(context.translate(title))
            return .pushButton(button)
        })
}

/// A button in a row, whose title follows the state.
///
/// ```swift
/// noticeCell(
///     title: "Problem", notice: \.problem,
///     control: pushButton(from: { $0.canRetry ? "Try Again" : nil }) { context in
///         context.change { $0.attempts += 1 }
///     })
/// ```
///
/// - Parameters:
///   - title: Returns the button's title for a state. There is no button while it is `nil`.
///   - style: The appearance of the button.
///   - action: Called each time the user presses the button; see ``pushButton(title:style:action:)``.
public func pushButton<State>(
    from title: @escaping @MainActor @Sendable (State) -> Sentence?,
    style: ButtonStyle = .normal,
    action: @escaping @MainActor @Sendable (RenderingContext<State>) -> Void
) -> Element<Control, State> {
    Element(
        ControlSpec(.pushButton) { context in
            let button = PushButton(style: style) { action(context) }
            context.update(from: title) { button.show($0.map(context.notation.say)) }
            return .pushButton(button)
        })
}
