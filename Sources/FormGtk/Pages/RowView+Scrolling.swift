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

    /// Scrolls to a row that is not on the screen, so that it is seen among those around it.
    ///
    /// - Parameter content: What is scrolled.
    func comeIntoView(of scrolled: Widget, in content: Widget) {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, content, &bounds) != 0 else { return }
        let (top, bottom) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        let (start, height) = (gtk_adjustment_get_value(adjustment), gtk_adjustment_get_page_size(adjustment))
        if top < start || bottom > start + height { gtk_adjustment_set_value(adjustment, (top + bottom - height) / 2) }
    }
}
