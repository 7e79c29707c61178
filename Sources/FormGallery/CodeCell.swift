import CGtk
import FormCore
import FormGtk

/// Returns a row that shows code in a monospaced font. Long lines can be scrolled.
func codeCell(_ code: String) -> Element<FormCell, Gallery> {
    gtkCell(title: "Swift", keyPath: { _ in code }) {
        let label = gtk_label_new(nil)!
        gtk_widget_add_css_class(label, "monospace")
        gtk_widget_add_css_class(label, "caption")
        gtk_label_set_selectable(OpaquePointer(label), 1)
        gtk_label_set_xalign(OpaquePointer(label), 0)
        let scroller = gtk_scrolled_window_new()!
        gtk_scrolled_window_set_policy(OpaquePointer(scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_child(OpaquePointer(scroller), label)
        // Code is read from left to right in every language.
        let viewport = gtk_scrolled_window_get_child(OpaquePointer(scroller))
        for widget in [scroller, viewport!, label] { gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR) }
        return scroller
    } update: { scroller, code in
        let viewport = gtk_scrolled_window_get_child(OpaquePointer(scroller))
        gtk_label_set_text(OpaquePointer(gtk_viewport_get_child(OpaquePointer(viewport))), code)
    }
}
