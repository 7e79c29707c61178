import CGtk

/// Giving a row the focus and scrolling to it. The row may not be laid out yet, for example because it was just added.
extension RowView {
    /// True if the row has been laid out.
    var isLaidOut: Bool { gtk_widget_get_height(widget) > 0 }

    /// Moves the focus to the row. GTK then scrolls to the row's position. If the row isn't laid out yet, this position
    /// is meaningless, so the scrolling is undone.
    func grabFocus(on scrolled: Widget) {
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        let value = gtk_adjustment_get_value(adjustment)
        grabFocus()
        if !isLaidOut { gtk_adjustment_set_value(adjustment, value) }
    }

    /// If the row isn't fully on the screen, scrolls it to the middle, so the user sees it among its neighbours.
    ///
    /// - Parameters:
    ///   - scrolled: The page's scrolled window.
    ///   - content: The widget that is scrolled in the window. It contains the row.
    func comeIntoView(of scrolled: Widget, in content: Widget) {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, content, &bounds) != 0 else { return }
        let (top, bottom) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        let (start, height) = (gtk_adjustment_get_value(adjustment), gtk_adjustment_get_page_size(adjustment))
        if top < start || bottom > start + height { gtk_adjustment_set_value(adjustment, (top + bottom - height) / 2) }
    }
}
