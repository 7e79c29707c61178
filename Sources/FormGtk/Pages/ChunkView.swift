import CGtk
import FormCore

/// Rows of a section that are made and dropped together.
///
/// While it is realised it is a list box with its rows, otherwise an empty
/// widget that is as high. A section's chunks follow each other without a gap
/// and are drawn as one frame.
@MainActor
final class ChunkView {
    let cells: ArraySlice<FormCell>

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

    private let classes: [String]
    private weak var page: PageView?

    /// - Parameters:
    ///   - cells: The rows of the chunk.
    ///   - section: All rows of its section.
    init(_ cells: ArraySlice<FormCell>, of section: [FormCell]) {
        self.cells = cells
        classes =
            ["form-list", "frame"]
            + (cells.startIndex > section.startIndex ? ["continued"] : [])
            + (cells.endIndex < section.endIndex ? ["continues"] : [])
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
    func realise(on page: PageView, mnemonics: inout Mnemonics) {
        self.page = page
        let list = gtk_list_box_new()!
        classes.forEach(list.addClass)
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_list_box_set_show_separators(list.opaque, 1)
        Accessible.name(list, name)
        Accessible.describe(list, note)
        rows = cells.map { RowView($0, mnemonics: &mnemonics) }
        for row in rows {
            row.page = page
            gtk_list_box_append(list.opaque, row.widget)
        }
        // On the list itself, so that it comes before the list's own keys.
        Signal.connectKeys(list, .pageKey) { [weak page] in page?.press($0) ?? false }
        Signal.connectRowActivated(list, .rowActivated) { [weak self] in self?.rows[$0].activate() }
        replaceWidget(by: list)
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

    private func replaceWidget(by new: Widget) {
        if let section = gtk_widget_get_parent(widget) {
            gtk_box_insert_child_after(section.cast(), new, widget)
            gtk_box_remove(section.cast(), widget)
        }
        widget = new
    }
}
