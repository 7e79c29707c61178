import CGtk

/// The shortcuts of the text that has the focus, such as Ctrl+C. GTK has them too, but only where one of the user's
/// keyboard layouts has their letters.
@MainActor
enum TextShortcuts {
    private static let shiftControl = GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue)
    private static let actions = [
        (GDK_KEY_a, GDK_CONTROL_MASK, "selection.select-all"), (GDK_KEY_c, GDK_CONTROL_MASK, "clipboard.copy"),
        (GDK_KEY_x, GDK_CONTROL_MASK, "clipboard.cut"), (GDK_KEY_v, GDK_CONTROL_MASK, "clipboard.paste"),
        (GDK_KEY_z, GDK_CONTROL_MASK, "text.undo"), (GDK_KEY_z, shiftControl, "text.redo"),
        (GDK_KEY_y, GDK_CONTROL_MASK, "text.redo"),
    ]

    /// Does in the text with the focus what the key stands for. Returns false if no text has the focus, or if the key
    /// does nothing there.
    static func press(_ key: Key, in window: Widget) -> Bool {
        guard let focus = gtk_root_get_focus(window.opaque),
            [gtk_text_get_type(), gtk_text_view_get_type()].contains(where: focus.isA),
            let action = actions.first(where: { key.matches($0.0, $0.1) })
        else { return false }
        return gtk_widget_activate_action_variant(focus, action.2, nil) != 0
    }
}
