import CGtk

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Leaves the scroll wheel over the widget to the page: who scrolls past a value must not change it.
    @MainActor
    func leaveWheelToPage() {
        forEachController(of: gtk_event_controller_scroll_get_type()) {
            gtk_event_controller_set_propagation_phase($0, GTK_PHASE_NONE)
        }
    }

    /// The same for the widget and whatever is in it, where that is a number; what is scrolled in itself goes on to be.
    @MainActor
    func leaveWheelOverNumbersToPage() {
        let types = [gtk_spin_button_get_type(), gtk_scale_get_type()]
        if types.contains(where: isA) { return leaveWheelToPage() }
        for child in children { child.leaveWheelOverNumbersToPage() }
    }
}
