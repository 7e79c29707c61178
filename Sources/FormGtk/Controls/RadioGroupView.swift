import CGtk
import FormCore

/// A column of radio buttons that shows a picker. Each button contains the title and the help text of its option.
@MainActor
final class RadioGroupView: ControlView {
    let widget = makeWidget(type: gtk_box_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
    var focus: Widget { buttons.focus }
    // The mnemonic's target is the group and not one of its buttons, because the chosen option varies and the mnemonic
    // must not choose an option. The title with the mnemonic also names the group.
    var mnemonicTarget: Widget { widget }

    private let buttons: OptionButtons

    init(_ picker: Picker) {
        gtk_orientable_set_orientation(widget.opaque, GTK_ORIENTATION_VERTICAL)
        widget.addClass("form-radio-group")
        buttons = OptionButtons(
            of: picker, in: widget, isColumn: true, signal: .radioToggled, makeButton: Self.makeButton)
    }

    func describe(_ text: String) { buttons.describe(text) }

    func markInvalid(_ isInvalid: Bool) { buttons.markInvalid(isInvalid) }

    private static let buttonType = OptionButtons.registerType("FormGtkRadioButton", from: Activation.checkButtonType)

    private static func makeButton(_ option: Picker.Option) -> Widget {
        let button = makeWidget(type: buttonType, role: GTK_ACCESSIBLE_ROLE_RADIO)
        let texts = makeBox(GTK_ORIENTATION_VERTICAL)
        texts.append(makeLabel(option.title, class: "form-radio-title"))
        if let help = option.help { texts.append(makeLabel(help, class: "form-radio-help")) }
        gtk_check_button_set_child(button.cast(), texts)
        return button
    }
}
