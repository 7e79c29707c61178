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
