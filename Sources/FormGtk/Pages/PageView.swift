import CGtk
import FormCore

/// A scrolled column of sections that shows a page.
///
/// A page with many rows has widgets for those near the screen only, see ``VisibleRows``.
@MainActor
final class PageView {
    let page: FormPage
    let widget = gtk_scrolled_window_new()!

    /// Called where Up leaves the first row, if the page isn't the end of the way.
    var leaveUpwards: (@MainActor () -> Void)?

    private let content = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-page")
    private let sections: [SectionView]
    private var chunks: [ChunkView] { sections.flatMap(\.chunks) }
    private var mnemonics: Mnemonics
    private var visibleRows: VisibleRows?
    private var isFocusLost = false

    /// - Parameter mnemonics: The letters that rows can have.
    init(_ page: FormPage, mnemonics: Mnemonics = Mnemonics()) {
        self.page = page
        self.mnemonics = mnemonics
        let count = page.sections.reduce(0) { $0 + $1.cells.count }
        let isLong = count > VisibleRows.threshold
        let chunkSize = isLong ? VisibleRows.chunkSize : max(count, 1)
        sections = page.sections.map { SectionView($0, pageTitle: page.title, chunkSize: chunkSize) }
        for section in sections {
            content.append(section.widget)
            section.page = self
        }
        gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(widget.opaque, Clamp.make(content))
        if isLong {
            visibleRows = VisibleRows(chunks, content: content, scrolled: widget, page: self)
        } else {
            chunks.forEach(realise)
        }
    }

    /// Names what is named by the page's title.
    func updateTitle() {
        for section in sections { section.pageTitle = page.title }
    }

    func realise(_ chunk: ChunkView) {
        chunk.realise(on: self, mnemonics: &mnemonics)
    }

    /// A section has other rows.
    func chunksChanged() {
        if let visibleRows {
            visibleRows.chunks = chunks
        } else {
            for chunk in chunks where !chunk.isRealised { realise(chunk) }
        }
    }

    /// A row or a section is shown or hidden.
    func heightsChanged() {
        visibleRows?.heightsChanged()
    }

    /// The page is closed and only slides away.
    func retire() {
        visibleRows = nil
        for row in rows { row.retire() }
    }

    // MARK: - Focus

    /// Puts the focus where the person begins: the field that the page is there for, or its first row.
    func focusFirst() {
        if let cell = page.initialFocus ?? cells.first(where: \.isUsable) { focus(usable: cell) }
    }

    /// Puts the focus on the row at a path, as after the page that it opened was closed.
    func focusRow(at path: RowPath?) {
        focus(cells.flatMap { [$0] + $0.parts }.first { $0.isUsable && $0.path == path })
    }

    /// The row that has the focus, or whose control has it.
    var focusedCell: FormCell? { focusedRow?.focused.cell }

    /// Puts the focus on a row of the page; on the first one, where it can't be used any more.
    func focus(_ cell: FormCell?) {
        if let cell, cell.isUsable, cells.contains(where: { $0 === cell.line ?? cell }) {
            focus(usable: cell)
        } else {
            focusFirst()
        }
    }

    /// Moves the focus to the nearest row that stays, before what holds it is hidden.
    func moveFocus(outOf widget: Widget) {
        guard widget.containsFocus else { return }
        let (before, after) = cellsAroundFocus
        let cell = after.first(where: \.isUsable) ?? before.last(where: \.isUsable)
        isFocusLost = cell == nil
        if let cell { focus(usable: cell) }
    }

    /// A row or a section is shown: it gets the focus that had nowhere to go, as where one change hides the only row
    /// and shows others.
    fileprivate func rowsShown() {
        guard isFocusLost, cells.contains(where: \.isUsable) else { return }
        isFocusLost = false
        // Meanwhile the person may have put it elsewhere; GTK takes it from what is hidden a moment later.
        let focus = gtk_widget_get_root(widget).flatMap(gtk_root_get_focus)
        if focus.map(gtk_widget_get_mapped) ?? 0 == 0 { focusFirst() }
    }

    /// Whether the focus is in a text that the person has begun to change.
    var isEditingText: Bool { focusedCell?.control?.textField?.hasDraft ?? false }

    private func focus(usable cell: FormCell) {
        if let visibleRows {
            visibleRows.focus(cell)
        } else {
            rows.lazy.compactMap { $0.view(of: cell) }.first?.grabFocus()
        }
    }

    private var cells: [FormCell] { page.sections.flatMap(\.cells) }

    private var rows: some Sequence<RowView> { chunks.lazy.flatMap(\.rows) }

    private var focusedRow: RowView? { rows.first { $0.widget.containsFocus } }

    /// The rows before and after the one that has the focus; all are after it where none has.
    private var cellsAroundFocus: (before: ArraySlice<FormCell>, after: ArraySlice<FormCell>) {
        let cells = cells
        let focused = focusedRow?.cell
        guard let index = cells.firstIndex(where: { $0 === focused }) else { return ([], cells[...]) }
        return (cells[..<index], cells[(index + 1)...])
    }

    // MARK: - Keyboard

    /// The keys that go from row to row over the whole page; a list box only knows its own rows.
    ///
    /// Whatever has the focus gets the keys first, for its cursor, its menu or its input method.
    func press(_ key: Key) -> Bool {
        if let action = RowActions.Action(key), let cell = focusedCell, cell.actions.contains(action) {
            cell.perform(action)
            return true
        }
        guard key.hasNoModifiers else { return false }
        let target: FormCell?
        switch key.value {
        case GDK_KEY_Down: target = cellsAroundFocus.after.first(where: \.isUsable)
        case GDK_KEY_Up: target = cellsAroundFocus.before.last(where: \.isUsable)
        case GDK_KEY_Page_Down: target = cell(atPages: 1)
        case GDK_KEY_Page_Up: target = cell(atPages: -1)
        case GDK_KEY_Home: target = cells.first(where: \.isUsable)
        case GDK_KEY_End: target = cells.last(where: \.isUsable)
        default: return false
        }
        if let target {
            focus(usable: target)
        } else if key.value == GDK_KEY_Up {
            leaveUpwards?()
        }
        return true
    }

    /// The usable row that is so many screens below the one with the focus, or the last on the way.
    private func cell(atPages pages: Int) -> FormCell? {
        guard let row = focusedRow else { return nil }
        let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
        let height = max(Double(gtk_widget_get_height(row.widget)), 1)
        let count = max(Int(gtk_adjustment_get_page_size(adjustment) / height) - 1, 1)
        let (before, after) = cellsAroundFocus
        return pages > 0
            ? after.filter(\.isUsable).prefix(count).last : before.filter(\.isUsable).suffix(count).first
    }
}

@MainActor
extension Widget {
    /// Shows or hides a row or a section of a page, which sees to the focus.
    func setVisible(_ isVisible: Bool, on page: PageView?) {
        if !isVisible { page?.moveFocus(outOf: self) }
        setVisible(isVisible)
        if isVisible { page?.rowsShown() }
    }
}
