import CGtk
import FormGtk

/// Scrolls long pages and finds the rows that are visible.
extension GtkUser {
    /// A row that is at least partly on the screen: its title and its position, in pixels from the top of the page's
    /// visible part.
    public struct RowOnScreen {
        /// The row's visible title.
        public let title: String
        /// The position of the row's top edge.
        public let top: Double
        /// The position of the row's bottom edge.
        public let bottom: Double
    }

    /// The rows that are at least partly on the screen, from top to bottom.
    public var rowsOnScreen: [RowOnScreen] { rowsOnScreen(of: topPage) }

    /// The rows of the sidebar that are at least partly on the screen, from top to bottom. The sidebar is the first
    /// page while it is shown beside another page. If there is no sidebar, the array is empty.
    public var sidebarRowsOnScreen: [RowOnScreen] { window.sidebar.map(rowsOnScreen(of:)) ?? [] }

    private func rowsOnScreen(of page: Widget) -> [RowOnScreen] {
        let height = Float(gtk_widget_get_height(page))
        return page.shown(class: "form-row").compactMap { row in
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(row, page, &bounds) != 0,
                bounds.origin.y < height, bounds.origin.y + bounds.size.height > 0, gtk_widget_get_opacity(row) > 0
            else { return nil }
            return RowOnScreen(
                title: row.rowTitle ?? "",
                top: Double(bounds.origin.y), bottom: Double(bounds.origin.y + bounds.size.height))
        }
    }

    /// The rows of the page that have widgets, even if they are scrolled out of sight.
    public var allRows: [Widget] { topPage.shown(class: "form-row") }

    /// The range of possible scroll positions of the page, in pixels.
    public var scrollRange: ClosedRange<Double> {
        let page = gtk_adjustment_get_page_size(adjustment)
        return 0...max(gtk_adjustment_get_upper(adjustment) - page, 0)
    }

    /// The current scroll position of the page, in pixels.
    public var scrolled: Double { gtk_adjustment_get_value(adjustment) }

    /// Scrolls the page, as dragging its scroll bar does.
    public func scroll(to value: Double) {
        gtk_adjustment_set_value(adjustment, value)
    }

    /// Makes GTK paint a frame, and waits until that is done.
    public func nextFrame() { nextFrame(of: topPage) }

    /// Waits until a widget has been painted. It can be in a popover, or in a dialog over the window.
    package func nextFrame(of widget: Widget) {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return }
        let counter = gdk_frame_clock_get_frame_counter(clock)
        gtk_widget_queue_draw(widget)
        wait { gdk_frame_clock_get_frame_counter(clock) > counter }
        processEvents()
    }

    /// Scrolls the page until a row is far enough from the top and bottom edges of the screen, and returns the row.
    /// Near these edges, a drag would scroll the page.
    ///
    /// Like a real user, it waits until the row has stopped moving: GTK gives a new row its position in one frame, and
    /// scrolls to the row only in the next one.
    func bringIntoView(_ title: String) throws -> Widget {
        let margin = 60.0
        var (position, isStill) = (0.0, false)
        while true {
            nextFrame()
            let row = try usableRow(title)
            guard let page = pagesOnScreen.first(where: { gtk_widget_is_ancestor(row, $0) != 0 }) else { return row }
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(row, page, &bounds) != 0 else { continue }
            let (top, height) = (Double(bounds.origin.y), Double(bounds.size.height))
            (position, isStill) = (top, top == position && height > 0)
            guard isStill else { continue }
            let adjustment = gtk_scrolled_window_get_vadjustment(page.opaque)
            let before = gtk_adjustment_get_value(adjustment)
            let screen = gtk_adjustment_get_page_size(adjustment)
            let distance = top < margin ? top - margin : max(top + height - screen + margin, 0)
            gtk_adjustment_set_value(adjustment, before + distance)
            if gtk_adjustment_get_value(adjustment) == before { return row }
        }
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
        gtk_scrolled_window_get_vadjustment(topPage.opaque)
    }
}
