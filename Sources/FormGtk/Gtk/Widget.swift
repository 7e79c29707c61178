import CGtk
import FormCore

/// A GTK widget. It is owned by its parent; a window is owned by GTK.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget as an `OpaquePointer`, for GTK functions whose parameter has a type that GTK declares without its
    /// structure, such as `gtk_label_set_text`.
    package nonisolated var opaque: OpaquePointer { OpaquePointer(self) }

    /// Returns the widget as a pointer of another type, for GTK functions whose parameter has a type with a public
    /// structure, such as `gtk_box_append`.
    package nonisolated func cast<Type>(to type: Type.Type = Type.self) -> UnsafeMutablePointer<Type> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    package var type: GType { cast(to: GTypeInstance.self).pointee.g_class.pointee.g_type }

    /// Returns true if the widget is of a type or of a type derived from it.
    package func isA(_ type: GType) -> Bool {
        g_type_check_instance_is_a(cast(to: GTypeInstance.self), type) != 0
    }

    /// The widget's children, in order.
    package var children: [Widget] {
        var children: [Widget] = []
        var child = gtk_widget_get_first_child(self)
        while let widget = child {
            children.append(widget)
            child = gtk_widget_get_next_sibling(widget)
        }
        return children
    }

    /// Returns the vertical range of the widget within another one that contains it, from the last layout; `nil` while
    /// the widget is hidden or not laid out yet.
    func verticalRange(in container: Widget) -> ClosedRange<Double>? {
        var bounds = graphene_rect_t()
        guard gtk_widget_get_mapped(self) != 0, gtk_widget_compute_bounds(self, container, &bounds) != 0 else {
            return nil
        }
        // A widget without a size has no position yet, but its bounds would place it at the top of its parent.
        guard bounds.size.width > 0 else { return nil }
        let y = Double(bounds.origin.y)
        return y...(y + Double(bounds.size.height))
    }

    func addClass(_ name: String) {
        gtk_widget_add_css_class(self, name)
    }

    func setClass(_ name: String, _ isSet: Bool) {
        if isSet { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }

    /// Gives a label the style class of a notice's severity, and removes the classes of the other severities. If
    /// `severity` is `nil`, removes all of these classes.
    func setNoticeClass(_ severity: Notice.Severity?) {
        for other in Notice.Severity.allCases { setClass("notice-\(other.rawValue)", other == severity) }
    }

    func setVisible(_ isVisible: Bool) {
        gtk_widget_set_visible(self, isVisible ? 1 : 0)
    }

    func append(_ child: Widget) {
        gtk_box_append(cast(), child)
    }

    /// True if the widget, or one of its descendants, asks for more than its natural width.
    var expands: Bool { gtk_widget_compute_expand(self, GTK_ORIENTATION_HORIZONTAL) != 0 }

    /// True if the widget or one of its descendants has the keyboard focus in the window.
    var containsFocus: Bool {
        guard let root = gtk_widget_get_root(self), let focus = gtk_root_get_focus(root) else { return false }
        return focus == self || gtk_widget_is_ancestor(focus, self) != 0
    }

    /// Moves the focus to the widget. GTK itself would select the whole text of an entry, and the next key would replace
    /// it; instead, the cursor goes to the end of the text. An entry that has the focus keeps its cursor. The text that
    /// had the focus is no longer selected: GTK has selected it if it was the first on a page that was opened.
    func grabFocusWithoutSelecting() {
        // Not after the focus has moved, which can commit a value and so end the widget that had it.
        if !containsFocus, let former = gtk_widget_get_root(self).flatMap(gtk_root_get_focus),
            former.isA(gtk_text_get_type())
        {
            gtk_editable_select_region(former.opaque, -1, -1)
        }
        // Outside a window, and while it is insensitive, a widget can't have the focus; GTK checks that only here.
        let canFocus = gtk_widget_get_root(self) != nil && gtk_widget_is_sensitive(self) != 0
        guard canFocus, isA(gtk_editable_get_type()), let text = gtk_editable_get_delegate(opaque) else {
            gtk_widget_grab_focus(self)
            return
        }
        if containsFocus { return }
        gtk_text_grab_focus_without_selecting(UnsafeMutablePointer<GtkText>(text))
        gtk_editable_set_position(text, -1)
    }

    /// Emits a signal that has no arguments and no return value, such as `backspace`, which the Backspace key emits in
    /// an entry.
    package func emit(_ signal: String) {
        var instance = GValue()
        g_value_init(&instance, type)
        g_value_set_object(&instance, self)
        g_signal_emitv(&instance, g_signal_lookup(signal, type), 0, nil)
        g_value_unset(&instance)
    }

    /// Returns the first descendant of a type, even if it is hidden.
    package func descendant(_ type: GType) -> Widget? {
        for child in children {
            if child.isA(type) { return child }
            if let found = child.descendant(type) { return found }
        }
        return nil
    }
}

