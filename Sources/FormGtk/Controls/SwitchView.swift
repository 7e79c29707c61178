import CGtk
import FormCore

/// A `GtkSwitch` that shows a switch. A row that it is alone in has the focus, and is the switch to assistive tools.
@MainActor
final class SwitchView: ControlView {
    let widget = gtk_switch_new()!
    let focus: Widget

    private let control: Switch

    init(_ control: Switch, row: Widget?) {
        self.control = control
        focus = row ?? widget
        if row != nil { gtk_widget_set_focusable(widget, 0) }
        update(.isOn)
        control.show(as: "switch") { [weak self] in self?.update($0) }
        Signal.connectNotify(widget, "active", .switchActive) { [weak self] in
            self?.activeChanged()
        }
    }

    func titleChanged(_ title: String) {
        Accessible.name(widget, title)
    }

    private func activeChanged() {
        let isActive = gtk_switch_get_active(widget.opaque) != 0
        guard isActive != control.isOn else { return }
        // A click on the switch leaves the field that was being edited.
        if !focus.containsFocus { gtk_widget_grab_focus(focus) }
        control.set(isActive)
    }

    private func update(_ property: Switch.Property) {
        switch property {
        case .isOn:
            let isOn: gboolean = control.isOn ? 1 : 0
            if gtk_switch_get_active(widget.opaque) != isOn { gtk_switch_set_active(widget.opaque, isOn) }
            Accessible.check(focus, control.isOn)
        }
    }
}
