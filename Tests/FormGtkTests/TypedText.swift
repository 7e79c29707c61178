import CGtk
import Testing

@testable import FormGtk
@testable import FormGtkTesting

/// The text with the focus in a window, and its input method.
@MainActor
struct TypedText {
    private let widget: Widget
    private let method: UnsafeMutablePointer<GtkIMContext>

    init(in window: Widget) throws {
        widget = try #require(gtk_root_get_focus(window.opaque))
        var method: UnsafeMutablePointer<GtkIMContext>?
        widget.forEachController(of: gtk_event_controller_key_get_type()) {
            method = method ?? gtk_event_controller_key_get_im_context($0)
        }
        self.method = try #require(method)
    }

    /// What the input method shows of a character that is not complete.
    var preedit: String {
        var text: UnsafeMutablePointer<CChar>?
        gtk_im_context_get_preedit_string(method, &text, nil, nil)
        defer { g_free(text) }
        return text.map { String(cString: $0) } ?? ""
    }

    func moveCursorToEnd() {
        if widget.isA(gtk_editable_get_type()) { return gtk_editable_set_position(widget.opaque, -1) }
        let buffer = gtk_text_view_get_buffer(widget.cast())!
        var end = GtkTextIter()
        gtk_text_buffer_get_end_iter(buffer, &end)
        gtk_text_buffer_place_cursor(buffer, &end)
    }

    /// Presses Ctrl+Shift+U and lets the keys go.
    func beginCodePoint() {
        press(GDK_KEY_U, GdkModifierType(rawValue: GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue))
        filter(GDK_KEY_Shift_L, GDK_SHIFT_MASK, isPress: false)
    }

    func type(_ text: String) {
        for letter in text.unicodeScalars { press(Int32(gdk_unicode_to_keyval(letter.value))) }
    }

    func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) {
        filter(key, modifiers, isPress: true)
        filter(key, modifiers, isPress: false)
    }

    /// Gives the input method a key as the keyboard sends it.
    private func filter(_ key: Int32, _ modifiers: GdkModifierType, isPress: Bool) {
        let display = gtk_widget_get_display(widget)
        var keys: UnsafeMutablePointer<GdkKeymapKey>?
        var count: Int32 = 0
        guard gdk_display_map_keyval(display, guint(key), &keys, &count) != 0, let keys else {
            Issue.record("The keyboard has no key for \(key).")
            return
        }
        defer { g_free(keys) }
        gtk_im_context_filter_key(
            method, isPress ? 1 : 0, gtk_native_get_surface(gtk_widget_get_native(widget)),
            gdk_seat_get_keyboard(gdk_display_get_default_seat(display)), 0, keys[0].keycode, modifiers,
            Int32(keys[0].group))
    }
}
