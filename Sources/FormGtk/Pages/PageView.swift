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
    private let sections: [SectionView]
    private var chunks: [ChunkView] { sections.flatMap(\.rows.all) }
    private let cells: PageRows
    /// Where Up and Down stop.
    private var stops: PageRows { PageRows(sections: page.sections, hasHeadings: true) }
    private var heights = RowHeights()
    private(set) var mnemonics: Mnemonics
    private var visibleRows: VisibleRows?
    private var dragging: ItemDragging?
    private var isFocusLost = false

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

    /// Puts the focus where the person begins: the field that the page is there for, the chosen option, or the first row.
    func focusFirst() {
        if let cell = page.initialFocus ?? page.chosenOption ?? firstRow { focus(usable: cell) }
    }

    /// The first row that can be used; where there is none, the first button above rows.
    private var firstRow: FormCell? {
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
        let cell =
            cells.after(focused).first(where: \.isUsable) ?? cells.before(focused).first(where: \.isUsable) ?? firstRow
        isFocusLost = cell == nil
        if let cell { focus(usable: cell) }
    }

    /// A row or a section is shown: it gets the focus that had nowhere to go, as where one change hides the only row
    /// and shows others.
    func rowsShown() {
        guard isFocusLost, firstRow != nil else { return }
        isFocusLost = false
        // Meanwhile the person may have put it elsewhere; GTK takes it from what is hidden a moment later.
        let focus = gtk_widget_get_root(widget).flatMap(gtk_root_get_focus)
        if focus.map(gtk_widget_get_mapped) ?? 0 == 0 { focusFirst() }
    }

    /// The search field above the row that has the focus.
    var filterAboveFocus: FilterView? {
        sections.first { $0.widget.containsFocus }?.filters.last(where: \.isVisible)
    }

    /// Whether the focus is in a text that the person has begun to change.
    var isEditingText: Bool {
        focusedCell?.control?.textField?.hasDraft ?? sections.contains { $0.filters.contains(where: \.isEditing) }
    }

    private func focus(usable cell: FormCell) {
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

    private var focusedRow: RowView? { rows.first { $0.widget.containsFocus } }

    /// The row with the focus; of several controls that stand in one it is the row.
    private var focusedStop: FormCell? { focusedCell.map { $0.line ?? $0 } }

    /// Does something with an item of a list, and tells assistive tools where it stands then, if that is elsewhere.
    func announcingMove(of cell: FormCell, _ body: () -> Void) {
        let place = { self.sections.lazy.compactMap { $0.rows.place(of: cell) }.first }
        let before = place()
        body()
        guard let before, let after = place(), before.number != after.number else { return }
        let sentence = Sentence("%1$s, %2$s of %3$s", cell.title, "\(after.number)", "\(after.count)")
        Announcement.say(widget, cell.text(of: sentence))
    }

    // MARK: - Keyboard

    /// The keys that go from row to row over the whole page; a list box only knows its own rows.
    ///
    /// Whatever has the focus gets the keys first, for its cursor, its menu or its input method.
    func press(_ key: Key) -> Bool {
        if let action = RowActions.Action(key), let cell = focusedStop, cell.actions.offers(action) {
            announcingMove(of: cell) { cell.perform(action) }
            return true
        }
        if key.matches(GDK_KEY_c, GDK_CONTROL_MASK), let cell = focusedCell, cell.canCopy {
            cell.copy()
            Announcement.say(widget, translated("Copied"))
            return true
        }
        guard key.hasNoModifiers else { return false }
        if let cell = focusedCell, cell.isExpander, let isExpanded = expansion(by: key), cell.isExpanded != isExpanded {
            cell.setExpanded(isExpanded)
            return true
        }
        let target: FormCell?
        let focused = focusedStop
        switch key.value {
        case GDK_KEY_Down: target = stops.after(focused).first(where: \.isUsable)
        case GDK_KEY_Up where focusFilter(above: focused): return true
        case GDK_KEY_Up: target = stops.before(focused).first(where: \.isUsable)
        case GDK_KEY_Page_Down: target = cell(atPages: 1)
        case GDK_KEY_Page_Up: target = cell(atPages: -1)
        case GDK_KEY_Home: target = firstRow
        case GDK_KEY_End: target = cells.fromEnd.first(where: \.isUsable)
        default: return false
        }
        if let target {
            focus(usable: target)
        } else if key.value == GDK_KEY_Up {
            leaveUpwards?()
        }
        return true
    }

    /// Puts the focus into the search field above a row, if it is the first one below the field.
    private func focusFilter(above cell: FormCell?) -> Bool {
        guard let cell, let section = sections.first(where: { $0.section === cell.section }),
            let filter = section.filters.last(where: \.isVisible),
            section.section.cells.first(where: \.isUsable) === cell
        else { return false }
        visibleRows?.forgetFocus()
        return gtk_widget_grab_focus(filter.widget) != 0
    }

    /// Whether a key is the one that expands, or the one that collapses.
    private func expansion(by key: Key) -> Bool? {
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        return switch key.value {
        case GDK_KEY_Right: !isMirrored
        case GDK_KEY_Left: isMirrored
        default: nil
        }
    }

    /// Moves the focus from one control of a row to the next in a direction; says whether there is one.
    func moveFocusInRow(_ direction: GtkDirectionType) -> Bool {
        // The row itself would take the focus before its first control.
        guard let content = focusedRow.flatMap({ gtk_widget_get_first_child($0.widget) }), content.containsFocus
        else { return false }
        return gtk_widget_child_focus(content, direction) != 0
    }

    /// The usable row that is so many screens below the one with the focus, or the last on the way.
    private func cell(atPages pages: Int) -> FormCell? {
        guard let focused = focusedStop, let row = focusedRow ?? rows.first(where: { _ in true }) else { return nil }
        let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
        let height = max(Double(gtk_widget_get_height(row.widget)), 1)
        let count = max(Int(gtk_adjustment_get_page_size(adjustment) / height) - 1, 1)
        let way = pages > 0 ? AnySequence(cells.after(focused)) : AnySequence(cells.before(focused))
        return Array(way.lazy.filter(\.isUsable).prefix(count)).last
    }
}
