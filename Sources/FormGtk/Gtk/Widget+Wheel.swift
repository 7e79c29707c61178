import CGtk

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Leaves the scroll wheel over the widget to the page: who scrolls past a value must not change it.
    @MainActor
    func leaveWheelToPage() {
        forEachController(of: gtk_event_controller_scroll_get_type()) {
            gtk_event_controller_set_propagation_phase($0, GTK_PHASE_NONE)
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
