import CGtk

/// What the person can paste elsewhere.
@MainActor
public enum Clipboard {
    /// Puts a text there, in place of what was there; where there is no display it does nothing.
    public static func set(_ text: String) {
        guard let clipboard else { return }
        gdk_clipboard_set_text(clipboard, text)
    }

    /// Puts a text there that programs which keep a history of the clipboard are asked to leave out of it.
    ///
    /// It is asked for as KDE's Klipper, and others after it, understand it: the content is offered as
    /// `x-kde-passwordManagerHint` as well, which says `secret`.
    public static func set(secret text: String) {
        guard let clipboard else { return }
        var parts: [UnsafeMutablePointer<GdkContentProvider>?] = [textProvider(text), hintProvider()]
        // The union owns its parts.
        let content = gdk_content_provider_new_union(&parts, gsize(parts.count))
        gdk_clipboard_set_content(clipboard, content)
        g_object_unref(gpointer(content))
    }

    private static var clipboard: OpaquePointer? { gdk_display_get_default().map { gdk_display_get_clipboard($0) } }

    private static func textProvider(_ text: String) -> UnsafeMutablePointer<GdkContentProvider>? {
        var value = GValue()
        g_value_init(&value, GType.string)
        g_value_set_string(&value, text)
        defer { g_value_unset(&value) }
        return gdk_content_provider_new_for_value(&value)
    }

    private static func hintProvider() -> UnsafeMutablePointer<GdkContentProvider>? {
        let hint = "secret"
        let bytes = g_bytes_new(hint, gsize(hint.utf8.count))
        defer { g_bytes_unref(bytes) }
        return gdk_content_provider_new_for_bytes("x-kde-passwordManagerHint", bytes)
    }
}
