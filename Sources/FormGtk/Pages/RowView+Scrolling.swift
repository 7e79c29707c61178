import CGtk

/// Rows that get the focus before they are laid out, such as newly added ones.
extension RowView {
    /// True if the row has been laid out.
    var isLaidOut: Bool { gtk_widget_get_height(widget) > 0 }

    /// Moves the focus to the row. GTK scrolls to it, which for a row not laid out yet would be to an arbitrary
    /// position and is undone.
    func grabFocus(on scrolled: Widget) {
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        let value = gtk_adjustment_get_value(adjustment)
        grabFocus()
        if !isLaidOut { gtk_adjustment_set_value(adjustment, value) }
    }

    /// Scrolls to the middle of a row that isn't on the screen, so the user sees it among its neighbours.
    ///
    /// - Parameter content: The widget that is scrolled.
    func comeIntoView(of scrolled: Widget, in content: Widget) {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, content, &bounds) != 0 else { return }
        let (top, bottom) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        let (start, height) = (gtk_adjustment_get_value(adjustment), gtk_adjustment_get_page_size(adjustment))
        if top < start || bottom > start + height { gtk_adjustment_set_value(adjustment, (top + bottom - height) / 2) }
    }
}
