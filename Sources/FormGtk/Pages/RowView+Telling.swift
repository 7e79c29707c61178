import CGtk

/// What assistive tools are told of a row, wherever in it the focus comes.
extension RowView {
    func tell(_ description: String) {
        if let control = focusedControl { control.describe(description) } else { Accessible.describe(widget, description) }
    }

    func markInvalid(_ isInvalid: Bool) {
        if let control = focusedControl { control.markInvalid(isInvalid) } else { Accessible.markInvalid(widget, isInvalid) }
    }

    func updateSensitivity() {
        if !cell.isEnabled { page?.moveFocus(outOf: widget) }
        guard cell.isEnabled != (gtk_widget_get_sensitive(widget) != 0) else { return }
        gtk_widget_set_sensitive(widget, cell.isEnabled ? 1 : 0)
        Accessible.tellSensitivity(below: widget)
    }
}
