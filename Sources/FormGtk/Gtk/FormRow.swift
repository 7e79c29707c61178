import CGtk

/// The types of the list box rows on the library's pages.
@MainActor
enum FormRow {
    /// A `GtkListBoxRow` that assistive tools can activate.
    static let type = Activation.register("FormGtkRow", from: gtk_list_box_row_get_type())

    /// The type of a row that leaves the focus to the control inside it.
    ///
    /// An ordinary row takes the focus itself and passes it to the control on the next Tab, so a row with an entry
    /// would be two Tab stops. A row of this type is a single Tab stop. It takes the focus itself only if nothing in it
    /// can, such as a notice whose button is hidden.
    static let fieldType = Activation.register("FormGtkFieldRow", from: type) { classPointer, _ in
        let widgetClass = classPointer!.assumingMemoryBound(to: GtkWidgetClass.self)
        widgetClass.pointee.focus = { row, direction in
            gtk_list_box_row_get_child(row!.cast()).map { gtk_widget_child_focus($0, direction) } ?? 0
        }
        widgetClass.pointee.grab_focus = { row in
            // A click on a row must not move the focus while the user edits the row's field.
            if row!.containsFocus { return 1 }
            if let child = gtk_list_box_row_get_child(row!.cast()),
                gtk_widget_child_focus(child, GTK_DIR_TAB_FORWARD) != 0
            {
                return 1
            }
            guard let root = gtk_widget_get_root(row) else { return 0 }
            gtk_root_set_focus(root, row)
            return 1
        }
    }
}

/// Makes a widget whose accessible role differs from the usual role of its type.
@MainActor
func makeWidget(type: GType, role: GtkAccessibleRole) -> Widget {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, Int32(role.rawValue))
    defer { g_value_unset(&value) }
    return "accessible-role".withCString { name in
        var names: [UnsafePointer<CChar>?] = [name]
        let widget = g_object_new_with_properties(type, 1, &names, &value)!
        return UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWidget.self)
    }
}
