import CGtk

/// Keeps the ring around the widget with the focus visible from a key press until the pointer is used.
///
/// GTK hides the ring a few seconds after the last key, and at once after a key that doesn't move the focus.
@MainActor
enum FocusRing {
    /// True if the pointer was used after the ring was last shown, in any window.
    private static var isPointerInUse = true

    /// Keeps the ring visible in a window.
    static func keep(in window: Widget) {
        Signal.connectNotify(window, "focus-visible", .focusVisible) {
            if gtk_window_get_focus_visible(window.cast()) != 0 {
                isPointerInUse = false
            } else if !isPointerInUse {
                gtk_window_set_focus_visible(window.cast(), 1)
            }
        }
        hide(onPressIn: window)
    }

    /// Hides the ring when the pointer is pressed in a window or in a popover. A press in a popover isn't reported to
    /// the window under it.
    static func hide(onPressIn widget: Widget) {
        Signal.connectPress(widget, name: "form-focus-ring", .pointerPressed) {
            isPointerInUse = true
            guard let window = gtk_widget_get_root(widget) else { return }
            gtk_window_set_focus_visible(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self), 0)
        }
    }
}
