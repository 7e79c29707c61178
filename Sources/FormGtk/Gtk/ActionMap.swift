import CGtk

/// Named actions of a `GActionMap`, such as an application or an action group of a widget.
@MainActor
enum ActionMap {
    /// Adds an action that calls the handler. The map keeps the action alive.
    static func add(_ name: String, to map: OpaquePointer, handler: @escaping @MainActor () -> Void) {
        let action = g_simple_action_new(name, nil)!
        Signal.connectAction(action, .menuAction, handler: handler)
        g_action_map_add_action(map, action)
        g_object_unref(UnsafeMutableRawPointer(action))
    }

    /// Adds an action that takes a string. If the map is an application, other programs can activate the action over
    /// D-Bus.
    static func addText(
        _ name: String, _ signal: SignalName, to map: OpaquePointer, handler: @escaping @MainActor (String) -> Void
    ) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let action = g_simple_action_new(name, type)!
        Signal.connectTextAction(action, signal, handler: handler)
        g_action_map_add_action(map, action)
        g_object_unref(UnsafeMutableRawPointer(action))
    }

    /// Enables or disables an action, and with it the buttons and menu items that activate it.
    static func enable(_ name: String, _ isEnabled: Bool, in map: OpaquePointer) {
        g_simple_action_set_enabled(g_action_map_lookup_action(map, name), isEnabled ? 1 : 0)
    }
}
