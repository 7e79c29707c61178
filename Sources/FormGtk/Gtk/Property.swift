import CGtk

/// Reads and sets properties of an object by name, if GTK has no functions for them.
package enum Property {
    package static func isOn(_ object: UnsafeMutableRawPointer, _ name: String) -> Bool {
        var value = GValue()
        g_value_init(&value, GType.boolean)
        g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        defer { g_value_unset(&value) }
        return g_value_get_boolean(&value) != 0
    }

    package static func set(_ object: UnsafeMutableRawPointer, _ name: String, to isOn: Bool) {
        set(object, name, GType.boolean) { g_value_set_boolean(&$0, isOn ? 1 : 0) }
    }

    package static func set(_ object: UnsafeMutableRawPointer, _ name: String, to text: String) {
        set(object, name, GType.string) { g_value_set_string(&$0, text) }
    }

    package static func set(_ object: UnsafeMutableRawPointer, _ name: String, to number: Int) {
        set(object, name, GType.integer) { g_value_set_int(&$0, Int32(number)) }
    }

    @MainActor
    package static func set(_ object: UnsafeMutableRawPointer, _ name: String, to widget: Widget) {
        set(object, name, widget.type) { g_value_set_object(&$0, UnsafeMutableRawPointer(widget)) }
    }

    package static func number(_ object: UnsafeMutableRawPointer, _ name: String) -> Int {
        var value = GValue()
        g_value_init(&value, GType.integer)
        g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        defer { g_value_unset(&value) }
        return Int(g_value_get_int(&value))
    }

    package static func text(_ object: UnsafeMutableRawPointer, _ name: String) -> String? {
        var value = GValue()
        g_value_init(&value, GType.string)
        g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        defer { g_value_unset(&value) }
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    package static func enumeration(_ object: UnsafeMutableRawPointer, _ name: String) -> Int32 {
        var value = GValue()
        g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        defer { g_value_unset(&value) }
        return g_value_get_enum(&value)
    }

    package static func set(_ object: UnsafeMutableRawPointer, _ name: String, to value: Int32, of type: GType) {
        set(object, name, type) { g_value_set_enum(&$0, value) }
    }

    private static func set(
        _ object: UnsafeMutableRawPointer, _ name: String, _ type: GType, _ fill: (inout GValue) -> Void
    ) {
        var value = GValue()
        g_value_init(&value, type)
        fill(&value)
        g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
        g_value_unset(&value)
    }
}
