import CGtk
import FormCore

/// Buttons beside each other that show a picker, one of them pressed.
@MainActor
final class SegmentsView: ControlView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "linked", "form-segments")
    var focus: Widget { buttons.isEmpty ? widget : buttons[picker.chosen ?? 0].widget }

    private let picker: Picker
    private var buttons: [(widget: Widget, toggled: Signal.Connection)] = []

    init(_ picker: Picker) {
        self.picker = picker
        makeButtons()
        picker.show(as: "picker") { [weak self] in self?.update($0) }
    }

    private func makeButtons() {
        let hadFocus = widget.containsFocus
        for button in buttons { gtk_box_remove(widget.cast(), button.widget) }
        buttons = picker.options.enumerated().map { place, option in
            let button = makeWidget(type: gtk_toggle_button_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO)
            let label = makeLabel(option.title, class: "form-segment")
            gtk_button_set_child(button.cast(), label)
            Accessible.name(button, option.title)
            widget.append(button)
            let toggled = Signal.connect(button, "toggled", .segmentToggled) { [weak self, weak picker] in
                guard Property.isOn(button, "active") else { return }
                picker?.choose(at: place)
                self?.update(.chosen)
            }
            return (button, toggled)
        }
        group()
        update(.chosen)
        if hadFocus { gtk_widget_grab_focus(focus) }
    }

    /// One button is pressed at a time.
    private func group() {
        guard let first = buttons.first else { return }
        for button in buttons.dropFirst() { gtk_toggle_button_set_group(button.widget.cast(), first.widget.cast()) }
    }

    private func update(_ property: Picker.Property) {
        switch property {
        case .options: makeButtons()
        case .chosen:
            for (place, button) in buttons.enumerated() {
                let isChosen = place == picker.chosen
                button.toggled.silenced { Property.set(button.widget, "active", to: isChosen) }
                Accessible.check(button.widget, isChosen)
            }
        }
    }
}
