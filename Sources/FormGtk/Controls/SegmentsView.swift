import CGtk
import FormCore

/// Adjacent buttons that show a picker. The button of the chosen option is pressed.
@MainActor
final class SegmentsView: ControlView {
    let widget = makeWidget(type: gtk_box_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
    var focus: Widget { buttons.focus }
    // The mnemonic's target is the group and not one of its buttons, because the chosen option varies and the mnemonic
    // must not choose an option. The title with the mnemonic also names the group.
    var mnemonicTarget: Widget { widget }

    private let buttons: OptionButtons

    init(_ picker: Picker) {
        widget.addClass("linked")
        widget.addClass("form-segments")
        LineLayout.arrange(in: widget, spacing: 0)
        buttons = OptionButtons(of: picker, in: widget, isColumn: false, signal: .segmentToggled) { option in
            let button = makeWidget(type: Self.buttonType, role: GTK_ACCESSIBLE_ROLE_RADIO)
            let label = makeLabel(option.title, class: "form-segment")
            label.wrapLabel(PANGO_WRAP_WORD)
            gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
            gtk_label_set_xalign(label.opaque, 0.5)
            gtk_button_set_child(button.cast(), label)
            return button
        }
    }

    func describe(_ text: String) { buttons.describe(text) }

    func markInvalid(_ isInvalid: Bool) { buttons.markInvalid(isInvalid) }

    private static let buttonType = OptionButtons.registerType("FormGtkSegment", from: gtk_toggle_button_get_type())
}
