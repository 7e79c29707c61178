import CGtk

/// The clipboard, from which the user can paste into any program.
@MainActor
public enum Clipboard {
    /// Replaces the clipboard's content with text. Without a display it does nothing.
    ///
    /// Every program of the desktop session can read the text. GTK can't ask the programs that record the clipboard's
    /// history to leave the text out: these programs expect a format such as KDE's `x-kde-passwordManagerHint`, but GTK
    /// only transfers formats with a “/” in their names.
    public static func set(_ text: String) {
        guard let display = gdk_display_get_default() else { return }
        gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
    }
}
