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
        if types.contains(where: { g_type_check_instance_is_a(cast(), $0) != 0 }) { return leaveWheelToPage() }
        var child = gtk_widget_get_first_child(self)
        while let next = child {
            next.leaveWheelOverNumbersToPage()
            child = gtk_widget_get_next_sibling(next)
        }
    }

    /// Shows the event controllers of a type to a function; GTK's own widgets have theirs, too.
    @MainActor
    func forEachController(of type: GType, _ body: (OpaquePointer) -> Void) {
        let controllers = gtk_widget_observe_controllers(self)!
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            let controller = g_list_model_get_item(controllers, index)!
            defer { g_object_unref(controller) }
            let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
            if g_type_check_instance_is_a(instance, type) != 0 { body(OpaquePointer(controller)) }
        }
    }
}
