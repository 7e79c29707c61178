import CGtk

/// Rows that get the focus before they are laid out, such as newly added ones.
extension RowView {
    /// True if the row has been laid out.
    var isLaidOut: Bool { gtk_widget_get_height(widget) > 0 }

    /// Moves the focus to the row. GTK then scrolls to the row, but a row that isn't laid out yet has no meaningful
    /// position, so the scrolling is undone for it.
    func grabFocus(on scrolled: Widget) {
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        let value = gtk_adjustment_get_value(adjustment)
        grabFocus()
        if !isLaidOut { gtk_adjustment_set_value(adjustment, value) }
    }

    /// Scrolls a row that isn't fully on the screen to the middle, so the user sees it among its neighbours.
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
