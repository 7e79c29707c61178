import CGtk
import FormCore

/// Rows that an expander shows: they stand in from it, level by level.
@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Has a row's line begin further in the deeper its cell stands.
    func indent(_ line: Widget, of cell: FormCell) {
        let level = cell.line == nil ? min(cell.expanders.count, deepestLevel) : 0
        guard level > 0 else { return }
        addClass("form-level-\(level)")
        gtk_widget_set_margin_start(line, gint(level) * indentOfLevel)
    }
}

/// How far a level stands in from the one above it, in pixels.
private let indentOfLevel: gint = 18
/// What stands deeper is indented no further.
private let deepestLevel = 4
