/// What every control can do without a screen.
@MainActor
public protocol FormControl: AnyObject {
    /// The control's value as text, to be read and written.
    var value: RowValue { get }

    /// Whether selecting the control's row acts on it; otherwise the control has to be used itself.
    var isSelectable: Bool { get }

    /// Does what selecting the control's row does.
    func select()

    /// Whoever showed the control no longer does.
    func endObservation()

    /// Takes over what the record keeps of the control's row.
    func recordChanged(_ row: FormRecord.Row)
}

extension FormControl where Self: Observed {
    public func endObservation() { observer = nil }
}

extension FormControl {
    public var isSelectable: Bool { false }

    public func select() {}

    public func recordChanged(_ row: FormRecord.Row) {}
}
