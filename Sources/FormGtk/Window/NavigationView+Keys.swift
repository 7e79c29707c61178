import CGtk
import FormCore

/// Keys that have the same effect in every window with pages.
extension NavigationView {
    /// Lets the focused shortcut field record the key. Called before the key has any other effect. Returns true if the
    /// field has used the key, and false if the field isn't recording or if no shortcut field has the focus.
    func pressForRecording(_ key: Key) -> Bool { focusedCell?.control?.shortcutField?.press(key) ?? false }

    /// Handles the keys for undo and redo. Returns false for other keys, and also while the user edits text or
    /// searches, because the entry then handles undo and redo itself.
    func pressForHistory(_ key: Key) -> Bool {
        let shiftControl = GdkModifierType(rawValue: GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue)
        let isUndo = key.matches(GDK_KEY_z, GDK_CONTROL_MASK)
        let isRedo = key.matches(GDK_KEY_z, shiftControl) || key.matches(GDK_KEY_y, GDK_CONTROL_MASK)
        // An entry can't undo a text that was brought back, as the user has not typed it there.
        let isTyping = isEditingText && (session.restoredRow == nil || session.restoredRow != focusedCell?.path)
        guard isUndo || isRedo, !isTyping, session.searchText == nil else { return false }
        if isUndo { session.undo() } else { session.redo() }
        return true
    }

    /// Returns true for a key that goes back to the previous page.
    func isBack(_ key: Key) -> Bool {
        key.matches(GDK_KEY_Escape) || key.matches(GDK_KEY_Back)
            || key.matches(isRightToLeft ? GDK_KEY_Right : GDK_KEY_Left, GDK_ALT_MASK)
    }

    /// True if the window's text runs from right to left.
    var isRightToLeft: Bool {
        let window = gtk_widget_get_root(widget).map {
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
        }
        return gtk_widget_get_direction(window ?? widget) == GTK_TEXT_DIR_RTL
    }
}
