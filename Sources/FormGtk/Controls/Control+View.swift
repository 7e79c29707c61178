import CGtk
import FormCore

extension Control {
    /// Makes the widget for the control.
    ///
    /// - Parameters:
    ///   - row: The row that will contain the control.
    ///   - isAlone: True if nothing else in the list box row can be activated. The row then takes the focus for a
    ///     switch or a check button. If false, the switch or check button takes the focus itself.
    @MainActor
    func makeView(inRow row: Widget, isAlone: Bool) -> any ControlView {
        switch self {
        case .switch(let control): ToggleView(control, gtk_switch_new(), row: isAlone ? row : nil)
        case .checkButton(let control):
            ToggleView(
                control, makeWidget(type: Activation.checkButtonType, role: GTK_ACCESSIBLE_ROLE_CHECKBOX),
                row: isAlone ? row : nil)
        case .textField(let control): TextFieldView(control, row: row)
        case .dateField(let chooser):
            ChooserFieldView(chooser.field, class: "form-date-field", row: row) { DateButton(chooser, entry: $0) }
        case .colorField(let chooser):
            ChooserFieldView(chooser.field, class: "form-color-field", row: row) { ColorButton(chooser, entry: $0) }
        case .fontField(let chooser):
            ChooserFieldView(chooser.field, class: "form-font-field", row: row) { DialogButton(chooser, entry: $0) }
        case .fileField(let chooser, let purpose):
            ChooserFieldView(chooser.field, class: "form-file-field", row: row) {
                DialogButton(chooser, purpose, entry: $0)
            }
        case .textEditor(let control): TextEditorView(control, row: row)
        case .tokenField(let control): TokenFieldView(control, row: row)
        case .menu(let picker): MenuView(picker)
        case .segments(let picker): SegmentsView(picker)
        case .radioGroup(let picker): RadioGroupView(picker)
        case .numberField(let control): NumberFieldView(control, row: row)
        case .quantityField(let control): QuantityFieldView(control, row: row)
        case .slider(let control): SliderView(control, row: row)
        case .shortcutField(let control): ShortcutFieldView(control)
        case .progress(let control): IndicatorView(control, gtk_progress_bar_new(), row: row)
        case .level(let control): IndicatorView(control, gtk_level_bar_new(), row: row)
        case .picture(let picture): PictureView(picture, row: row)
        case .pushButton(let button): PushButtonView(button)
        case .native(let control): NativeControlView(control)
        }
    }
}

extension Control.Kind {
    /// The owner of the keyboard focus, either the control or its row. If the row takes the focus, the result includes
    /// the accessible role that the row gets.
    var focus: ControlFocus {
        switch self {
        case .switch: .row(GTK_ACCESSIBLE_ROLE_SWITCH)
        case .checkButton: .row(GTK_ACCESSIBLE_ROLE_CHECKBOX)
        case .textField, .textEditor, .tokenField, .dateField, .colorField, .fontField, .fileField, .menu, .segments,
            .radioGroup, .numberField, .quantityField, .slider, .shortcutField, .pushButton, .native:
            .control
        case .progress, .level, .picture: .row(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
        }
    }
}

extension Control.Kind {
    /// The position of the control in its row.
    var position: RowLayout.Position {
        switch self {
        case .switch, .checkButton: .toggle
        case .textEditor, .tokenField, .radioGroup, .picture: .below
        case .textField, .dateField, .colorField, .fontField, .fileField, .menu, .segments, .numberField,
            .quantityField, .slider, .shortcutField, .progress, .level, .pushButton, .native:
            .value
        }
    }

    /// The width of the control beside the title.
    var valueWidth: RowLayout.ValueWidth {
        switch self {
        case .textField, .dateField, .colorField, .fontField, .fileField, .slider, .progress, .level: .field
        case .switch, .checkButton, .textEditor, .tokenField, .radioGroup, .picture, .menu, .segments, .numberField,
            .quantityField, .shortcutField, .pushButton, .native:
            .natural
        }
    }
}

/// The owner of the keyboard focus in a row with a control.
enum ControlFocus: Equatable {
    /// The control itself.
    case control
    /// The row, which then has this accessible role and operates the control.
    case row(GtkAccessibleRole)
}

extension Control? {
    /// True if there is a control that takes the focus. If false, the row takes the focus, and operates its control if
    /// it has one.
    @MainActor
    var hasFocus: Bool { self?.kind.focus == .control }
}
