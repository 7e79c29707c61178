import CGtk
import FormCore

/// The indentation of rows inside an expander, level by level.
@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Indents a row's line by the number of expanders around the row.
    func indent(_ line: Widget, of cell: FormCell) {
        let level = cell.line == nil ? min(cell.expanders.count, deepestLevel) : 0
        guard level > 0 else { return }
        addClass("form-level-\(level)")
        gtk_widget_set_margin_start(line, gint(level) * indentOfLevel)
    }
}

/// The indentation of a level relative to the one above it, in pixels.
private let indentOfLevel: gint = 18
/// The deepest level with an indentation of its own; deeper rows are indented no further.
private let deepestLevel = 4
