/// A control in a row.
///
/// The enumeration has one case for each kind of control, so a renderer that doesn't handle every kind doesn't compile.
/// A renderer can add controls of its own with ``native(_:)``.
@MainActor
public enum Control {
    /// A switch that is on or off.
    case `switch`(Switch)
    /// A check box that is on or off.
    case checkButton(Switch)
    /// A single line of text.
    case textField(TextField)
    /// A date, typed or chosen in a calendar, and optionally a time, which can only be typed.
    case dateField(ChooserField<CalendarDate>)
    /// A colour, typed or chosen.
    case colorField(ChooserField<Color>)
    /// A font, typed or chosen.
    case fontField(ChooserField<Font>)
    /// The path of a file or a folder, typed or chosen.
    case fileField(ChooserField<String>, FilePurpose)
    /// Text of several lines.
    case textEditor(TextField)
    /// A list of strings, each typed and shown as a token.
    case tokenField(TokenField)
    /// One of several options, in a menu.
    case menu(Picker)
    /// One of a few options, side by side.
    case segments(Picker)
    /// One of several options, each on its own line.
    case radioGroup(Picker)
    /// A number that is typed, or changed in steps with buttons and keys.
    case numberField(NumberField)
    /// A number with a menu of units. The number is typed, or changed in steps with buttons and keys.
    case quantityField(QuantityField)
    /// A number on a slider, with a field in which the number can also be typed.
    case slider(NumberField)
    /// A keyboard shortcut, recorded as the user presses it.
    case shortcutField(ShortcutField)
    /// The progress of a task.
    case progress(Indicator)
    /// The level of something that has a limit, such as a battery's charge.
    case level(Indicator)
    /// A picture.
    case picture(ShownPicture)
    /// A button that performs an action.
    case pushButton(PushButton)
    /// A widget that a renderer makes itself.
    case native(NativeControl)

    /// The kind of a control, without its content.
    public enum Kind: CaseIterable, Sendable {
        /// See ``Control/switch(_:)``.
        case `switch`
        /// See ``Control/checkButton(_:)``.
        case checkButton
        /// See ``Control/textField(_:)``.
        case textField
        /// See ``Control/dateField(_:)``.
        case dateField
        /// See ``Control/colorField(_:)``.
        case colorField
        /// See ``Control/fontField(_:)``.
        case fontField
        /// See ``Control/fileField(_:_:)``.
        case fileField
        /// See ``Control/textEditor(_:)``.
        case textEditor
        /// See ``Control/tokenField(_:)``.
        case tokenField
        /// See ``Control/menu(_:)``.
        case menu
        /// See ``Control/segments(_:)``.
        case segments
        /// See ``Control/radioGroup(_:)``.
        case radioGroup
        /// See ``Control/numberField(_:)``.
        case numberField
        /// See ``Control/quantityField(_:)``.
        case quantityField
        /// See ``Control/slider(_:)``.
        case slider
        /// See ``Control/shortcutField(_:)``.
        case shortcutField
        /// See ``Control/progress(_:)``.
        case progress
        /// See ``Control/level(_:)``.
        case level
        /// See ``Control/picture(_:)``.
        case picture
        /// See ``Control/pushButton(_:)``.
        case pushButton
        /// See ``Control/native(_:)``.
        case native
    }

    /// The control's kind.
    public var kind: Kind {
        switch self {
        case .switch: .switch
        case .checkButton: .checkButton
        case .textField: .textField
        case .dateField: .dateField
        case .colorField: .colorField
        case .fontField: .fontField
        case .fileField: .fileField
        case .textEditor: .textEditor
        case .tokenField: .tokenField
        case .menu: .menu
        case .segments: .segments
        case .radioGroup: .radioGroup
        case .numberField: .numberField
        case .quantityField: .quantityField
        case .slider: .slider
        case .shortcutField: .shortcutField
        case .progress: .progress
        case .level: .level
        case .picture: .picture
        case .pushButton: .pushButton
        case .native: .native
        }
    }

    /// The live control, regardless of its kind.
    public var base: any FormControl {
        switch self {
        case .switch(let control), .checkButton(let control): control
        case .textField(let control), .textEditor(let control): control
        case .tokenField(let control): control
        case .dateField(let control): control
        case .colorField(let control): control
        case .fontField(let control): control
        case .fileField(let control, _): control
        case .menu(let control), .segments(let control), .radioGroup(let control): control
        case .numberField(let control), .slider(let control): control
        case .quantityField(let control): control
        case .shortcutField(let control): control
        case .progress(let control), .level(let control): control
        case .picture(let control): control
        case .pushButton(let control): control
        case .native(let control): control
        }
    }

    /// The live switch, if the control is a switch or a check button; otherwise `nil`.
    public var toggle: Switch? { base as? Switch }

    /// The text field that the user types into, or `nil` if the control has none.
    public var textField: TextField? {
        switch self {
        case .textField(let field), .textEditor(let field): field
        case .tokenField(let control): control.textField
        case .dateField(let chooser): chooser.field
        case .colorField(let chooser): chooser.field
        case .fontField(let chooser): chooser.field
        case .fileField(let chooser, _): chooser.field
        case .numberField(let control), .slider(let control): control.textField
        case .quantityField(let control): control.numberField.textField
        default: nil
        }
    }

    /// The live token field, if the control is one; otherwise `nil`.
    public var tokenField: TokenField? { base as? TokenField }

    /// The live shortcut field, if the control is one; otherwise `nil`.
    public var shortcutField: ShortcutField? { base as? ShortcutField }

    /// The live button, if the control is one; otherwise `nil`.
    public var pushButton: PushButton? { base as? PushButton }

    /// The live number field, if the control edits a number; otherwise `nil`.
    public var numberField: NumberField? { base as? NumberField ?? (base as? QuantityField)?.numberField }
}
