import CGtk
import FormCore

/// A scrolled column of sections that shows a page.
///
/// A page with many rows has widgets for those near the screen only, see ``VisibleRows``.
@MainActor
final class PageView: RowHost {
    let page: FormPage
    let widget = gtk_scrolled_window_new()!

    /// Called where Up leaves the first row, if the page isn't the end of the way.
    var leaveUpwards: (@MainActor () -> Void)?

    /// What the column of the sections stands in, and is scrolled with.
    var ground: Widget? { gtk_widget_get_parent(content) }

    private let content = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-page")
    let sections: [SectionView]
    private var chunks: [ChunkView] { sections.flatMap(\.rows.all) }
    let cells: PageRows
    /// Where Up and Down stop.
    var stops: PageRows { PageRows(sections: page.sections, hasHeadings: true) }
    private var heights = RowHeights()
    private(set) var mnemonics: Mnemonics
    private(set) var visibleRows: VisibleRows?
    private var dragging: ItemDragging?
    /// The row that has just lost the focus, since it was hidden or disabled, and the one that got it, if there is any.
    private var lostFocus: (from: FormCell?, to: FormCell?)?

    /// - Parameter mnemonics: The letters that rows can have.
    init(_ page: FormPage, mnemonics: Mnemonics = Mnemonics()) {
        self.page = page
        self.mnemonics = mnemonics
        cells = PageRows(sections: page.sections)
        sections = page.sections.map { SectionView($0, pageTitle: page.title) }
        for section in sections {
            content.append(section.widget)
            section.page = self
        }
        gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(widget.opaque, Clamp.make(content))
        // The rows hand on the keys that they get.
        Signal.connectKeys(widget, .scrollKey) { [weak self] key in
            guard let self, gtk_widget_is_focus(widget) != 0 else { return false }
            return press(key)
        }
        rowsChanged()
    }

    /// Names what is named by the page's title.
    func updateTitle() {
        for section in sections { section.pageTitle = page.title }
    }

    /// There are rows that have no widgets yet.
    func rowsChanged() {
        let count = page.sections.reduce(0) { $0 + $1.cells.count }
        if let visibleRows {
            visibleRows.heightsChanged()
        } else if count > VisibleRows.threshold {
            visibleRows = VisibleRows(sections.map(\.rows), on: self, content: content, scrolled: widget)
        } else {
            for section in sections { section.rows.realise(0..<section.rows.cells.count, by: max(count, 1)) }
            for section in sections { section.rows.number() }
        }
        dragging?.rowsChanged()
    }

    func letRowsBeDragged() {
        if dragging == nil { dragging = ItemDragging(on: self) }
    }

    func withMnemonics(_ body: (inout Mnemonics) -> Void) { body(&mnemonics) }

    /// How high rows are that have no widgets, as far as that can be known.
    func height(of rows: Range<Int>, in kinds: RowKinds, headings: Int) -> Int32 {
        heights.guess(rows, of: kinds, headings: headings)
    }

    /// Takes over how high the rows are that have widgets.
    ///
    /// - Returns: Whether others may be as high.
    func learnHeights() -> Bool {
        var isNew = false
        for section in sections {
            let cells = section.rows.cells
            if let height = section.rows.all.lazy.compactMap(\.headingHeight).first, height != heights.headingHeight {
                heights.headingHeight = height
                isNew = true
            }
            for (row, cell, height) in section.rows.all.flatMap(\.heights)
            where heights.learn(height, of: cell, isOnDemand: cells.lastingCell(at: row) == nil) {
                isNew = true
            }
        }
        return isNew
    }

    /// A row or a section is shown or hidden.
    func heightsChanged() {
        // A long page does it once for all that one change shows and hides.
        guard let visibleRows else { return sections.forEach { $0.rows.number() } }
        visibleRows.heightsChanged()
    }

    /// The page is closed and only slides away.
    func retire() {
        visibleRows = nil
        dragging?.cancel()
        for row in rows { row.retire() }
    }

    // MARK: - Focus

    /// Puts the focus where the user begins: the field that the page is there for, the chosen option, or the first row.
    /// Where no row can be used the page has it, so that it can be scrolled.
    func focusFirst() {
        if let cell = page.initialFocus ?? page.chosenOption ?? firstRow {
            focus(usable: cell)
        } else {
            gtk_widget_grab_focus(widget)
        }
    }

    /// The first row that can be used; where there is none, the first button above rows.
    var firstRow: FormCell? {
        cells.after(nil).first(where: \.isUsable) ?? stops.after(nil).first(where: \.isUsable)
    }

    /// Puts the focus on the row at a path, as after the page that it opened was closed.
    func focusRow(at path: RowPath?) {
        focus(path.flatMap(page.cellToFocus))
    }

    /// The row that has the focus, or whose control has it; or the button above rows.
    var focusedCell: FormCell? {
        focusedRow?.focused.cell ?? sections.lazy.compactMap { $0.headerLine?.focusedCell }.first
    }

