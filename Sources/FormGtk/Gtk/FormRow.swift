import CGtk

/// A `GtkListBoxRow` whose focus is that of the text entry in it.
///
/// An ordinary row takes the focus itself and hands it on with the next Tab; a
/// row with an entry would then be two stops. This one is a stop once.
@MainActor
enum FormRow {
    /// The type, registered with GObject on first use.
    static let type: GType = {
        var query = GTypeQuery()
        g_type_query(gtk_list_box_row_get_type(), &query)
        return g_type_register_static_simple(
            gtk_list_box_row_get_type(), "FormGtkRow", query.class_size,
            { classPointer, _ in
                let widgetClass = classPointer!.assumingMemoryBound(to: GtkWidgetClass.self)
                widgetClass.pointee.focus = { row, direction in
                    gtk_list_box_row_get_child(row!.cast()).map { gtk_widget_child_focus($0, direction) } ?? 0
                }
                widgetClass.pointee.grab_focus = { row in
                    // A click on the row of the field that is being edited must not move on.
                    if row!.containsFocus { return 1 }
                    return gtk_list_box_row_get_child(row!.cast()).map {
                        gtk_widget_child_focus($0, GTK_DIR_TAB_FORWARD)
                    } ?? 0
                }
            },
            query.instance_size, nil, GTypeFlags(rawValue: 0))
    }()
}

/// Makes a widget that assistive tools call something else than others of its type; by default a row of a list box.
@MainActor
func makeWidget(type: GType = gtk_list_box_row_get_type(), role: GtkAccessibleRole) -> Widget {
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
