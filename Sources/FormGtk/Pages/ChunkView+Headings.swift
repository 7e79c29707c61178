import CGtk
import FormCore

/// The headings above rows within a section, such as those of a list's groups.
extension ChunkView {
    /// Draws the headings now and whenever the list box's rows change.
    ///
    /// - Parameter previous: The heading of the last visible row before the chunk; `nil` if there is none. If the
    ///   chunk's first row has the same heading, the heading isn't drawn again.
    func showHeadings(after previous: RowHeading?) {
        headingBefore = previous
        if showsHeadings { gtk_list_box_invalidate_headers(widget.opaque) } else { useListBoxHeadings() }
        showsHeadings = true
        // The list box inserts heading widgets after all rows, and assistive tools would read them in that order. Move
        // each one before its row.
        for row in rows {
            guard let heading = gtk_list_box_row_get_header(row.widget.cast()),
                gtk_widget_get_next_sibling(heading) != row.widget
            else { continue }
            gtk_widget_insert_before(heading, widget, row.widget)
        }
    }

    private func useListBoxHeadings() {
        let show: ShowHeading = { [weak self] in self?.showHeading(above: $0, after: $1) }
        gtk_list_box_set_header_func(
            widget.opaque,
            { row, before, data in
                guard let row, let data else { return }
                let box = ClosureBox<ShowHeading>.at(data)
                let before = before.map { UnsafeRawPointer($0) }
                nonisolated(unsafe) let rows = (this: UnsafeRawPointer(row), before: before)
                MainActor.assumeIsolated { box.closure(rows.this, rows.before) }
            }, ClosureBox.retained(show), { ClosureBox<Any>.release($0) })
    }

    /// The height of the chunk's first heading, from the last layout; `nil` if the chunk has no heading.
    var headingHeight: Double? {
        guard showsHeadings else { return nil }
        let heading = rows.lazy.compactMap { gtk_list_box_row_get_header($0.widget.cast()) }.first
        return heading.map(gtk_widget_get_height).flatMap { $0 > 0 ? Double($0) : nil }
    }

    /// Draws the heading above a row if the row is the first one with this heading, and otherwise removes it.
    ///
    /// - Parameters:
    ///   - row: The widget of a row of the list box.
    ///   - before: The widget of the visible row before `row`; `nil` if `row` is the first visible row of the list box.
    private func showHeading(above row: UnsafeRawPointer, after before: UnsafeRawPointer?) {
        // Find the row by its widget and not by its index: while the list box is destroyed, it loses its rows one by
        // one, and GTK still calls this function, although the indices no longer match.
        let view = { (row: UnsafeRawPointer) in self.rows.first { UnsafeRawPointer($0.widget) == row } }
        guard let row = view(row) else { return }
        let previous = before.map { view($0)?.cell.heading } ?? headingBefore
        let title = row.cell.heading.flatMap { $0.begins(after: previous) ? $0.title : nil }
        row.heading = title
        guard let title else { return gtk_list_box_row_set_header(row.widget.cast(), nil) }
        if let heading = gtk_list_box_row_get_header(row.widget.cast()) {
            return heading.setLabelText(title)
        }
        let heading = makeWidget(type: gtk_label_get_type(), role: GTK_ACCESSIBLE_ROLE_HEADING)
        heading.addClass("form-group-header")
        gtk_label_set_xalign(heading.opaque, 0)
        heading.wrapLabel()
        heading.setLabelText(title)
        gtk_list_box_row_set_header(row.widget.cast(), heading)
    }
}

private typealias ShowHeading = @MainActor (UnsafeRawPointer, UnsafeRawPointer?) -> Void
