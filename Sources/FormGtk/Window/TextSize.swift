import CGtk

/// The size of text that the user prefers.
@MainActor
enum TextSize {
    /// The user's text size relative to the desktop's normal one, at least 1.
    static var scale: Double {
        guard let settings = gtk_settings_get_default() else { return 1 }
        var value = GValue()
        g_value_init(&value, GType.integer)
        g_object_get_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", &value)
        defer { g_value_unset(&value) }
        let normal = 96 * 1024
        let size = Int(g_value_get_int(&value))
        return size > normal ? Double(size) / Double(normal) : 1
    }
}
