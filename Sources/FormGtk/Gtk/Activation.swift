import CGtk

/// A class action of a widget, which does the same as a click on the widget.
///
/// Assistive tools find the actions of a widget's class. In GTK 4.8 they find no other action of a list box row or a
/// check button.
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

    /// Enables the action if a click on the widget does something.
    static func setEnabled(_ isEnabled: Bool, of widget: Widget) {
        gtk_widget_action_set_enabled(widget, name, isEnabled ? 1 : 0)
    }

    /// Registers a type with GObject. Unless `initialise` is passed, its widgets have the action.
    ///
    /// - Parameter initialise: Initialises the class; by default it installs the action.
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
