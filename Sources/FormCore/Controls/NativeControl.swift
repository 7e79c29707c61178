/// A control that a renderer makes itself, for anything that the other kinds of ``Control`` don't cover.
///
/// Each renderer has its own function that makes such a control, such as `gtkControl` in GTK. Other renderers show the
/// control's value as text.
@MainActor
public final class NativeControl: ValueControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case value
    }

    /// The data that the renderer needs to make the widget; other renderers can't interpret it.
    public let content: Any

    public let value: RowValue

    /// The user's choice as text, if a rule has refused the choice or a service hasn't accepted it yet; otherwise
    /// `nil`.
    public private(set) var draft: String?

    public var observer: (@MainActor (Property) -> Void)?

    /// Makes a control for a renderer's own widget.
    ///
    /// - Parameters:
    ///   - content: The data that the renderer needs to make the widget.
    ///   - value: The control's value as text; see ``RenderingContext/value(_:format:isSecret:)``.
    public init(content: Any, value: RowValue) {
        self.content = content
        self.value = value
    }

    /// The draft, or the value as text if there is no draft.
    public var text: String { draft ?? value.text() }

    /// Sets the value to the user's choice, given as text.
    ///
    /// If the text doesn't represent a value, or if a rule of the row refuses the value, the text becomes a draft.
    @discardableResult
    public func choose(_ text: String) -> Bool {
        if !isSame(text, self.text) { value.set(text) }
        return true
    }

    public func show(_ input: ShownInput?) {
        guard !isSame(input?.text, draft) else { return }
        draft = input?.text
        valueChanged()
    }

    /// Tells the renderer to show the control again. The element that makes the control calls this when the value has
    /// changed, or when a choice didn't become the value.
    public func valueChanged() {
        notify(.value, if: true)
    }
}

extension NativeControl: CustomReflectable, HiddenFromDumps {}
