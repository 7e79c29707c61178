import CGtk
import FormCore

/// Radio buttons below each other that show a picker, each with what explains its option.
@MainActor
final class RadioGroupView: ControlView {
    let widget: Widget
    var focus: Widget { buttons.isEmpty ? widget : buttons[picker.chosen ?? 0].widget }

    private let picker: Picker
    private var buttons: [(widget: Widget, toggled: Signal.Connection)] = []

    init(_ picker: Picker) {
        self.picker = picker
        widget = makeWidget(type: gtk_box_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
        gtk_orientable_set_orientation(widget.opaque, GTK_ORIENTATION_VERTICAL)
        widget.addClass("form-radio-group")
        makeButtons()
        picker.show(as: "picker") { [weak self] in self?.update($0) }
        // The list of rows would take the arrows for itself.
        Signal.connectKeys(widget, .radioKey, phase: GTK_PHASE_CAPTURE) { [weak self] key in
            if key.matches(GDK_KEY_Down) { return self?.choose(1) ?? false }
            if key.matches(GDK_KEY_Up) { return self?.choose(-1) ?? false }
            return false
        }
    }

    func titleChanged(_ title: String) {
        Accessible.name(widget, title)
    }

    private func makeButtons() {
        let hadFocus = widget.containsFocus
        for button in buttons { gtk_box_remove(widget.cast(), button.widget) }
        buttons = []
        for (place, option) in picker.options.enumerated() {
            let button = makeButton(option)
            if let first = buttons.first { gtk_check_button_set_group(button.cast(), first.widget.cast()) }
            let toggled = Signal.connect(button, "toggled", .radioToggled) { [weak self, weak picker] in
                guard Property.isOn(button, "active") else { return }
                picker?.choose(at: place)
                self?.update(.chosen)
            }
            buttons.append((button, toggled))
            widget.append(button)
        }
        update(.chosen)
        if hadFocus { gtk_widget_grab_focus(focus) }
    }

    private func makeButton(_ option: Picker.Option) -> Widget {
        let button = gtk_check_button_new()!
        let texts = makeBox(GTK_ORIENTATION_VERTICAL)
        texts.append(makeLabel(option.title, class: "form-radio-title", wraps: true))
        if let help = option.help { texts.append(makeLabel(help, class: "form-radio-help", wraps: true)) }
        gtk_check_button_set_child(button.cast(), texts)
        Accessible.name(button, option.title)
        Accessible.describe(button, option.help)
        return button
    }

    /// Chooses the option so many lines further on.
    ///
    /// - Returns: Whether there is one.
    private func choose(_ step: Int) -> Bool {
        let focused = buttons.firstIndex { $0.widget.containsFocus } ?? picker.chosen ?? 0
        guard buttons.indices.contains(focused + step) else { return false }
        picker.choose(at: focused + step)
        gtk_widget_grab_focus(buttons[focused + step].widget)
        return true
    }

    private func update(_ property: Picker.Property) {
        switch property {
        case .options: makeButtons()
        case .chosen:
            for (place, button) in buttons.enumerated() {
                button.toggled.silenced { Property.set(button.widget, "active", to: place == picker.chosen) }
            }
        }
    }
}
