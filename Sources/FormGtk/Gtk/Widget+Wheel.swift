import CGtk

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Lets the page handle the scroll wheel over the widget, because a user who scrolls the page must not change a
    /// value under the pointer.
    @MainActor
    func passScrollToPage() {
        forEachController(of: gtk_event_controller_scroll_get_type()) {
            gtk_event_controller_set_propagation_phase($0, GTK_PHASE_NONE)
        }
    }

    /// Lets the page handle the scroll wheel over spin buttons and scales.
    ///
    /// If this widget is a spin button or a scale, the call affects this widget. Otherwise, it affects all spin buttons
    /// and scales inside this widget; other widgets inside it still handle the wheel themselves.
    @MainActor
    func passScrollOverNumbersToPage() {
        let types = [gtk_spin_button_get_type(), gtk_scale_get_type()]
        if types.contains(where: isA) { return passScrollToPage() }
        for child in children { child.passScrollOverNumbersToPage() }
    }
}
