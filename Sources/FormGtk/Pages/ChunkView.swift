import CGtk
import FormCore

/// Consecutive rows of a section.
///
/// A realised chunk is a list box with its rows. Any other chunk is a placeholder: an empty widget with the height that
/// the rows would have. A section's chunks adjoin without a gap and look like one frame.
@MainActor
final class ChunkView {
    /// The number of rows of a long page that are created and dropped together.
    static let size = 10

    /// The indices of the rows in the section.
    private(set) var range: Range<Int>

    /// The chunk's current widget: the list box or the placeholder.
    private(set) var widget: Widget

    /// The rows, if the chunk is realised.
    private(set) var rows: [RowView] = []

    /// The name of the list for assistive tools.
    var name = "" {
        didSet {
            if isRealised, name != oldValue { Accessible.name(widget, name) }
        }
    }

    /// The description of the list for assistive tools.
    var note: String? {
        didSet {
            if isRealised, note != oldValue { Accessible.describe(widget, note) }
        }
    }

    /// The heading of the last visible row before the chunk; `nil` if there is none.
    var headingBefore: RowHeading?
    /// True if the list box draws headings above rows.
    var showsHeadings = false

    private weak var page: (any RowHost)?

    init(_ range: Range<Int>) {
        self.range = range
        widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    }

    var isRealised: Bool { !rows.isEmpty }

    /// The height of the placeholder, in pixels.
    var placeholderHeight: Int32 {
        get {
            var height: Int32 = 0
            gtk_widget_get_size_request(widget, nil, &height)
            return height
        }
        set {
            if newValue != placeholderHeight { gtk_widget_set_size_request(widget, -1, newValue) }
        }
    }

    /// Replaces the placeholder by a list box with the rows.
    func realise(_ cells: SectionCells, on page: any RowHost, mnemonics: inout Mnemonics) {
        self.page = page
        let list = gtk_list_box_new()!
        list.addClass("form-list")
        list.addClass("frame")
        list.setClass("form-sidebar-list", page.isSidebar)
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_list_box_set_show_separators(list.opaque, 1)
        Accessible.name(list, name)
        Accessible.describe(list, note)
        // Connect to the list box itself, so the page gets keys before the list box's own key bindings handle them.
        Signal.connectKeys(list, .pageKey) { [weak page] in page?.press($0) ?? false }
        Signal.connectRowActivated(list, .rowActivated) { [weak self] in self?.rows[$0].activate() }
        showsHeadings = false
        replaceWidget(by: list)
        makeRows(range, of: cells, mnemonics: &mnemonics)
    }

