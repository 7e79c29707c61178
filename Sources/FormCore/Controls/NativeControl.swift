/// A control of a renderer's own making: the way out of the closed set of kinds.
///
/// A renderer offers a function that makes one; in GTK it is `gtkControl`. Other
/// renderers show its value as text.
@MainActor
public final class NativeControl: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case value
    }

    /// What the renderer needs to make the widget; other renderers can't read it.
    public let content: Any

    public let value: RowValue

    /// What the person chose and a rule refused, as text.
    public private(set) var draft: String?

    public var observer: (@MainActor (Property) -> Void)?

    /// - Parameters:
    ///   - content: What the renderer needs to make the widget.
    ///   - value: The control's value as text, see ``RenderingContext/value(_:format:isSecret:)``.
    public init(content: Any, value: RowValue) {
        self.content = content
        self.value = value
    }

    /// The value as text, or the draft in its place.
    public var text: String { draft ?? value.text() }

    /// Takes a value that the person chose, as text.
    ///
    /// A text that is not a value, or that a rule of the row refuses, stays a draft.
    @discardableResult
    public func choose(_ text: String) -> Bool {
        if !isSame(text, self.text) { value.set(text) }
        return true
    }

    public func recordChanged(_ row: FormRecord.Row) {
        guard !isSame(row.shownText, draft) else { return }
        draft = row.shownText
        valueChanged()
    }

    /// Tells the renderer that the state has changed; the element's update calls it.
    public func valueChanged() {
        notify(.value, if: true)
    }
}

extension NativeControl: CustomReflectable {
    /// A mirror that shows nothing: the draft may be a secret, also in a dump of whatever holds the control.
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
