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

    /// If the row isn't fully on the screen, scrolls it to the middle, so the user sees it among its neighbours. A row that
    /// is higher than the page is scrolled to its top.
    ///
    /// - Parameters:
    ///   - scrolled: The page's scrolled window.
    ///   - content: The widget that is scrolled in the window. It contains the row.
    func comeIntoView(of scrolled: Widget, in content: Widget) {
        guard let position = position(of: scrolled, in: content), !position.isInSight else { return }
        let middle = (position.top + position.bottom - position.height) / 2
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), min(middle, position.top))
    }

    /// If the row isn't fully on the screen, scrolls by as little as possible.
    func comeIntoSight(of scrolled: Widget, in content: Widget) {
        guard let position = position(of: scrolled, in: content), !position.isInSight else { return }
        let value = position.top < position.start ? position.top : min(position.bottom - position.height, position.top)
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scrolled.opaque), value)
    }

    /// True if the row is fully on the screen.
    func isInSight(of scrolled: Widget, in content: Widget) -> Bool {
        position(of: scrolled, in: content)?.isInSight ?? false
    }

    private func position(of scrolled: Widget, in content: Widget) -> Position? {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, content, &bounds) != 0 else { return nil }
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.opaque)
        return Position(
            top: Double(bounds.origin.y), bottom: Double(bounds.origin.y + bounds.size.height),
            start: gtk_adjustment_get_value(adjustment), height: gtk_adjustment_get_page_size(adjustment))
    }
}

/// The position of a row in a page, and the part of the page that is on the screen.
private struct Position {
    let (top, bottom, start, height): (Double, Double, Double, Double)

    init(top: Double, bottom: Double, start: Double, height: Double) {
        (self.top, self.bottom, self.start, self.height) = (top, bottom, start, height)
    }

    var isInSight: Bool { top >= start && bottom <= start + height }
}
