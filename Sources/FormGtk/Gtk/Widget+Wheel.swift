import CGtk

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Leaves the scroll wheel over the widget to the page: who scrolls past a value must not change it.
    @MainActor
    func leaveWheelToPage() {
        let controllers = gtk_widget_observe_controllers(self)!
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            let controller = g_list_model_get_item(controllers, index)!
            defer { g_object_unref(controller) }
            let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
            if g_type_check_instance_is_a(instance, gtk_event_controller_scroll_get_type()) != 0 {
                gtk_event_controller_set_propagation_phase(OpaquePointer(controller), GTK_PHASE_NONE)
            }
        }
    }
}
