import CGtk
import FormCore
import FormGtk
import FormTesting

/// Presses keys, and finds the focused widget that receives them.
extension GtkUser {
    /// Makes the window active if it isn't, for example because another window has the keyboard focus. Does nothing on
    /// a display without a keyboard.
    ///
    /// A real user types only in an active window. GTK doesn't know which widget of an inactive window has the focus.
    func activate() {
        guard gtk_window_is_active(window.cast()) == 0,
            let display = gdk_display_get_default(), gdk_display_get_default_seat(display) != nil
        else { return }
        // Presenting a window that is already shown requests the keyboard focus for it. This is necessary if there is
        // no window manager.
        gtk_window_present(window.cast())
        processEvents()
        wait { gtk_window_is_active(window.cast()) != 0 }
    }

    public func pressReturn() throws {
        guard focusedText != nil else { throw FormUserError("No text field has the focus.") }
        press(GDK_KEY_Return)
    }

    public func pressControlReturn() throws {
        guard focusedTextView != nil else { throw FormUserError("No text of several lines has the focus.") }
        press(GDK_KEY_Return, GDK_CONTROL_MASK)
    }

    public func pressEscape() throws {
        press(GDK_KEY_Escape)
    }

    public func record(_ shortcut: KeyboardShortcut, in title: String) throws {
        guard let control = WidgetControl(inRow: try usableRow(title)), control.kind == .shortcutField else {
            throw FormUserError.noShortcut(in: title)
        }
        gtk_widget_grab_focus(control.widget)
        if !control.widget.hasClass("form-recording") { press(GDK_KEY_Return) }
        release(GDK_KEY_Return)
        var (key, modifiers) = (guint(), GdkModifierType(rawValue: 0))
        gtk_accelerator_parse(shortcut.acceleratorName, &key, &modifiers)
        press(Int32(bitPattern: key), modifiers)
        release(Int32(bitPattern: key), modifiers)
    }

    /// Presses a key in the widget that has the focus. The input method doesn't receive the key.
    ///
    /// - Parameter key: The GDK value of the key.
    /// - Returns: True if a widget in the window has handled the key.
    @discardableResult
    public func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
        activate()
        defer { processEvents() }
        return Keyboard(window: window).press(key, modifiers)
    }

    /// Releases a key that was pressed.
    public func release(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) {
        Keyboard(window: window).release(key, modifiers)
    }

    /// Presses Tab, which makes the window move the focus, or Shift+Tab if `isBackwards` is true.
    public func pressTab(isBackwards: Bool = false) {
        activate()
        // GTK finds the next widget by the positions that the widgets have in the last painted frame.
        nextFrame()
        // The key would be lost.
        if let focus = gtk_root_get_focus(window.opaque), gtk_widget_get_mapped(focus) == 0 { return }
        // A test, unlike a real user, can set the focus before the window is active. GTK 4.8 then forgets which child
        // of each ancestor leads to the focused widget. The loop sets these children again.
        var child = gtk_root_get_focus(window.opaque)
        while let widget = child, let parent = gtk_widget_get_parent(widget) {
            gtk_widget_set_focus_child(parent, widget)
            child = parent
        }
        gtk_widget_child_focus(window, isBackwards ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
        processEvents()
    }

    /// The title of the row that has the focus, or that contains the widget with the focus; `nil` if there is no such
    /// row. A status page counts as the row of its button.
    public var focusedRow: String? {
        var widget = gtk_root_get_focus(window.opaque)
        if let widget, widget.hasClass("form-status-button") {
            return String(cString: gtk_button_get_label(widget.cast()))
        }
        while let next = widget, !next.hasClass("form-row"), !next.hasClass("form-part") {
            widget = gtk_widget_get_parent(next)
        }
        return widget?.rowTitle
    }

    /// The text of the text field that has the focus, and the position of the cursor in the text; `nil` if no text
    /// field has the focus.
    public var focusedText: (text: String, cursor: Int)? {
        if let view = focusedTextView {
            let buffer = gtk_text_view_get_buffer(view.cast())!
            var cursor = GtkTextIter()
            gtk_text_buffer_get_iter_at_mark(buffer, &cursor, gtk_text_buffer_get_insert(buffer))
            return (buffer.text, Int(gtk_text_iter_get_offset(&cursor)))
        }
        return focusedEditable.map {
            (String(cString: gtk_editable_get_text($0)), Int(gtk_editable_get_position($0)))
        }
    }

    /// Presses a key together with Ctrl, and moves the focus as if the key's command had been chosen from a menu.
    ///
    /// First, the focus leaves the page, as it does when a menu opens. Then the key is pressed. Finally, the focus
    /// returns to the widget that had it before, unless the command has moved the focus elsewhere.
    func pressAsInMenu(_ key: Int32) {
        let focus = gtk_root_get_focus(window.opaque)
        if let focus { g_object_ref(focus) }
        gtk_window_set_focus(window.cast(), nil)
        processEvents()
        press(key, GDK_CONTROL_MASK)
        guard let focus else { return }
        if gtk_root_get_focus(window.opaque) == nil, gtk_widget_get_mapped(focus) != 0 {
            gtk_widget_grab_focus(focus)
            processEvents()
        }
        g_object_unref(focus)
    }

    /// The text view that has the focus; `nil` if none has it.
    var focusedTextView: Widget? {
        gtk_root_get_focus(window.opaque).flatMap { $0.isA(gtk_text_view_get_type()) ? $0 : nil }
    }

    /// The editable text that has the focus; `nil` if none has it. If the user focuses an entry, GTK gives the focus to
    /// the text widget inside the entry.
    var focusedEditable: OpaquePointer? {
        guard let focus = gtk_root_get_focus(window.opaque), focus.isA(gtk_editable_get_type()) else {
            return nil
        }
        return focus.opaque
    }
}
