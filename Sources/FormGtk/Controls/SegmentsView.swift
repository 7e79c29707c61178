import CGtk
import FormCore

/// Buttons beside each other that show a picker, one of them pressed.
@MainActor
final class SegmentsView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "linked", "form-segments")
    var focus: Widget { buttons.focus }

    private let buttons: OptionButtons

    init(_ picker: Picker) {
        buttons = OptionButtons(of: picker, in: widget, wire: .segmentToggled) { option in
            let button = makeWidget(type: gtk_toggle_button_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO)
            gtk_button_set_child(button.cast(), makeLabel(option.title, class: "form-segment"))
            return button
        }
    }
}
