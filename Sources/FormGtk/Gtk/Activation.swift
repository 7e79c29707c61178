import CGtk

/// An action that does the same as a click on its widget. Assistive tools use the action to activate the widget.
///
/// The action belongs to the class of the widget, because assistive tools find only the actions of a class. In GTK 4.8,
/// list box rows and check buttons have no such action of their own.
@MainActor
enum Activation {
    static let name = "activate"

    /// Adds the action to a class that is being initialised.
    nonisolated static func install(in classPointer: gpointer?) {
        gtk_widget_class_install_action(classPointer!.assumingMemoryBound(to: GtkWidgetClass.self), "activate", nil) {
            widget, _, _ in
            if gtk_widget_is_sensitive(widget) != 0 { gtk_widget_activate(widget) }
        }
    }

    /// Enables the action, or disables it if a click on the widget does nothing.
    static func setEnabled(_ isEnabled: Bool, of widget: Widget) {
        gtk_widget_action_set_enabled(widget, name, isEnabled ? 1 : 0)
    }

    /// Registers a widget type with GObject.
    ///
    /// - Parameter initialise: Initialises the type's class. By default, it adds the action ``name`` to the class.
    static func register(
        _ name: String, from parent: GType, _ initialise: @escaping GClassInitFunc = { type, _ in install(in: type) }
    ) -> GType {
        var query = GTypeQuery()
        g_type_query(parent, &query)
        return g_type_register_static_simple(
            parent, name, query.class_size, initialise, query.instance_size, nil, GTypeFlags(rawValue: 0))
    }

    /// The type of a `GtkCheckButton` that has the action.
    static let checkButtonType = register("FormGtkCheckButton", from: gtk_check_button_get_type())
}
