import CGtk
import FormGtk

extension GtkUser {
    /// The text that this program last put into the clipboard.
    public var copiedText: String? {
        guard let display = gdk_display_get_default(),
            let content = gdk_clipboard_get_content(gdk_display_get_clipboard(display))
        else { return nil }
        var value = GValue()
        g_value_init(&value, GType.string)
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
        return g_value_get_string(&value).map { String(cString: $0) }
    }
}
