import CGtk
import FormCore

/// What has the focus in a row, and what a click on the row does.
extension RowView {
    /// What has the keyboard's focus when the person uses the row.
    var focus: Widget { focusedControl?.focus ?? widget }

    /// The control, if it stands for its row; the switch of an expander has a focus of its own.
    var focusedControl: (any ControlView)? { cell.isExpander ? nil : control }

    /// Does what a click on the row does.
    func activate() {
        if cell.hasFocusInside {
            if !focus.containsFocus { grabFocus() }
        } else {
            cell.select()
        }
    }

    /// Puts the keyboard's focus on the row, or into its control.
    func grabFocus() {
        if let part = parts.first(where: { $0.cell.isUsable }) { return part.grabFocus() }
        gtk_widget_grab_focus(focus)
    }

    /// What shows a cell: the row, or one that stands in it.
    func view(of cell: FormCell) -> RowView? {
        self.cell === cell ? self : parts.first { $0.cell === cell }
    }

    /// Tells assistive tools what is said of the row, wherever in it the focus comes.
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
        Accessible.tellSensitivity(below: widget)
    }

    /// The row, or the one that stands in it and has the focus.
    var focused: RowView { parts.first { $0.widget.containsFocus } ?? self }
}
