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
    /// A date, typed or chosen in a calendar, also with a time, which is typed.
    case dateField(ChooserField<CalendarDate>)
    /// A colour, typed or chosen.
    case colorField(ChooserField<Color>)
    /// A font, typed or chosen.
    case fontField(ChooserField<Font>)
    /// The path of a file or a folder, typed or chosen.
    case fileField(ChooserField<String>, FilePurpose)
    /// A text of several lines.
    case textEditor(TextField)
    /// A list of texts that are typed.
    case tokenField(TokenField)
    /// One of several options, in a menu.
    case menu(Picker)
    /// One of a few options, beside each other.
    case segments(Picker)
    /// One of several options, each on a line of its own.
    case radioGroup(Picker)
    /// A number that is typed and stepped.
    case numberField(NumberField)
    /// A number that is typed and stepped, in one of several units.
    case quantityField(QuantityField)
    /// A number that is slid along a line, stepped and typed.
    case slider(NumberField)
    /// Keys that are pressed to be recorded.
    case shortcutField(ShortcutField)
    /// How far something has come.
    case progress(Indicator)
    /// How much there is of something.
    case level(Indicator)
    /// A picture.
    case picture(ShownPicture)
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
        /// See ``Control/native(_:)``.
        case native
    }

    /// What the control is.
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
        case .native: .native
        }
    }

    /// What is the same for every kind.
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

    /// What is typed into, where there is something.
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

    /// What has a list of texts that are typed, where it does.
    public var tokenField: TokenField? { if case .tokenField(let control) = self { control } else { nil } }

    /// What offers options of which one is chosen, where it does.
    var picker: Picker? {
        switch self {
        case .menu(let control), .segments(let control), .radioGroup(let control): control
        default: nil
        }
    }

    /// What records the keys that are pressed, where it does.
    public var shortcutField: ShortcutField? {
        if case .shortcutField(let field) = self { field } else { nil }
    }

    /// What has a number that can be stepped, where it is a number.
    public var numberField: NumberField? {
        switch self {
        case .numberField(let control), .slider(let control): control
        case .quantityField(let control): control.numberField
        default: nil
        }
    }
}
