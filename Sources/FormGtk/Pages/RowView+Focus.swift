import CGtk
import FormCore

/// The focus in a row, and the effect of a click on it.
extension RowView {
    /// The widget that has the keyboard focus while the user uses the row.
    var focus: Widget {
        // A control that isn't shown would take the focus, and each key would be lost.
        guard let control = focusedControl, gtk_widget_get_visible(control.focus) != 0 else { return widget }
        return control.focus
    }

    /// The control that takes the focus for the row. It is `nil` if the row has no control, or if the row is an
    /// expander, whose switch takes the focus separately from the row.
    var focusedControl: (any ControlView)? { cell.isExpander ? nil : control }

    /// Does what a click on the row does: moves the focus into the row, or performs the row's action.
    func activate() {
        if cell.hasFocusInside {
            if !focus.containsFocus { grabFocus() }
        } else {
            cell.select()
        }
    }

    /// Moves the keyboard focus to the row or into its control.
    func grabFocus() {
        if let part = parts.first(where: { $0.cell.isUsable }) { return part.grabFocus() }
        focus.grabFocusWithoutSelecting()
    }

    /// Returns the view of a cell: this row or one of its inline controls.
    func view(of cell: FormCell) -> RowView? {
        self.cell === cell ? self : parts.first { $0.cell === cell }
    }

    /// Sets the row's description for assistive tools, on the widget that takes the focus.
    func tell(_ description: String) {
        if let control = focusedControl {
            control.describe(description)
        } else {
            Accessible.describe(widget, description)
        }
    }

    func markInvalid(_ isInvalid: Bool) {
        if let control = focusedControl {
            control.markInvalid(isInvalid)
        } else {
            Accessible.markInvalid(widget, isInvalid)
        }
    }

    func updateSensitivity() {
        if !cell.isEnabled { page?.moveFocus(outOf: widget) }
        guard cell.isEnabled != (gtk_widget_get_sensitive(widget) != 0) else { return }
        gtk_widget_set_sensitive(widget, cell.isEnabled ? 1 : 0)
        Accessible.updateDisabledState(below: widget)
    }

    /// The view of the inline control that has the focus, or this view if no inline control has it.
    var focused: RowView { parts.first { $0.widget.containsFocus } ?? self }
}