    /// Replaces the list box by a placeholder of the same height.
    func release() {
        let height = gtk_widget_get_height(widget)
        remove()
        replaceWidget(by: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        placeholderHeight = height
    }

    /// Releases the rows, whose widgets are about to be destroyed with the list box.
    func remove() {
        for row in rows { row.release() }
        rows = []
    }

    /// Joins the frame of the list box with those of the chunks before and after it, or separates it from them.
    func joinFrame(before: Bool, after: Bool) {
        for (name, isJoined) in [("continued", before), ("continues", after)]
        where (gtk_widget_has_css_class(widget, name) != 0) != isJoined {
            widget.setClass(name, isJoined)
            // The frames are joined after a layout. GTK 4.24 would lay out once more with the new borders, but with the
            // old size.
            gtk_widget_queue_resize(widget)
        }
    }

    /// Lets a picture fill the list box up to its round corners, or ends that.
    func fillWithPicture(_ isFilled: Bool) {
        widget.setClass("form-picture-list", isFilled)
        gtk_widget_set_overflow(widget, isFilled ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }

    /// Gives the list box and its rows the style classes of a sidebar, or removes them.
    func updateSidebarClasses() {
        guard isRealised, let page else { return }
        widget.setClass("form-sidebar-list", page.isSidebar)
        for row in rows { row.widget.setClass("form-sidebar-row", page.isSidebar) }
    }

    // MARK: - Geometry

    /// Returns the vertical range of the chunk within `content`, a widget that contains the chunk, from the last
    /// layout. Returns `nil` while the chunk is hidden or not laid out yet.
    func position(in content: Widget) -> ClosedRange<Double>? { widget.verticalRange(in: content) }

    /// Returns the indices of the chunk's rows that lie within a vertical range of `content`; `nil` if there are none.
    /// Assumes that all rows of the chunk have the same height.
    func rows(within part: ClosedRange<Double>, in content: Widget) -> Range<Int>? {
        guard let position = position(in: content), position.overlaps(part) else { return nil }
        let height = max(position.upperBound - position.lowerBound, 1) / Double(range.count)
        let first = Int(max(part.lowerBound - position.lowerBound, 0) / height)
        let last = Int(min(part.upperBound - position.lowerBound, height * Double(range.count)) / height)
        let rows = range.lowerBound + first..<range.lowerBound + last + 1
        return rows.clamped(to: range)
    }

    /// Keeps the rows that are not on the screen, the area of a widget that contains the chunk, from being painted: the
    /// cairo renderer would paint all widgets in each frame. Such a row is made transparent and not hidden, so that it
    /// keeps the focus, and assistive tools still see it.
    func limitPainting(toScreenOf scrolled: Widget) {
        var (origin, start) = (graphene_point_t(), graphene_point_t())
        let height = Double(gtk_widget_get_height(widget))
        guard height > 0, gtk_widget_compute_point(widget, scrolled, &origin, &start) != 0 else { return }
        let screen = Double(-start.y)...(Double(gtk_widget_get_height(scrolled)) - Double(start.y))
        // The positions of the rows matter only if an edge of the screen is inside the chunk.
        let isWithin = screen.lowerBound <= 0 && height <= screen.upperBound
        let isOutside = screen.upperBound <= 0 || height <= screen.lowerBound
        for row in rows {
            var isShown = isWithin
            if !isWithin, !isOutside {
                guard let position = row.widget.verticalRange(in: widget) else { continue }
                // Nothing is seen of a row that only touches the screen.
                isShown = position.lowerBound < screen.upperBound && screen.lowerBound < position.upperBound
            }
            gtk_widget_set_opacity(row.widget, isShown ? 1 : 0)
        }
    }

    /// The heights of the visible rows, from the last layout.
    var heights: [(cell: FormCell, height: Double)] {
        rows.compactMap { row in
            guard row.cell.isVisible, let range = row.widget.verticalRange(in: widget),
                range.lowerBound < range.upperBound
            else { return nil }
            return (row.cell, range.upperBound - range.lowerBound)
        }
    }

    // MARK: - Changing rows

    /// Sets the rows that a placeholder stands for, and its height.
    func stand(for range: Range<Int>, height: Int32) {
        self.range = range
        placeholderHeight = height
    }

    /// Adds a number of rows to the end of a placeholder.
    func extend(by count: Int) {
        range = range.lowerBound..<range.upperBound + count
    }

    /// Updates the indices of the chunk's rows.
    ///
    /// - Parameter start: The index of the chunk's first row in the section.
    func stand(at start: Int) {
        range = start..<start + range.count
    }

    /// Removes those of the chunk's rows that have the given indices.
    func removeRows(_ removed: Range<Int>) {
        guard !removed.isEmpty else { return }
        if isRealised {
            let positions = removed.lowerBound - range.lowerBound..<removed.upperBound - range.lowerBound
            for row in rows[positions] {
                row.release()
                gtk_list_box_remove(widget.opaque, row.widget)
            }
            rows.removeSubrange(positions)
        }
        range = range.lowerBound..<range.upperBound - removed.count
    }

    /// Inserts rows. The first index of `inserted` must be the index of one of the chunk's rows or follow its last row.
    func insertRows(_ inserted: Range<Int>, of cells: SectionCells, mnemonics: inout Mnemonics) {
        range = range.lowerBound..<range.upperBound + inserted.count
        makeRows(inserted, of: cells, mnemonics: &mnemonics)
    }

    private func makeRows(_ positions: Range<Int>, of cells: SectionCells, mnemonics: inout Mnemonics) {
        for position in positions {
            let row = RowView(cells[position], mnemonics: &mnemonics)
            row.page = page
            row.widget.setClass("form-sidebar-row", page?.isSidebar == true)
            rows.insert(row, at: position - range.lowerBound)
            gtk_list_box_insert(widget.opaque, row.widget, Int32(position - range.lowerBound))
        }
    }

    private func replaceWidget(by new: Widget) {
        if let section = gtk_widget_get_parent(widget) {
            gtk_box_insert_child_after(section.cast(), new, widget)
            gtk_box_remove(section.cast(), widget)
        }
        widget = new
    }
}
