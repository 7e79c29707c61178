import CGtk

/// The action of a widget's class that does what a click on the widget does.
///
/// Assistive tools are told of the actions of a widget's class. In GTK 4.8 they know no other of a list box row or a
/// check button.
@MainActor
enum Activation {
    static let name = "activate"

    /// Gives the action to a class that is being set up.
    nonisolated static func install(in classPointer: gpointer?) {
        gtk_widget_class_install_action(classPointer!.assumingMemoryBound(to: GtkWidgetClass.self), "activate", nil) {
            widget, _, _ in
            if gtk_widget_is_sensitive(widget) != 0 { gtk_widget_activate(widget) }
        }
    }

    /// Whether a click on the widget does something.
    static func setEnabled(_ isEnabled: Bool, of widget: Widget) {
        gtk_widget_action_set_enabled(widget, name, isEnabled ? 1 : 0)
    }

    /// Registers a type with GObject whose widgets have the action.
    ///
    /// - Parameter initialise: Sets up the class, which installs the action there.
    static func register(
        _ name: String, from parent: GType, _ initialise: @escaping GClassInitFunc = { type, _ in install(in: type) }
    ) -> GType {
        var query = GTypeQuery()
        g_type_query(parent, &query)
        return g_type_register_static_simple(
            parent, name, query.class_size, initialise, query.instance_size, nil, GTypeFlags(rawValue: 0))
    }

    /// A `GtkCheckButton` with the action.
    static let checkButtonType = register("FormGtkCheckButton", from: gtk_check_button_get_type())
}
