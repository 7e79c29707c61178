import CGtk

/// The actions of a `GActionMap`, such as an application or a group that is a widget's, by their names.
@MainActor
enum ActionMap {
    /// Adds an action that does something; the map keeps it.
    static func add(_ name: String, to map: OpaquePointer, handler: @escaping @MainActor () -> Void) {
        let action = g_simple_action_new(name, nil)!
        Signal.connectAction(action, .menuAction, handler: handler)
        g_action_map_add_action(map, action)
        g_object_unref(UnsafeMutableRawPointer(action))
    }

    /// Adds an action that does something with a text, and that other programs can have done over D-Bus.
    static func addText(
        _ name: String, _ wire: Wire, to map: OpaquePointer, handler: @escaping @MainActor (String) -> Void
    ) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let action = g_simple_action_new(name, type)!
        Signal.connectTextAction(action, wire, handler: handler)
        g_action_map_add_action(map, action)
        g_object_unref(UnsafeMutableRawPointer(action))
    }

    /// Lets an action be used, or not; what shows it is then disabled.
    static func enable(_ name: String, _ isEnabled: Bool, in map: OpaquePointer) {
        g_simple_action_set_enabled(g_action_map_lookup_action(map, name), isEnabled ? 1 : 0)
    }
}
