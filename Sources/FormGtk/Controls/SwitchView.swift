import CGtk
import FormCore

/// A `GtkSwitch` that shows a switch. The row has the focus, and is the switch to assistive tools.
@MainActor
final class SwitchView: ControlView {
    let widget = gtk_switch_new()!
    let focus: Widget

    private let toggle: Switch

    init(_ toggle: Switch, row: Widget) {
        self.toggle = toggle
        focus = row
        gtk_widget_set_focusable(widget, 0)
        update(.isOn)
        toggle.show(as: "switch") { [weak self] in self?.update($0) }
        Signal.connectNotify(widget, "active", .switchActive) { [weak self] in
            self?.activeChanged()
        }
    }

    func titleChanged(_ title: String) {
        Accessible.name(widget, title)
    }

    private func activeChanged() {
        let isActive = gtk_switch_get_active(widget.opaque) != 0
        guard isActive != toggle.isOn else { return }
        // A click on the switch leaves the field that was being edited.
        if !focus.containsFocus { gtk_widget_grab_focus(focus) }
        toggle.set(isActive)
    }

    private func update(_ property: Switch.Property) {
        switch property {
        case .isOn:
            let isOn: gboolean = toggle.isOn ? 1 : 0
            if gtk_switch_get_active(widget.opaque) != isOn { gtk_switch_set_active(widget.opaque, isOn) }
            Accessible.check(focus, toggle.isOn)
        }
    }
}
