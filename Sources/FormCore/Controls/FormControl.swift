/// What every control can do without a screen.
@MainActor
public protocol FormControl: AnyObject {
    /// The control's value as text, to be read and written; `nil` for one that only shows something.
    var rowValue: RowValue? { get }

    /// Whether somebody calls the update of the control's element.
    var isFollowing: Bool { get }

    /// Whether selecting the control's row acts on it; otherwise the control has to be used itself.
    var isSelectable: Bool { get }

    /// Does what selecting the control's row does.
    func select()

    /// Takes what the person chose, as they read it in the control.
    ///
    /// - Returns: Whether it is something that can be chosen there.
    func choose(_ text: String) -> Bool

    /// What the row's button for copying takes, where that is not the row's value as text.
    var copiedText: String? { get }

    /// What is wrong with what was done in the control, where no value has come of it; it stands below the row.
    var notice: Notice? { get }

    /// Has the row told when ``notice`` is another one.
    func onNotice(_ perform: @escaping @MainActor () -> Void)

    /// Whoever showed the control no longer does.
    func endObservation()

    /// Takes over what the record keeps of the control's row.
    func recordChanged(_ row: FormRecord.Row)
}

extension FormControl where Self: Observed {
    public func endObservation() { observer = nil }
}

/// A control with a value of its own.
@MainActor
public protocol ValueControl: FormControl {
    /// The control's value as text, to be read and written.
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

    public func recordChanged(_ row: FormRecord.Row) {}
}
