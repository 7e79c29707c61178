import CGtk

/// Keys of the keypad that GTK's own widgets lack, although they handle the main keys of the same names.
@MainActor
enum KeypadKeys {
    /// Gives the keys to all widgets of the program.
    static let add: Void = {
        for (key, scroll) in [(GDK_KEY_KP_Page_Up, GTK_SCROLL_PAGE_UP), (GDK_KEY_KP_Page_Down, GTK_SCROLL_PAGE_DOWN)] {
            add(key, to: gtk_spin_button_get_type(), "change-value", scroll)
        }
    }()

    private static func add(_ key: Int32, to type: GType, _ signal: String, _ scroll: GtkScrollType) {
        let shortcut = gtk_shortcut_new(
            gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0)), gtk_signal_action_new(signal))
        var arguments: [OpaquePointer?] = [g_variant_new_int32(Int32(scroll.rawValue))]
        gtk_shortcut_set_arguments(shortcut, g_variant_new_tuple(&arguments, 1))
        gtk_widget_class_add_shortcut(
            g_type_class_ref(type).assumingMemoryBound(to: GtkWidgetClass.self), shortcut)
        g_object_unref(UnsafeMutableRawPointer(shortcut))
    }
}
