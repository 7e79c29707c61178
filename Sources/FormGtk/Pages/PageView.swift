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
        sections = page.sections.map { SectionView($0, mnemonics: &mnemonics) }
        for section in sections { content.append(section.widget) }
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
            gtk_widget_child_focus(content, GTK_DIR_TAB_FORWARD)
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

    private var rows: some Sequence<RowView> { sections.lazy.flatMap(\.rows) }

    /// The arrow keys go from row to row over the whole page; a list box only knows its own rows.
    private func press(_ key: Key) -> Bool {
        switch key.value {
        case GDK_KEY_Down where key.matches(GDK_KEY_Down): move(GTK_DIR_DOWN)
        case GDK_KEY_Up where key.matches(GDK_KEY_Up): move(GTK_DIR_UP)
        default: false
        }
    }

    private func move(_ direction: GtkDirectionType) -> Bool {
        guard !isFocusInNativeControl else { return false }
        gtk_widget_child_focus(content, direction)
        return true
    }

    /// A native widget may want the arrow keys for itself.
    private var isFocusInNativeControl: Bool {
        rows.contains { row in
            if case .native = row.cell.control { row.widget.containsFocus } else { false }
        }
    }
}
