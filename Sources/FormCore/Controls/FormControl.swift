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

    public func recordChanged(_ row: FormRecord.Row) {}
}