@MainActor
func makeBox(_ orientation: GtkOrientation, spacing: Int32 = 0, classes: String...) -> Widget {
    let box = gtk_box_new(orientation, spacing)!
    classes.forEach(box.addClass)
    return box
}

/// Makes a label whose text wraps, at words if possible, so that it never makes its row and the window wider.
@MainActor
func makeLabel(_ text: String, class name: String) -> Widget {
    let label = gtk_label_new(text.shortenedForDisplay)!
    label.addClass(name)
    gtk_label_set_xalign(label.opaque, 0)
    label.wrapLabel()
    return label
}

/// Makes a button whose text wraps at words only.
@MainActor
func makeButton(_ text: String, class name: String) -> Widget {
    let button = gtk_button_new_with_label(text)!
    button.addClass(name)
    let label: Widget = gtk_button_get_child(button.cast())
    label.wrapLabel(PANGO_WRAP_WORD)
    gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    return button
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Lets the text of this widget, which must be a label, wrap. The natural width is that of the text on one line.
    ///
    /// - Parameter mode: Where a line may end.
    func wrapLabel(_ mode: PangoWrapMode = PANGO_WRAP_WORD_CHAR) {
        gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
        gtk_label_set_wrap(opaque, 1)
        gtk_label_set_wrap_mode(opaque, mode)
        setLabelAttributes()
    }

    /// Sets the attributes of the text of this widget, which must be a label. Lines then never end with a hyphen that
    /// isn't in the text: Pango would add one to a word that it breaks, and users couldn't tell it from those of the
    /// value.
    func setLabelAttributes(_ attribute: UnsafeMutablePointer<PangoAttribute>? = nil) {
        let attributes = pango_attr_list_new()!
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        if let attribute { pango_attr_list_insert(attributes, attribute) }
        gtk_label_set_attributes(opaque, attributes)
    }

    /// Sets the text of this widget, which must be a label; see ``Swift/String/shortenedForDisplay``.
    func setLabelText(_ text: String?) {
        gtk_label_set_text(opaque, text?.shortenedForDisplay ?? "")
    }

    /// Sets the text of this widget, which must be a button with a text.
    func setButtonText(_ text: String?) {
        gtk_button_set_label(cast(), text?.shortenedForDisplay ?? "")
    }

    /// Lets the labels that GTK itself has put into this widget wrap as the others do, without hyphens.
    func wrapLabelsBelow() {
        for child in children {
            if child.isA(gtk_label_get_type()), gtk_label_get_wrap(child.opaque) != 0 {
                gtk_label_set_wrap_mode(child.opaque, PANGO_WRAP_WORD_CHAR)
                child.setLabelAttributes()
            }
            child.wrapLabelsBelow()
        }
    }
}

extension String {
    /// The text, cut off where no user would read on.
    ///
    /// Names, values and links come from other programs and from files, and may have any length. Each layout measures a
    /// label several times, which takes seconds for a long word: the time grows with the square of its length.
    var shortenedForDisplay: String {
        let text = shortened(toScalars: 5000)
        return text.hasWord(longerThan: 200) ? text.shortened(toScalars: 500) : text
    }

    /// Returns true if the text contains a word with more than a number of characters in which no line may end, such as
    /// a cryptographic key or a picture in Base64.
    func hasWord(longerThan most: Int) -> Bool {
        guard utf8.count > most else { return false }
        var length = 0
        return unicodeScalars.contains { scalar in
            // A line may end after a space, and between the characters of Chinese and Japanese.
            length = scalar.value <= 0x20 || scalar.value >= 0x2E80 ? 0 : length + 1
            return length > most
        }
    }
}
