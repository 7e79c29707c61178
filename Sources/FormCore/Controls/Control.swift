/// A control in a row, of one of the kinds that every renderer knows.
///
/// The set is closed, so that a renderer that forgets a kind does not compile.
/// ``native(_:)`` is the way out of it.
@MainActor
public enum Control {
    /// On or off.
    case `switch`(Switch)
    /// A line of text.
    case textField(TextField)
    /// A widget of a renderer's own making.
    case native(NativeControl)

    /// What is the same for every kind.
    public var base: any FormControl {
        switch self {
        case .switch(let control): control
        case .textField(let control): control
        case .native(let control): control
        }
    }

    /// The text field, if it is one.
    public var textField: TextField? {
        if case .textField(let field) = self { field } else { nil }
    }
}
