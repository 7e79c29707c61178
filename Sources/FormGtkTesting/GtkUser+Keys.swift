import CGtk
import FormCore
import FormGtk
import FormTesting

/// Keys, and where the focus is that gets them.
extension GtkUser {
    /// Gives the window the keyboard, as a person has who types, and as another window may have taken it
    /// meanwhile.
    ///
    /// Without it the window does not know what in it has the focus.
    func activate() {
        guard gtk_window_is_active(window.cast()) == 0,
            let display = gdk_display_get_default(), gdk_display_get_default_seat(display) != nil
        else { return }
        // A window that is there already asks for the keyboard, as it has to where no window manager gives it.
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

    /// Presses a key where the focus is, by its GDK key value.
    ///
    /// - Returns: Whether anything in the window has dealt with it; the input method gets no such key.
    @discardableResult
    public func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
        activate()
        defer { processEvents() }
        return Keyboard(window: window).press(key, modifiers)
    }

    /// Lets a key go that was pressed.
    public func release(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) {
        Keyboard(window: window).release(key, modifiers)
    }

    /// Presses Tab, which a window turns into moving the focus.
    public func pressTab() {
        activate()
        // GTK goes by the places of what has been painted.
        nextFrame()
        // GTK 4.8 forgets the way to a focus that was there before the window got the keyboard; a person's is
        // set later.
        var child = gtk_root_get_focus(window.opaque)
        while let widget = child, let parent = gtk_widget_get_parent(widget) {
            gtk_widget_set_focus_child(parent, widget)
            child = parent
        }
        gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD)
        processEvents()
    }

    /// The title of the row that has the focus.
    public var focusedRow: String? {
        var widget = gtk_root_get_focus(window.opaque)
        while let next = widget, !next.hasClass("form-row"), !next.hasClass("form-part") {
            widget = gtk_widget_get_parent(next)
        }
        return widget?.rowTitle
    }

    /// The text field that has the focus: its text, and where its cursor is.
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

    /// Takes the focus out of the page and gives it back, unless it went elsewhere, as a menu does.
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

    /// The view of a text of several lines that has the focus.
    var focusedTextView: Widget? {
        gtk_root_get_focus(window.opaque).flatMap { $0.isA(gtk_text_view_get_type()) ? $0 : nil }
    }

    /// The entry with the focus; GTK gives the focus to the text inside it.
    var focusedEditable: OpaquePointer? {
        guard let focus = gtk_root_get_focus(window.opaque), focus.isA(gtk_editable_get_type()) else {
            return nil
        }
        return focus.opaque
    }
}
