import CGtk

/// What the user can paste elsewhere.
@MainActor
public enum Clipboard {
    /// Puts a text there, in place of what was there; where there is no display it does nothing.
    ///
    /// Every program of the session can read it. GTK has no way to ask those that keep a history of the clipboard to
    /// leave a text out: it hands on no format without a “/” in its name, such as KDE's `x-kde-passwordManagerHint`.
    public static func set(_ text: String) {
        guard let display = gdk_display_get_default() else { return }
        gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
    }
}
