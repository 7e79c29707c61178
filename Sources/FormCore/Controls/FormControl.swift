/// The interface that all controls share, whichever renderer shows them.
@MainActor
public protocol FormControl: AnyObject {
    /// The control's value as text, for reading and writing, or `nil` if the control only displays something.
    var rowValue: RowValue? { get }

    /// True once the element that made the control has updated it from the state.
    ///
    /// A control shows the state only if the element's `update` closure is called. If a custom element forgets to pass
    /// the closure on, the form reports a mistake; see ``RenderedElement``.
    var isFollowing: Bool { get }

    /// True if selecting the control's row acts on the control, for example by toggling a switch. False if the user has
    /// to use the control itself.
    var isSelectable: Bool { get }

    /// Performs the control's action when the control's row is selected, such as toggling a switch.
    func select()

    /// Chooses the value that the control shows as the given text.
    ///
    /// - Returns: True if the control offers a value with this text, even if a rule refuses the value. Otherwise false,
    ///   and the value doesn't change.
    func choose(_ text: String) -> Bool

    /// The text that the row's copy button copies, or `nil` to copy the row's value as text.
    var copiedText: String? { get }

    /// A message about the use of the control rather than about its value, such as a key that can't be recorded; `nil`
    /// if there is none.
    ///
    /// It is shown below the row.
    var notice: Notice? { get }

    /// Sets the closure to call when ``notice`` changes, so that the row can show it.
    func onNotice(_ perform: @escaping @MainActor () -> Void)

    /// Removes the renderer's observer from the control. Called when the renderer no longer shows the control.
    func endObservation()

    /// Shows the row's draft or pending change, or the value if there is neither.
    func show(_ input: ShownInput?)
}

extension FormControl where Self: Observed {
    public func endObservation() { observer = nil }
}

/// A control that reads and writes a value.
@MainActor
public protocol ValueControl: FormControl {
    /// The control's value as text, for reading and writing.
    var value: RowValue { get }
}

extension ValueControl {
    public var rowValue: RowValue? { value }
}

extension FormControl {
    public var isFollowing: Bool { true }

    public func choose(_ text: String) -> Bool { false }

    public var isSelectable: Bool { false }

    public func select() {}

    public var copiedText: String? { nil }

    public var notice: Notice? { nil }

    public func onNotice(_ perform: @escaping @MainActor () -> Void) {}

    public func show(_ input: ShownInput?) {}
}
