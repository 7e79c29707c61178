import CGtk

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Calls `body` with each of the widget's event controllers that is of the given type, including those that GTK
    /// itself has added.
    package func forEachController(of type: GType, _ body: (OpaquePointer) -> Void) {
        _ = hasController(of: type) {
            body($0)
            return false
        }
    }

    /// Returns true if the widget has an event controller of the given type that passes the test. The controllers after
    /// the first match aren't tested.
    package func hasController(of type: GType, where matches: (OpaquePointer) -> Bool) -> Bool {
        let controllers = gtk_widget_observe_controllers(self)!
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        for index in 0..<g_list_model_get_n_items(controllers) {
            let controller = g_list_model_get_item(controllers, index)!
            defer { g_object_unref(controller) }
            let isOfType = g_type_check_instance_is_a(controller.assumingMemoryBound(to: GTypeInstance.self), type) != 0
            if isOfType, matches(OpaquePointer(controller)) { return true }
        }
        return false
    }
}
