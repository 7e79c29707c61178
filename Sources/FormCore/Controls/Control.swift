/// A control in a row, of one of the kinds that every renderer knows.
///
/// The set is closed, so that a renderer that forgets a kind does not compile.
/// ``native(_:)`` is the way out of it.
@MainActor
public enum Control {
    /// On or off.
    case toggle(Switch)
    /// A line of text.
    case textField(TextField)
    /// A widget of a renderer's own making.
    case native(NativeControl)

    /// What is the same for every kind.
    public var base: any FormControl {
        switch self {
        case .toggle(let control): control
        case .textField(let control): control
        case .native(let control): control
        }
    }

    /// The text field, if it is one.
    public var textField: TextField? {
        if case .textField(let field) = self { field } else { nil }
    }
}

/// What every control can do without a screen.
@MainActor
public protocol FormControl: AnyObject {
    /// The row that the control stands in; the row sets it.
    var cell: FormCell? { get set }

    /// The control's value as text, to be read and written.
    var value: RowValue { get }

    /// What selecting the control's row does; `nil` where the control has to be used itself.
    var onSelect: (@MainActor () -> Void)? { get }

    /// Whoever showed the control no longer does.
    func endObservation()

    /// Takes over what the record keeps of the control's row.
    func recordChanged(_ row: FormRecord.Row)
}

extension FormControl where Self: Observed {
    public func endObservation() { observer = nil }
}

extension FormControl {
    public var onSelect: (@MainActor () -> Void)? { nil }

    public func recordChanged(_ row: FormRecord.Row) {}
}
