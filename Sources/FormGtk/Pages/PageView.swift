import CGtk
import FormCore

/// A scrolled column of sections that shows a page.
///
/// A page with many rows has widgets only for the rows near the screen; see ``VisibleRows``.
@MainActor
final class PageView: RowHost {
    let page: FormPage
    let widget = gtk_scrolled_window_new()!

    /// Called when the user presses Up on the first row; `nil` if there is nothing above the page to move the focus to.
    var leaveUpwards: (@MainActor () -> Void)?

    /// The widget around the column of sections, which scrolls together with the column.
    var ground: Widget? { gtk_widget_get_parent(column) }

    /// The column of sections, below the status page.
    private let column = makeBox(GTK_ORIENTATION_VERTICAL)

    /// True while the page is the sidebar.
    var isSidebar = false {
        didSet { if isSidebar != oldValue { for chunk in chunks { chunk.updateSidebarClasses() } } }
    }

    /// The page from which this one takes the mnemonics of its rows; `nil` for its own.
    weak var mnemonicsOwner: PageView?

    private let content = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-page")
    private(set) var sections: [SectionView] = []
    private var chunks: [ChunkView] { sections.flatMap(\.rows.all) }
    var cells: PageRows { PageRows(sections: shownSections) }
    /// The rows that Up and Down stop at, including header buttons.
    var stops: PageRows { PageRows(sections: shownSections, hasHeadings: true) }
    /// The sections, except those that a status page takes the place of.
    private var shownSections: [Section] { sections.map(\.section).filter(page.shows) }
    private var heights = RowHeights()
    private(set) var mnemonics: Mnemonics
    private(set) var visibleRows: VisibleRows?
    private var afterLayout: AfterLayout?
    private var dragging: ItemDragging?
    private var status: StatusPageView?
    private var isStatusShown = false
    /// The row that had the focus when the status page took the place of the sections, and the selection in its text.
    private var focusBeforeStatus: (cell: FormCell, selection: Range<gint>?)?
    /// The vertical scroll position of the sections while the status page is in their place.
    private var scrollBeforeStatus: Double?
    /// The row that lost the focus because it was hidden or disabled, and the row that got the focus in its place; `to`
    /// is `nil` if no row could get the focus.
    private var lostFocus: (from: FormCell?, to: FormCell?)?
    /// The focused row, if the user has scrolled it out of sight.
    private weak var rowOutOfSight: RowView?
    /// True from a change of the page's size until the focused row is in sight again.
    private var isResized = false

    /// - Parameters:
    ///   - sections: The sections to show, in the order of the page; `nil` for all of them.
    ///   - mnemonics: The letters that are free for the rows.
    init(_ page: FormPage, sections: [Section]? = nil, mnemonics: Mnemonics = Mnemonics()) {
        self.page = page
        self.mnemonics = mnemonics
        widget.addClass("form-scroller")
        gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        column.append(content)
        gtk_scrolled_window_set_child(widget.opaque, Clamp.make(column))
        // Each list box passes on the keys pressed on its rows. This handler receives the keys pressed while the page
        // itself has the focus.
        Signal.connectKeys(widget, .scrollKey) { [weak self] key in
            guard let self, gtk_widget_is_focus(widget) != 0 else { return false }
            return press(key)
        }
        followSize()
        show(sections ?? page.sections)
        afterLayout = AfterLayout(of: widget) { [weak self] in self?.laidOut() }
        // The sidebar shows sections of the page too, and stays where a status page takes the place of the others.
        guard sections == nil else { return }
        page.show(as: "page") { [weak self] _ in self?.updateStatus() }
        updateStatus()
    }

    /// Shows the given sections of the page, in the order of the page. The sections that are shown already keep their
    /// widgets. Another page view must not show any of them.
    func show(_ shown: [Section]) {
        for view in sections where !shown.contains(where: { $0 === view.section }) {
            view.release()
            gtk_box_remove(content.cast(), view.widget)
        }
        var previous: Widget?
        sections = shown.map { section in
            if let view = sections.first(where: { $0.section === section }) {
                previous = view.widget
                return view
            }
            let view = SectionView(section, pageTitle: page.title)
            gtk_box_insert_child_after(content.cast(), view.widget, previous)
            view.page = self
            previous = view.widget
            return view
        }
        visibleRows?.sections = sections.map(\.rows)
        rowsChanged()
        updateContent()
    }

