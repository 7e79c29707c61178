import CGtk
import FormCore

/// The keys that move between rows across the whole page. A list box can't handle them, because it knows only its own
/// rows.
extension PageView {
    /// Handles a key unless the focused widget has used it, for example to move its cursor or to open its menu. Returns
    /// true if the page has handled the key.
    func press(_ key: Key) -> Bool {
        if let action = RowActions.Action(key), let cell = focusedStop, cell.actions.offers(action) {
            announcingMove(of: cell) { cell.perform(action) }
            return true
        }
        if key.matches(GDK_KEY_c, GDK_CONTROL_MASK), let cell = focusedCell, cell.canCopy {
            cell.copy()
            Announcement.say(widget, translated("Copied"))
            return true
        }
        guard key.hasNoModifiers else { return false }
        if let cell = focusedCell, cell.isExpander, let isExpanded = expansion(by: key), cell.isExpanded != isExpanded {
            cell.setExpanded(isExpanded)
            return true
        }
        let target: FormCell?
        let focused = focusedStop
        switch key.value {
        case GDK_KEY_Down: target = stops.after(focused).first(where: \.isUsable)
        case GDK_KEY_Up where focusFilter(above: focused): return true
        case GDK_KEY_Up: target = stops.before(focused).first(where: \.isUsable)
        case GDK_KEY_Page_Down: target = cell(atPages: 1)
        case GDK_KEY_Page_Up: target = cell(atPages: -1)
        case GDK_KEY_Home: target = firstRow
        case GDK_KEY_End: target = cells.fromEnd.first(where: \.isUsable)
        case GDK_KEY_space where gtk_widget_is_focus(widget) != 0: target = nil
        default: return false
        }
        if let target, target !== focused {
            focus(usable: target)
            showEdge(at: target)
        } else if key.value == GDK_KEY_Up, let leaveUpwards {
            leaveUpwards()
        } else {
            scroll(by: key)
        }
        return true
    }

    /// Moves the focus for Tab in a sidebar, whose rows are a single Tab stop; see ``TabBox``. The controls inside a row
    /// and the widgets above the rows of a section are further stops.
    ///
    /// - Parameter current: The row that gets the focus when Tab reaches the sidebar.
    func moveFocusInSidebar(_ isForward: Bool, to current: FormCell?) -> Bool? {
        guard widget.containsFocus else {
            focus(current)
            return true
        }
        guard let row = focusedRow else { return nil }
        if gtk_widget_child_focus(row.widget, isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD) != 0 {
            return true
        }
        return !isForward && sections.first { $0.section === row.cell.section }?.moveFocusAboveRows() == true
    }

    /// Scrolls the page for a key that has no row to move the focus to. This lets the user reach content that can't get
    /// the focus: disabled rows, and the content above and below the rows.
    private func scroll(by key: Key) {
        let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
        let value = gtk_adjustment_get_value(adjustment)
        let step = gtk_adjustment_get_step_increment(adjustment)
        let page = gtk_adjustment_get_page_increment(adjustment)
        let target =
            switch key.value {
            case GDK_KEY_Down: value + step
            case GDK_KEY_Up: value - step
            case GDK_KEY_Page_Up: value - page
            case GDK_KEY_Home: gtk_adjustment_get_lower(adjustment)
            case GDK_KEY_End: gtk_adjustment_get_upper(adjustment)
            default: value + page
            }
        gtk_adjustment_set_value(adjustment, target)
    }

    /// Scrolls to the very top if a row is the first one that the keys reach, and to the bottom if it is the last one, so
    /// that the user sees what is above and below the rows. Doesn't scroll if the row would then not be on the screen.
    func showEdge(at cell: FormCell) {
        guard let row = rows.first(where: { $0.view(of: cell) != nil }), row.isLaidOut, let ground else { return }
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(row.widget, ground, &bounds) != 0 else { return }
        let (top, bottom) = (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
        let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
        let (upper, page) = (gtk_adjustment_get_upper(adjustment), gtk_adjustment_get_page_size(adjustment))
        if stops.after(nil).first(where: \.isUsable) === cell, min(bottom, top + Self.leastPart) <= page {
            gtk_adjustment_set_value(adjustment, 0)
        } else if stops.fromEnd.first(where: \.isUsable) === cell, max(top, bottom - Self.leastPart) >= upper - page {
            gtk_adjustment_set_value(adjustment, upper - page)
        }
    }

    /// The height of the part of a row that has to be on the screen, in pixels.
    private static let leastPart = 44.0

    /// Moves the focus to the search field above a row if the row is the first usable one below that field. Returns
    /// true if the focus has moved.
    private func focusFilter(above cell: FormCell?) -> Bool {
        guard let cell, let section = sections.first(where: { $0.section === cell.section }),
            let filter = section.filters.last(where: \.isVisible),
            section.section.cells.first(where: \.isUsable) === cell
        else { return false }
        visibleRows?.cancelPendingFocus()
        return gtk_widget_grab_focus(filter.widget) != 0
    }

    /// Returns true if the key expands an expander, false if it collapses one, and `nil` for any other key.
    private func expansion(by key: Key) -> Bool? {
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        return switch key.value {
        case GDK_KEY_Right: !isMirrored
        case GDK_KEY_Left: isMirrored
        default: nil
        }
    }

    /// Moves the focus to the next control of the focused row in the given direction. Returns false if there is no such
    /// control.
    func moveFocusInRow(_ direction: GtkDirectionType) -> Bool {
        // Start from the row's content, because the row itself would take the focus before its first control.
        guard let content = focusedRow.flatMap({ gtk_widget_get_first_child($0.widget) }), content.containsFocus
        else { return false }
        return gtk_widget_child_focus(content, direction) != 0
    }

    /// Returns the usable row that is about one screen below the focused row, or above it if `pages` is negative. If
    /// there are fewer rows in that direction, returns the last usable row in that direction. Returns `nil` if there is
    /// no usable row in that direction.
    private func cell(atPages pages: Int) -> FormCell? {
        guard let focused = focusedStop, let row = focusedRow ?? rows.first(where: { _ in true }) else { return nil }
        let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
        let height = max(Double(gtk_widget_get_height(row.widget)), 1)
        let count = max(Int(gtk_adjustment_get_page_size(adjustment) / height) - 1, 1)
        let direction = pages > 0 ? AnySequence(cells.after(focused)) : AnySequence(cells.before(focused))
        return Array(direction.lazy.filter(\.isUsable).prefix(count)).last
    }
}