    /// Puts the focus on a row of the page, or on the expander that hides it; on the first row, where it can't be used any
    /// more.
    func focus(_ cell: FormCell?) {
        if let cell = cell?.shownCell, cell.isUsable, cells.contains(cell.line ?? cell) {
            focus(usable: cell)
        } else {
            focusFirst()
        }
    }

    /// Moves the focus to the nearest row that stays, before what holds it is hidden.
    func moveFocus(outOf widget: Widget) {
        guard widget.containsFocus else { return }
        let focused = focusedStop
        let cell = row(nearestTo: focused)
        // Where nothing could have it, the next row does that is shown, however late.
        if lostFocus == nil { afterEvent { [weak self] in if self?.lostFocus?.to != nil { self?.lostFocus = nil } } }
        lostFocus = (lostFocus?.from ?? focused, cell)
        if let cell { focus(usable: cell) } else { gtk_widget_grab_focus(self.widget) }
    }

    /// The next row that can be used, or the one before; if there is one in the same section, that.
    private func row(nearestTo cell: FormCell?) -> FormCell? {
        let near = [cells.after(cell).first(where: \.isUsable), cells.before(cell).first(where: \.isUsable)]
            .compactMap(\.self)
        return near.first { $0.section === cell?.section } ?? near.first ?? firstRow
    }

    /// A row or a section is shown: it gets the focus where one change hides what had it and shows something nearer, as
    /// a button that takes the place of another one.
    func rowsShown() {
        guard let lostFocus else { return }
        // Meanwhile the person may have put it elsewhere; GTK takes it from what is hidden a moment later.
        let focus = gtk_widget_get_root(widget).flatMap(gtk_root_get_focus)
        let isLost = focus == widget || focus.map(gtk_widget_get_mapped) ?? 0 == 0
        guard isLost || focusedStop != nil && focusedStop === lostFocus.to else { return }
        guard let cell = row(nearestTo: lostFocus.from), cell !== lostFocus.to || isLost else { return }
        self.lostFocus?.to = cell
        self.focus(usable: cell)
    }

    /// The search field above the row that has the focus.
    var filterAboveFocus: FilterView? {
        sections.first { $0.widget.containsFocus }?.filters.last(where: \.isVisible)
    }

    /// Whether the focus is in a text that the person has begun to change.
    var isEditingText: Bool {
        focusedCell?.control?.textField?.hasDraft ?? sections.contains { $0.filters.contains(where: \.isEditing) }
    }

    func focus(usable cell: FormCell) {
        if let button = sections.lazy.compactMap({ $0.headerLine?.widget(of: cell) }).first {
            visibleRows?.forgetFocus()
            gtk_widget_grab_focus(button)
            return
        }
        if let visibleRows { return visibleRows.focus(cell) }
        guard let row = rows.lazy.compactMap({ $0.view(of: cell) }).first else { return }
        row.grabFocus(on: widget)
        guard !row.hasPlace else { return }
        // Another row may have got the focus meanwhile, and a place on the screen with it.
        whenPlaced(row) { [widget, content] row in
            if row.widget.containsFocus { row.comeIntoView(of: widget, in: content) }
        }
    }

    /// Scrolls to the row whose page is beside this one, and leaves the focus where it is.
    func bringCurrentIntoView(_ cell: FormCell) {
        if let visibleRows { return visibleRows.bringIntoView(cell) }
        guard let row = rows.lazy.compactMap({ $0.view(of: cell) }).first else { return }
        whenPlaced(row) { [widget, content] row in
            // Another page may be there by then.
            if cell.isCurrent { row.comeIntoView(of: widget, in: content) }
        }
    }

    /// Does something as soon as a row has a place on the screen, unless the page is not shown then.
    private func whenPlaced(_ row: RowView, _ body: @escaping @MainActor (RowView) -> Void) {
        if row.hasPlace { return body(row) }
        Signal.connectFrames(widget, .rowPlaced) { [weak row] _ in
            guard let row, gtk_widget_get_mapped(row.widget) != 0 else { return false }
            if row.hasPlace { body(row) }
            return !row.hasPlace
        }
    }

    /// The rows that have widgets.
    var rows: some Sequence<RowView> { chunks.lazy.flatMap(\.rows) }

    var focusedRow: RowView? { rows.first { $0.widget.containsFocus } }

    /// The row with the focus; of several controls that stand in one it is the row.
    var focusedStop: FormCell? { focusedCell.map { $0.line ?? $0 } }

    /// Does something with an item of a list, and tells assistive tools where it stands then, if that is elsewhere.
    func announcingMove(of cell: FormCell, _ body: () -> Void) {
        let place = { self.sections.lazy.compactMap { $0.rows.place(of: cell) }.first }
        let before = place()
        body()
        guard let before, let after = place(), before.number != after.number else { return }
        let sentence = Sentence("%1$s, %2$s of %3$s", cell.title, "\(after.number)", "\(after.count)")
        Announcement.say(widget, cell.text(of: sentence))
    }
}
