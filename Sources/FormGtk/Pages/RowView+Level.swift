import CGtk
import FormCore

/// Rows that an expander shows: they stand in from it, level by level.
extension RowView {
    /// Has the row's line begin further in the deeper the row stands.
    func indent(_ line: Widget) {
        let level = cell.line == nil ? min(cell.expanders.count, Self.deepest) : 0
        guard level > 0 else { return }
        widget.addClass("form-level-\(level)")
        gtk_widget_set_margin_start(line, gint(level) * Self.indent)
    }

    /// How far a level stands in from the one above it, in pixels.
    private static let indent: gint = 18
    /// What stands deeper is indented no further.
    private static let deepest = 4
}
