import CGtk
import FormCore

/// Rows of a section that follow each other.
///
/// While it is realised it is a list box with its rows, otherwise an empty widget that stands for any number of them,
/// as high as those would be. A section's chunks follow each other without a gap and are drawn as one frame.
@MainActor
final class ChunkView {
    /// How many rows of a long page are made and dropped together.
    static let size = 20

    /// The places of the rows in the section.
    private(set) var range: Range<Int>

    /// What stands in the section now.
    private(set) var widget: Widget

    /// The rows, while the chunk is realised.
    private(set) var rows: [RowView] = []

    /// What assistive tools call the list.
    var name = "" {
        didSet {
            if isRealised, name != oldValue { Accessible.name(widget, name) }
        }
    }

    /// What assistive tools are told about the list besides.
    var note: String? {
        didSet {
            if isRealised, note != oldValue { Accessible.describe(widget, note) }
        }
    }

    /// What the row before the chunk stands under.
    var headingBefore: RowHeading?
    /// Whether the list box draws headings above rows.
    var showsHeadings = false

    private weak var page: (any RowHost)?

    init(_ range: Range<Int>) {
        self.range = range
        widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    }

    var isRealised: Bool { !rows.isEmpty }

    /// The height that the empty widget stands for, in pixels.
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

    /// Makes the list box with its rows.
    func realise(_ cells: SectionCells, on page: any RowHost, mnemonics: inout Mnemonics) {
        self.page = page
        let list = gtk_list_box_new()!
        list.addClass("form-list")
        list.addClass("frame")
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_list_box_set_show_separators(list.opaque, 1)
        list.setVisible(cells.contains { $0.isVisible })
        Accessible.name(list, name)
        Accessible.describe(list, note)
        // On the list itself, so that it comes before the list's own keys.
        Signal.connectKeys(list, .pageKey) { [weak page] in page?.press($0) ?? false }
        Signal.connectRowActivated(list, .rowActivated) { [weak self] in self?.rows[$0].activate() }
        showsHeadings = false
        replaceWidget(by: list)
        makeRows(range, of: cells, mnemonics: &mnemonics)
        stand(at: range.lowerBound, of: cells.count)
    }

    /// Drops the rows, and leaves a widget of the same height.
    func release() {
        let height = gtk_widget_get_height(widget)
        remove()
        replaceWidget(by: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        placeholderHeight = height
    }

    /// Lets go of the rows, whose widgets go.
    func remove() {
        for row in rows { row.release() }
        rows = []
    }

    // MARK: - Places

    /// Where the chunk is in a widget around it, as of the last layout; `nil` while it is hidden, or came after that.
    func place(in content: Widget) -> ClosedRange<Double>? {
        var bounds = graphene_rect_t()
        guard gtk_widget_get_mapped(widget) != 0, gtk_widget_compute_bounds(widget, content, &bounds) != 0 else {
            return nil
        }
        // What has no size yet has no place either, and would seem to be at the top of the section.
        guard bounds.size.width > 0 else { return nil }
        let y = Double(bounds.origin.y)
        return y...(y + Double(bounds.size.height))
    }

    /// Those rows that are within a part of a widget around them, taken for equally high; `nil` for none.
    func rows(within part: ClosedRange<Double>, in content: Widget) -> Range<Int>? {
        guard let place = place(in: content), place.overlaps(part) else { return nil }
        let height = max(place.upperBound - place.lowerBound, 1) / Double(range.count)
        let first = Int(max(part.lowerBound - place.lowerBound, 0) / height)
        let last = Int(min(part.upperBound - place.lowerBound, height * Double(range.count)) / height)
        let rows = range.lowerBound + first..<range.lowerBound + last + 1
        return rows.clamped(to: range)
    }

    /// How high the rows are that are shown, as of the last layout.
    var heights: [(row: Int, cell: FormCell, height: Double)] {
        rows.enumerated().compactMap { number, row in
            var bounds = graphene_rect_t()
            guard row.cell.isVisible, gtk_widget_compute_bounds(row.widget, widget, &bounds) != 0,
                bounds.size.height > 0
            else { return nil }
            return (range.lowerBound + number, row.cell, Double(bounds.size.height))
        }
    }

    // MARK: - Other rows

    /// Stands for other rows than before, without being realised.
    func stand(for range: Range<Int>, height: Int32) {
        self.range = range
        placeholderHeight = height
    }

    /// Stands for more rows than before, without being realised.
    func standForMore(_ count: Int) {
        range = range.lowerBound..<range.upperBound + count
    }

    /// The same rows begin at another place, among so many.
    func stand(at start: Int, of count: Int) {
        range = start..<start + range.count
        guard isRealised else { return }
        widget.setClass("continued", range.lowerBound > 0)
        widget.setClass("continues", range.upperBound < count)
    }

    /// Lets go of rows of its own.
    func removeRows(_ removed: Range<Int>) {
        guard !removed.isEmpty else { return }
        if isRealised {
            let places = removed.lowerBound - range.lowerBound..<removed.upperBound - range.lowerBound
            for row in rows[places] {
                row.release()
                gtk_list_box_remove(widget.opaque, row.widget)
            }
            rows.removeSubrange(places)
        }
        range = range.lowerBound..<range.upperBound - removed.count
    }

    /// Has more rows, at a place that is its own or the one behind its last.
    func insertRows(_ inserted: Range<Int>, of cells: SectionCells, mnemonics: inout Mnemonics) {
        range = range.lowerBound..<range.upperBound + inserted.count
        makeRows(inserted, of: cells, mnemonics: &mnemonics)
    }

    private func makeRows(_ places: Range<Int>, of cells: SectionCells, mnemonics: inout Mnemonics) {
        for place in places {
            let row = RowView(cells[place], mnemonics: &mnemonics)
            row.page = page
            rows.insert(row, at: place - range.lowerBound)
            gtk_list_box_insert(widget.opaque, row.widget, Int32(place - range.lowerBound))
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
