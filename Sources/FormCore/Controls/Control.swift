/// A control in a row, of one of the kinds that every renderer knows.
///
/// The set is closed, so that a renderer that forgets a kind does not compile.
/// ``native(_:)`` is the way out of it.
@MainActor
public enum Control {
    /// On or off.
    case `switch`(Switch)
    /// On or off, as a mark in a box.
    case checkButton(Switch)
    /// A line of text.
    case textField(TextField)
    /// A text of several lines.
    case textEditor(TextField)
    /// One of several options, in a menu.
    case menu(Picker)
    /// One of a few options, beside each other.
    case segments(Picker)
    /// One of several options, each on a line of its own.
    case radioGroup(Picker)
    /// A widget of a renderer's own making.
    case native(NativeControl)

    /// What a control is, whatever it shows.
    public enum Kind: CaseIterable, Sendable {
        /// See ``Control/switch(_:)``.
        case `switch`
        /// See ``Control/checkButton(_:)``.
        case checkButton
        /// See ``Control/textField(_:)``.
        case textField
        /// See ``Control/textEditor(_:)``.
        case textEditor
        /// See ``Control/menu(_:)``.
        case menu
        /// See ``Control/segments(_:)``.
        case segments
        /// See ``Control/radioGroup(_:)``.
        case radioGroup
        /// See ``Control/native(_:)``.
        case native
    }

    /// What the control is.
    public var kind: Kind {
        switch self {
        case .switch: .switch
        case .checkButton: .checkButton
        case .textField: .textField
        case .textEditor: .textEditor
        case .menu: .menu
        case .segments: .segments
        case .radioGroup: .radioGroup
        case .native: .native
        }
    }

    /// What is the same for every kind.
    public var base: any FormControl {
        switch self {
        case .switch(let control), .checkButton(let control): control
        case .textField(let control), .textEditor(let control): control
        case .menu(let control), .segments(let control), .radioGroup(let control): control
        case .native(let control): control
        }
    }

    /// What is turned on and off, where that is all that the control does.
    public var toggle: Switch? {
        switch self {
        case .switch(let control), .checkButton(let control): control
        default: nil
        }
    }

    /// The text field, if it is one, of one line or of several.
    public var textField: TextField? {
        switch self {
        case .textField(let field), .textEditor(let field): field
        default: nil
        }
    }
}
