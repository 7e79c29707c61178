import CGtk

/// What the person can paste elsewhere.
@MainActor
public enum Clipboard {
    /// Puts a text there, in place of what was there; where there is no display it does nothing.
    public static func set(_ text: String) {
        guard let display = gdk_display_get_default() else { return }
        gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
    }
}
