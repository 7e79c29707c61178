import CGtk
import FormCore

/// A scrolled column of sections that shows a page.
@MainActor
final class PageView {
    let page: FormPage
    let widget = gtk_scrolled_window_new()!

    private let content = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-page")
    private let sections: [SectionView]

    init(_ page: FormPage) {
        self.page = page
        var mnemonics = Mnemonics()
        sections = page.sections.map { SectionView($0, pageTitle: page.title, mnemonics: &mnemonics) }
        for section in sections {
            content.append(section.widget)
            section.page = self
        }
        gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(widget.opaque, Clamp.make(content))
        gtk_viewport_set_scroll_to_focus(
            OpaquePointer(gtk_scrolled_window_get_child(widget.opaque)), 1)
        Signal.connectKeys(content, phase: GTK_PHASE_CAPTURE, .pageKey) { [weak self] in
            self?.press($0) ?? false
        }
    }

    /// Puts the focus where the person begins: the field that the page is there for, or its first row.
    func focusFirst() {
        if let cell = page.initialFocus, let row = rows.first(where: { $0.cell === cell }) {
            row.grabFocus()
        } else {
            rows.first { $0.isFocusable }?.grabFocus()
        }
    }

    /// Puts the focus on the row at a path, as after the page that it opened was closed.
    func focusRow(at path: RowPath?) {
        if let row = rows.first(where: { $0.cell.path == path && $0.cell.isVisible }) {
            row.grabFocus()
        } else {
            focusFirst()
        }
    }

    /// The page is closed and only slides away.
    func retire() {
        for row in rows { row.retire() }
    }

    /// Moves the focus to the nearest row that stays, before what holds it is hidden.
    func moveFocus(outOf widget: Widget) {
        guard widget.containsFocus else { return }
        let (before, after) = rowsAroundFocus
        (after.first { $0.isFocusable } ?? before.last { $0.isFocusable })?.grabFocus()
    }

    private var rows: some Sequence<RowView> { sections.lazy.flatMap(\.rows) }

    /// The rows before and after the one that has the focus; all are after it where none has.
    private var rowsAroundFocus: (before: ArraySlice<RowView>, after: ArraySlice<RowView>) {
        let rows = Array(rows)
        guard let index = rows.firstIndex(where: { $0.widget.containsFocus }) else { return ([], rows[...]) }
        return (rows[..<index], rows[(index + 1)...])
    }

    /// The arrow keys go from row to row over the whole page; a list box only knows its own rows.
    private func press(_ key: Key) -> Bool {
        let isInText = isFocus(in: gtk_text_get_type())
        let target: RowView?
        switch key.value {
        case GDK_KEY_Down where key.hasNoModifiers: target = rowsAroundFocus.after.first { $0.isFocusable }
        case GDK_KEY_Up where key.hasNoModifiers: target = rowsAroundFocus.before.last { $0.isFocusable }
        case GDK_KEY_Home where key.hasNoModifiers && !isInText: target = rows.first { $0.isFocusable }
        case GDK_KEY_End where key.hasNoModifiers && !isInText: target = Array(rows).last { $0.isFocusable }
        default: return false
        }
        guard !isFocusInNativeControl else { return false }
        target?.grabFocus()
        return true
    }

    private func isFocus(in type: GType) -> Bool {
        guard let root = gtk_widget_get_root(content), let focus = gtk_root_get_focus(root) else { return false }
        return g_type_is_a(focus.type, type) != 0
    }

    /// A native widget may want the keys for itself.
    private var isFocusInNativeControl: Bool {
        rows.contains { row in
            if case .native = row.cell.control { row.widget.containsFocus } else { false }
        }
    }
}
