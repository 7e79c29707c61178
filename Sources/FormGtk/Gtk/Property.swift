import CGtk

/// Setting a property of an object by its name, where there is no function for it.
enum Property {
    static func set(_ object: UnsafeMutableRawPointer, _ name: String, to isOn: Bool) {
        set(object, name, GType.boolean) { g_value_set_boolean(&$0, isOn ? 1 : 0) }
    }

    static func set(_ object: UnsafeMutableRawPointer, _ name: String, to text: String) {
        set(object, name, GType.string) { g_value_set_string(&$0, text) }
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
