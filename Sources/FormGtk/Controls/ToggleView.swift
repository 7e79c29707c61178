import CGtk
import FormCore

/// A `GtkSwitch` or a `GtkCheckButton`.
///
/// If nothing else in its row can be activated, the row takes the focus, and assistive tools see the row as the switch
/// or the check button.
@MainActor
final class ToggleView: ControlView {
    let widget: Widget
    let focus: Widget

    private let control: Switch

    /// - Parameters:
    ///   - widget: A widget with the property `active`.
    ///   - row: The row that takes the focus in place of the widget; `nil` if the widget takes the focus itself.
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
        // Moving the focus to this row commits the text field that the user was editing before the click.
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
