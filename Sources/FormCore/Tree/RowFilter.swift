/// The search field above the rows of a list on a page that is open, or above many options, which shows those only that
/// have what is typed there; see ``Element/searchable(from:)``.
///
/// What is typed is no setting: it is kept as long as the page is open, and no step to be undone.
@MainActor
public final class RowFilter: Observed {
    public enum Property: Sendable, CaseIterable {
        case text, isVisible
    }

    /// What the list is called, in the person's language.
    public let title: String

    /// What the field says as long as it is empty, and is called by assistive tools.
    public let prompt: String

    /// What was typed; the rows follow at once.
    public var text = "" {
        didSet {
            guard !isSame(text, oldValue) else { return }
            look()
            onLook()
            notify(.text, if: true)
        }
    }

    /// Whether there are so many items that the form shows the field, or something is typed in it.
    public internal(set) var isVisible = false {
        didSet { notify(.isVisible, if: isVisible != oldValue) }
    }

    public var observer: (@MainActor (Property) -> Void)?

    /// Whether the rows at a path, or on the way to it, are not shown since the person looks for others. For the path
    /// of a list it is those that have come last.
    var hides: @MainActor (RowPath) -> Bool = { _ in false }

    /// Has the list look which items it shows.
    var look: @MainActor () -> Void = {}

    /// Told when the list has looked.
    var onLook: @MainActor () -> Void = {}

    init(title: String, prompt: String) {
        self.title = title
        self.prompt = prompt
    }
}
