import CGtk
import FormCore

/// The indentation of rows inside an expander, level by level.
@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Indents a row's line by one level for each expander that contains the row.
    func indent(_ line: Widget, of cell: FormCell) {
        let level = cell.line == nil ? min(cell.expanders.count, deepestLevel) : 0
        guard level > 0 else { return }
        addClass("form-level-\(level)")
        gtk_widget_set_margin_start(line, gint(level) * indentOfLevel)
    }
}

/// The additional indentation of each level, in pixels.
private let indentOfLevel: gint = 18
/// The deepest level that is indented further than the level above it. Rows on deeper levels are indented like this
/// level.
private let deepestLevel = 4