    /// Hides the column of sections, and so its margins, if the status page takes the place of all of them.
    private func updateContent() {
        content.setVisible(!isStatusShown || !shownSections.isEmpty)
    }

    /// Shows the status page in place of the sections, or the sections as they were before.
    private func updateStatus() {
        let isShown = page.statusPage != nil
        guard isShown || status != nil else { return }
        if status == nil {
            let view = StatusPageView(of: page, in: widget)
            gtk_box_prepend(column.cast(), view.widget)
            status = view
        }
        guard let status, isShown != isStatusShown else { return self.status?.show() ?? () }
        isStatusShown = isShown
        if isShown {
            let focused = focusedCell
            let losesFocus = widget.containsFocus && focused?.section.map(page.shows) != true
            focusBeforeStatus = losesFocus ? focused.map { ($0, focusedSelection) } : nil
            scrollBeforeStatus = gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(widget.opaque))
            status.show()
            // GTK itself would move the focus from a section that is hidden to the next one.
            if losesFocus { status.grabFocus() }
            for section in sections { section.updateVisibility() }
            updateContent()
        } else {
            let hadFocus = status.widget.containsFocus || gtk_widget_is_focus(widget) != 0
            updateContent()
            for section in sections { section.updateVisibility() }
            if hadFocus { restoreFocus() }
            status.show()
            scrollBack()
        }
    }

    private func restoreFocus() {
        guard let (cell, selection) = focusBeforeStatus else { return focusFirst() }
        focus(cell)
        guard let selection, focusedCell === cell, let text = focusedText else { return }
        gtk_editable_select_region(text, selection.lowerBound, selection.upperBound)
    }

    /// Scrolls to the position from before the status page, as soon as the sections have their height again.
    private func scrollBack() {
        guard let value = scrollBeforeStatus else { return }
        scrollBeforeStatus = nil
        var frames = 0
        Signal.connectFrames(widget, .sectionsRestored) { [widget] _ in
            let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
            gtk_adjustment_set_value(adjustment, value)
            frames += 1
            return gtk_adjustment_get_value(adjustment) < value && frames < 10
        }
    }

    /// The text that the user is typing into; `nil` if the focus is elsewhere.
    private var focusedText: OpaquePointer? {
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root), widget.containsFocus else {
            return nil
        }
        return focus.isA(gtk_editable_get_type()) ? focus.opaque : nil
    }

    private var focusedSelection: Range<gint>? {
        guard let text = focusedText else { return nil }
        var (start, end): (gint, gint) = (0, 0)
        if gtk_editable_get_selection_bounds(text, &start, &end) == 0 {
            start = gtk_editable_get_position(text)
            end = start
        }
        return start..<end
    }

    /// Updates the accessible names of the lists whose section has no header: such a list is named by the page's title.
    func updateTitle() {
        for section in sections { section.pageTitle = page.title }
    }

    /// Creates the widgets of new rows. A long page creates them later, and only for the rows near the screen.
    func rowsChanged() {
        let count = sections.reduce(0) { $0 + $1.section.cells.count }
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

    /// Called after each layout while the page is mapped.
    private func laidOut() {
        visibleRows?.laidOut()
        for chunk in chunks where chunk.isRealised { chunk.limitPainting(toScreenOf: widget) }
    }

    func enableDragging() {
        if dragging == nil { dragging = ItemDragging(on: self) }
    }

    func withMnemonics(_ body: (inout Mnemonics) -> Void) {
        if let mnemonicsOwner { mnemonicsOwner.withMnemonics(body) } else { body(&mnemonics) }
    }

    /// Estimates the height of rows without widgets.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of all rows of the section.
    ///   - headings: The number of headings between the rows. Their height is included.
    func height(of rows: Range<Int>, in kinds: RowKinds, headings: Int) -> Int32 {
        heights.guess(rows, of: kinds, headings: headings)
    }

    /// Records the heights of the rows that have widgets.
    ///
    /// - Returns: True if estimates of other rows have changed.
    func recordHeights() -> Bool {
        let chunks = sections.flatMap(\.rows.all)
        let hasLearned = heights.learn(chunks.flatMap(\.heights))
        if let height = chunks.lazy.compactMap(\.headingHeight).first, height != heights.headingHeight {
            heights.headingHeight = height
            return true
        }
        return hasLearned
    }

    /// Called when a row or a section is shown or hidden.
    func heightsChanged() {
        // On a long page, the rows are numbered only once, after a change has shown or hidden all the rows that depend
        // on it.
        guard let visibleRows else { return sections.forEach { $0.rows.number() } }
        visibleRows.heightsChanged()
    }

    /// Keeps the focused row in sight when the page becomes lower or narrower, unless the user has scrolled it away.
    private func followSize() {
        for adjustment in [
            gtk_scrolled_window_get_vadjustment(widget.opaque), gtk_scrolled_window_get_hadjustment(widget.opaque),
        ] {
            Signal.connectNotify(UnsafeMutableRawPointer(adjustment!), "page-size", .pageResized) { [weak self] in
                self?.isResized = true
                // Now, the page is being laid out.
                afterEvent { [weak self] in self?.followFocus() }
            }
        }
        let adjustment = UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(widget.opaque)!)
        Signal.connect(adjustment, "value-changed", .pageScrolled) { [weak self] in
            afterEvent { [weak self] in
                guard let self, !isResized else { return }
                rowOutOfSight = focusedRow.flatMap { $0.isInSight(of: widget, in: column) ? nil : $0 }
            }
        }
    }

    private func followFocus() {
        isResized = false
        guard let row = focusedRow, row !== rowOutOfSight, row.isLaidOut else { return }
        row.comeIntoSight(of: widget, in: column)
    }

    /// Called when the page is closed, while its widget is still sliding away.
    func retire() {
        visibleRows = nil
        afterLayout = nil
        dragging?.cancel()
        for row in rows {
            // A page that slides away may still scroll.
            gtk_widget_set_opacity(row.widget, 1)
            row.retire()
        }
    }

    // MARK: - Focus

    /// Moves the focus to where the user starts: the page's initial field, the chosen option, or the first row. If no
    /// row is usable, the page takes the focus, so the user can scroll it with the keys.
    func focusFirst() {
        if page.statusPage != nil {
            status?.grabFocus()
        } else if let cell = page.initialFocus ?? page.chosenOption ?? firstRow {
            focus(usable: cell)
        } else {
            gtk_widget_grab_focus(widget)
        }
    }

    /// The first usable row, or the first usable header button if no row is usable.
    var firstRow: FormCell? {
        cells.after(nil).first(where: \.isUsable) ?? stops.after(nil).first(where: \.isUsable)
    }

    /// Moves the focus to the row at a path, such as the row whose page was just closed.
    func focusRow(at path: RowPath?) {
        focus(path.flatMap(page.cellToFocus))
    }

    /// The row or the header button that has the focus. If the focus is in an inline control, this is the control's
    /// cell.
    var focusedCell: FormCell? {
        focusedRow?.focused.cell ?? sections.lazy.compactMap { $0.headerLine?.focusedCell }.first
    }

    /// Returns true if one of the sections shown here has the row at a path.
    func contains(rowAt path: RowPath) -> Bool {
        page.cells(at: path).contains { cell in sections.contains { $0.section === cell.section } }
    }

    /// Moves the focus to a row of the page. If the row is hidden in a collapsed expander, moves the focus to the
    /// expander. If that isn't possible, or if `cell` is `nil`, calls ``focusFirst()``.
    func focus(_ cell: FormCell?) {
        if let cell = cell?.shownCell, cell.isUsable, cells.contains(cell.line ?? cell) {
            focus(usable: cell)
        } else {
            focusFirst()
        }
    }

    /// Called before a widget is hidden or disabled. If the widget contains the focus, moves the focus to the nearest
    /// usable row.
    func moveFocus(outOf widget: Widget) {
        guard widget.containsFocus else { return }
        let focused = focusedStop
        let cell = row(nearestTo: focused)
        // If another row gets the focus, `lostFocus` is cleared after the current event. If no row can get it,
        // `lostFocus` stays set, so the next row that is shown gets the focus, however late that is.
        if lostFocus == nil { afterEvent { [weak self] in if self?.lostFocus?.to != nil { self?.lostFocus = nil } } }
        lostFocus = (lostFocus?.from ?? focused, cell)
        if let cell { focus(usable: cell) } else { gtk_widget_grab_focus(self.widget) }
    }

    /// Returns the usable row that is nearest to a row. A row in the same section is preferred to a row in another
    /// section; apart from that, the next usable row is preferred to the previous one.
    private func row(nearestTo cell: FormCell?) -> FormCell? {
        let near = [cells.after(cell).first(where: \.isUsable), cells.before(cell).first(where: \.isUsable)]
            .compactMap(\.self)
        return near.first { $0.section === cell?.section } ?? near.first ?? firstRow
    }

    /// Called when a row or a section is shown. If the same change has hidden the focused row, moves the focus to the
    /// usable row that is now nearest to the hidden row, for example to a button that replaces another button.
    func rowsShown() {
        guard let lostFocus else { return }
        // The user may have moved the focus in the meantime. A hidden widget may still have the focus, because GTK
        // takes it away only a moment later.
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

    /// True if the focus is in text that the user has begun to change.
    var isEditingText: Bool {
        focusedCell?.control?.textField?.hasDraft ?? sections.contains { $0.filters.contains(where: \.isEditing) }
    }

    func focus(usable cell: FormCell) {
        if let button = sections.lazy.compactMap({ $0.headerLine?.widget(of: cell) }).first {
            visibleRows?.cancelPendingFocus()
            gtk_widget_grab_focus(button)
            return
        }
        if let visibleRows { return visibleRows.focus(cell) }
        guard let row = rows.lazy.compactMap({ $0.view(of: cell) }).first else { return }
        row.grabFocus(on: widget)
        guard !row.isLaidOut else { return }
        // Another row may have got the focus in the meantime, and the page may have scrolled to that row.
        whenPlaced(row) { [widget, content] row in
            if row.widget.containsFocus { row.comeIntoView(of: widget, in: content) }
        }
    }

    /// Scrolls to the row whose page is shown beside this page, without moving the focus.
    func bringCurrentIntoView(_ cell: FormCell) {
        if let visibleRows { return visibleRows.bringIntoView(cell) }
        guard let row = rows.lazy.compactMap({ $0.view(of: cell) }).first else { return }
        whenPlaced(row) { [widget, content] row in
            // In the meantime the page of another row may have been opened beside this page.
            if cell.isCurrent { row.comeIntoView(of: widget, in: content) }
        }
    }

    /// Calls the closure once a row has been laid out, unless the page is hidden before that.
    private func whenPlaced(_ row: RowView, _ body: @escaping @MainActor (RowView) -> Void) {
        if row.isLaidOut { return body(row) }
        Signal.connectFrames(widget, .rowPlaced) { [weak row] _ in
            guard let row, gtk_widget_get_mapped(row.widget) != 0 else { return false }
            if row.isLaidOut { body(row) }
            return !row.isLaidOut
        }
    }

    /// The rows that have widgets.
    var rows: some Sequence<RowView> { chunks.lazy.flatMap(\.rows) }

    var focusedRow: RowView? { rows.first { $0.widget.containsFocus } }

    /// The row with the focus. If the focus is in an inline control, this is the row that contains the control.
    var focusedStop: FormCell? { focusedCell.map { $0.line ?? $0 } }

    /// Calls `body`, which changes an item of a list. If this moves the item, announces its new position to assistive
    /// tools.
    func announcingMove(of cell: FormCell, _ body: () -> Void) {
        let position = { self.sections.lazy.compactMap { $0.rows.position(of: cell) }.first }
        let before = position()
        body()
        guard let before, let after = position(), before.number != after.number else { return }
        let sentence = Sentence("%1$s, %2$s of %3$s", cell.title, "\(after.number)", "\(after.count)")
        Announcement.say(widget, cell.text(of: sentence))
    }
}
