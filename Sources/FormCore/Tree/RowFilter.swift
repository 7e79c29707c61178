/// The search field above the rows of a list or above many options, on an open page.
///
/// Only rows that contain the typed text are shown; see ``Element/searchable(from:)``. The text is not part of the
/// form's state: it is kept only while the page is open, and typing is not an undo step.
@MainActor
public final class RowFilter: Observed {
    public enum Property: Sendable, CaseIterable {
        case text, isVisible
    }

    /// The title of the list or of the options, in the user's language.
    public let title: String

    /// The field's placeholder, which is also its name for assistive tools.
    public let prompt: String

    /// The text typed by the user. A change filters the rows immediately.
    public var text = "" {
        didSet {
            guard !isSame(text, oldValue) else { return }
            apply()
            onApply()
            notify(.text, if: true)
        }
    }

    /// True if the field is shown: there are enough rows for it, or it contains text.
    public internal(set) var isVisible = false {
        didSet { notify(.isVisible, if: isVisible != oldValue) }
    }

    public var observer: (@MainActor (Property) -> Void)?

    /// Returns true if the field filters out the rows at a path, or the list item that contains these rows.
    ///
    /// For the path of the list itself, returns true if the field filters out an item that was added, edited or moved
    /// by the last change of the list.
    var hides: @MainActor (RowPath) -> Bool = { _ in false }

    /// Filters the rows again.
    var apply: @MainActor () -> Void = {}

    /// Called after the rows have been filtered.
    var onApply: @MainActor () -> Void = {}

    init(title: String, prompt: String) {
        self.title = title
        self.prompt = prompt
    }
}
