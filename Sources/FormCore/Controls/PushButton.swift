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
    Element { context in
        let button = PushButton(style: style) { action(context) }
        button.show(context.translate(title))
        return RenderedElement(content: .pushButton(button))
    }
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
    Element { context in
        let button = PushButton(style: style) { action(context) }
        let update = context.follow(title) { button.show($0.map(context.scope.say)) }
        return RenderedElement(content: .pushButton(button), update: update)
    }
}

/// A live button in a row.
@MainActor
public final class PushButton: FormControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case title
    }

    /// The title in the user's language; `nil` while there is no button.
    public private(set) var title: String? {
        didSet { notify(.title, if: title != oldValue) }
    }

    /// The appearance of the button.
    public let style: ButtonStyle

    public var observer: (@MainActor (Property) -> Void)?

    /// True once the title is known. A button whose title follows the state, but is never updated, is reported as a
    /// mistake in the form.
    public private(set) var isFollowing = false

    private let action: @MainActor () -> Void

    init(style: ButtonStyle, action: @escaping @MainActor () -> Void) {
        self.style = style
        self.action = action
    }

    public var rowValue: RowValue? { nil }

    /// Performs the button's action, as a click does. Does nothing while there is no button.
    public func press() {
        if title != nil { action() }
    }

    func show(_ title: String?) {
        isFollowing = true
        self.title = title
    }
}
