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
            if !widget.containsFocus { grabFocus() }
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

    /// The row, or the one that stands in it and has the focus.
    var focused: RowView { parts.first { $0.widget.containsFocus } ?? self }
}
