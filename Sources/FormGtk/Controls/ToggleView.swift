import CGtk
import FormCore

/// A `GtkSwitch` or a `GtkCheckButton`.
///
/// If it is alone in its row, the row has the focus and is the switch or the check button to assistive tools.
@MainActor
final class ToggleView: ControlView {
    let widget: Widget
    let focus: Widget

    private let control: Switch

    /// - Parameters:
    ///   - widget: A widget with the property `active`.
    ///   - row: The row, if the widget is alone in it.
    init(_ control: Switch, _ widget: Widget, row: Widget?) {
        self.control = control
        self.widget = widget
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
        let isActive = Property.isOn(widget, "active")
        guard isActive != control.isOn else { return }
        // A click on the switch commits the field that was being edited.
        if !focus.containsFocus { gtk_widget_grab_focus(focus) }
        control.set(isActive)
    }

    private func update(_ property: Switch.Property) {
        switch property {
        case .isOn:
            if Property.isOn(widget, "active") != control.isOn { Property.set(widget, "active", to: control.isOn) }
            Accessible.check(focus, control.isOn)
        }
    }
}
