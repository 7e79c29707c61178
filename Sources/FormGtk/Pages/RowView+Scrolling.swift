import CGtk

/// Rows that get the focus before they have a place, as those that have just come do.
extension RowView {
    /// Whether the row has been laid out.
    var hasPlace: Bool { gtk_widget_get_height(widget) > 0 }

    /// Puts the focus on the row. GTK scrolls to it; where it has no place yet, that would be to anywhere.
    func grabFocus(on scrolled: Widget) {
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        let value = gtk_adjustment_get_value(adjustment)
        grabFocus()
        if !hasPlace { gtk_adjustment_set_value(adjustment, value) }
    }

    /// Scrolls as far as is needed to see the row.
    ///
    /// - Parameter content: What is scrolled.
    func comeIntoView(of scrolled: Widget, in content: Widget) {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, content, &bounds) != 0 else { return }
        let (top, bottom) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
        gtk_adjustment_clamp_page(gtk_scrolled_window_get_vadjustment(scrolled.opaque), top, bottom)
    }
}
