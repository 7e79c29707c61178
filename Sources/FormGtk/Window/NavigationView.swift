import CGtk
import FormCore

/// Shows the page on top of a form's navigation stack, or the results of a search. If the layout and the window's width
/// allow it, a sidebar is shown beside that page or those results: the whole first page, or one of its sections.
///
/// If the sidebar is a section, its rows have widgets either on the first page or in the sidebar.
///
/// A page's widgets are created when the page is opened. When the page is closed, its widgets are removed as soon as it
/// has slid out of sight.
@MainActor
final class NavigationView {
    var widget: Widget { split.widget }

    /// Called when the user presses Up on the first search result, to move the focus to the search text.
    var leaveResults: (@MainActor () -> Void)?

    let session: FormSession
    /// The index of this view's window in the session's `windows`.
    private let window: Int
    private let split: SplitView
    /// The views of the pages, beginning with the first page.
    private var views: [PageView]
    /// The sidebar, if it is a section of the first page; `nil` if the sidebar is the whole first page, and in a window
    /// without a sidebar. While the sidebar is not shown, this view is empty.
    private let ownSidebar: PageView?
    /// The header bars of the panes; `nil` in a dialog, which has its own.
    private let bars: (side: PaneBar, main: PaneBar)?
    /// The page with the results of a search; `nil` while there is no search.
    private var results: PageView?
    /// The pages that the user had opened at the last update.
    private var openedPages: [FormPage] = []
    /// True if the window has buttons that apply or discard the edits.
    private let hasButtons: Bool
    /// The row that had the focus before the layout changes.
    private weak var cellBeforeLayout: FormCell?
    /// The row that had the focus before the search.
    private weak var cellBeforeSearch: FormCell?
    /// The row that last had the focus on the page beside the first page.
    private weak var cellBeside: FormCell?
    /// Widgets of closed pages that are still sliding away.
    private var leaving: [Widget] = []

    /// - Parameters:
    ///   - window: The index of this view's window in the session's `windows`.
    ///   - layout: The pages to show if there is room for more than one.
    ///   - bars: The header bars of the panes.
    init(
        _ session: FormSession, window: Int = 0, layout: PageLayout = .stack,
        bars: (side: PaneBar, main: PaneBar)? = nil
    ) {
        self.session = session
        self.window = window
        self.bars = bars
        hasButtons = window > 0 || session.applying == .explicitly
        let mnemonics = hasButtons ? ApplyBar.mnemonics : Mnemonics()
        let page = session.windows[window][0]
        let first = PageView(page, mnemonics: mnemonics)
        views = [first]
        if window == 0, layout.hasSidebar, page.sections.contains(where: { $0.sidebarRow != nil }) {
            let sidebar = PageView(page, sections: [])
            sidebar.isSidebar = true
            sidebar.mnemonicsOwner = first
            ownSidebar = sidebar
            split = SplitView(sidebar.widget, first: first.widget)
        } else {
            ownSidebar = nil
            split = SplitView(first.widget)
        }
        if let bars { split.add(sideBar: bars.side.widget, mainBar: bars.main.widget) }
        split.moveFocusInSidebar = { [weak self] in self?.moveFocusInSidebar($0) }
        Signal.connectNotify(split.stack, "transition-running", .transitionRunning) { [weak self] in
            self?.transitionChanged()
        }
        if layout.hasSidebar {
            split.onRoom = { [weak self] hasRoom in
                let focus = self?.focusedCell
                self?.cellBeforeLayout = focus
                session.changeLayout(to: hasRoom ? layout : .stack, focus: focus)
                self?.cellBeforeLayout = nil
            }
            split.followRoom()
        }
        update()
    }

    /// Adds widgets to the pane with the pages: one between the header bar and the page, and one below the page.
    func add(above tools: Widget, below bar: Widget?) {
        gtk_box_insert_child_after(split.main.cast(), tools, bars?.main.widget)
        if let bar { split.main.append(bar) }
    }

    /// Updates the views to match the pages that are open now.
    func update() {
        let pages = session.windows[window]
        var focused = focusedView
        let kept = zip(views, pages).prefix { $0.page === $1 }.count
        let closed = Array(views[kept...])
        let hidesFirst = !hasSidebar && pages.count > 1 && ownSidebar == nil
        // Take the focus away first, because GTK never frees a widget that is hidden while it contains the focus.
        if let focused, closed.contains(where: { $0 === focused }) || hidesFirst && focused === views[0] {
            gtk_root_set_focus(gtk_widget_get_root(widget), nil)
        }
        let wasBeside = split.showsBoth
        if wasBeside != hasSidebar {
            showSidebar(hasSidebar)
            if ownSidebar != nil { focused = focusedView }
        }
        views.removeSubrange(kept...)
        for page in pages.dropFirst(kept) { push(page) }
        let isForward = kept < pages.count
        if results == nil, isForward || !closed.isEmpty {
            // Pages that are opened beside a sidebar replace each other without sliding.
            show(isForward: isForward, isSliding: wasBeside == split.showsBoth && kept > (split.showsBoth ? 1 : 0))
        }
        for view in closed { view.retire() }
        leaving += closed.map(\.widget)
        transitionChanged()
        moveFocus(from: focused, closed)
        openedPages = opened
        if hasSidebar, kept <= 1 || wasBeside != hasSidebar { showCurrentRow(of: pages) }
        updateBars()
    }

    /// Shows the sidebar, or hides it. If the sidebar is a section of the first page, the section's rows get new widgets.
    /// If one of the rows has the focus, it keeps it, or the page on top gets it if the row is no longer on the screen.
    private func showSidebar(_ isShown: Bool) {
        guard let ownSidebar, let section = views[0].page.sections.first(where: { $0.sidebarRow != nil }) else {
            split.showsBoth = isShown
            return views[0].isSidebar = isShown
        }
        let focused = cellBeforeLayout ?? focusedCell
        let hasFocus = (focused?.line ?? focused)?.section === section
        // GTK itself would move the focus from a widget that is hidden, and would do so only later.
        if hasFocus { gtk_root_set_focus(gtk_widget_get_root(widget), nil) }
        split.showsBoth = isShown
        let sections = views[0].page.sections
        if isShown {
            views[0].show(sections.filter { $0 !== section })
            ownSidebar.show([section])
        } else {
            ownSidebar.show([])
            views[0].show(sections)
        }
        if hasFocus, results == nil { (isShown ? ownSidebar : views[views.count - 1]).focus(focused) }
    }

    /// Scrolls the sidebar to the row that leads to the page shown beside it.
    ///
    /// Doesn't scroll in two cases:
    ///
    /// - That row has the focus, because the user has just opened the page from it.
    /// - The page beside the first page is only the default selection.
    private func showCurrentRow(of pages: [FormPage]) {
        guard pages.count > 1, pages[1] !== session.proposedPage, let cell = session.currentCell,
            let sidebar, sidebar.focusedCell !== cell
        else { return }
        sidebar.bringCurrentIntoView(cell)
    }

    private var hasSidebar: Bool { window == 0 && session.layout.hasSidebar }

    /// The pages that the user has opened, without a page that is only the default selection.
    private var opened: [FormPage] { session.windows[window].filter { $0 !== session.proposedPage } }

    /// The sidebar while it is shown beside the page on top.
    private var sidebar: PageView? { split.showsBoth ? ownSidebar ?? views[0] : nil }

    /// The page that is shown beside the sidebar, except the results of a search; `nil` if there is nothing to show.
    private var pageBeside: PageView? { views.count > 1 || ownSidebar != nil ? views.last : nil }

    /// The title of the window.
    var title: String { (results ?? views[views.count - 1]).page.title }

    /// Updates the titles and the buttons of the header bars.
    private func updateBars() {
        guard let bars else { return }
        bars.side.widget.setVisible(split.showsBoth)
        bars.side.title = views[0].page.title
        // A dialog over the window has its own title.
        bars.main.title = results?.page.title ?? session.title(ofWindow: window)
        bars.main.hasTools = !split.showsBoth && !canGoBack
    }

    /// True if there is a page to go back to.
    var canGoBack: Bool { results == nil && session.canGoBack(inWindow: window) }

    /// Retires the views of all pages. Called when the window that shows these pages is closed.
    func retire() {
        for view in views { view.retire() }
    }

    /// Updates every part of the views that shows a page's title.
    func updateTitles() {
        for view in views + [ownSidebar].compactMap(\.self) { view.updateTitle() }
        updateBars()
    }

    /// Remembers the row that has the focus, so ``updateSearch()`` can give it the focus again when the search ends.
    func rememberFocus() {
        cellBeforeSearch = focusedCell
    }

    /// Shows the current results of the search, without sliding. If the search has ended, shows the page on top again
    /// and gives the focus back to the row that had it before the search.
    func updateSearch() {
        if results?.page !== session.searchPage { replaceResults(by: session.searchPage.map(makeView)) }
        if session.searchText == nil {
            (cellBeforeSearch.flatMap(view(of:)) ?? views.last)?.focus(cellBeforeSearch)
        }
        updateBars()
    }

    private func replaceResults(by new: PageView?) {
        let old = results
        let hadFocus = old?.widget.containsFocus == true
        results = new
        if let new {
            new.widget.addClass("form-results")
            new.leaveUpwards = leaveResults
            gtk_stack_add_child(split.stack.opaque, new.widget)
        }
        show(isForward: true, isSliding: false)
        if hadFocus { new?.focusFirst() }
        if let old { gtk_stack_remove(split.stack.opaque, old.widget) }
    }

    private func push(_ page: FormPage) {
        let view = makeView(of: page)
        gtk_stack_add_child(split.stack.opaque, view.widget)
        views.append(view)
    }

    private func makeView(of page: FormPage) -> PageView {
        // The first page may be shown beside the new page, so the new page can't use the mnemonics of the first page's
        // rows.
        let view = PageView(
            page, mnemonics: split.onRoom != nil ? views[0].mnemonics : hasButtons ? ApplyBar.mnemonics : Mnemonics())
        return view
    }

    /// Shows the results of a search, or the page on top if there is no search.
    private func show(isForward: Bool, isSliding: Bool) {
        // The transitions are named for text that runs from left to right. For other text, GTK mirrors them itself.
        let slide = isForward ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
        let top = results ?? (views.count > 1 ? views.last : nil)
        split.show(top?.widget, isSliding ? slide : GTK_STACK_TRANSITION_TYPE_NONE)
    }

    private func transitionChanged() {
        split.updateVisibility()
        guard !split.isSliding else { return }
        for child in leaving { gtk_stack_remove(split.stack.opaque, child) }
        leaving = []
    }
}

/// The focus, and where it moves.
extension NavigationView {
    /// Moves the focus to where the user starts: to the results of a search, if there is one. Otherwise, it moves to
    /// the first page if that is the sidebar, and to the page on top if not.
    func focusFirst() {
        (results ?? (split.showsBoth && ownSidebar == nil ? views[0] : views.last))?.focusFirst()
    }

    /// Moves the focus to the row at a path.
    ///
    /// If both pages on the screen contain the row, the row on the topmost page gets the focus. If no page on the
    /// screen contains it, or if `path` is `nil`, the focus moves to the topmost page: to its initial field, the chosen
    /// option, or its first row.
    func focusRow(at path: RowPath?) {
        let view = viewsOnScreen.last { view in path.map { view.contains(rowAt: $0) } ?? false }
        (view ?? views.last)?.focusRow(at: path)
    }

    /// The row that has the focus, either itself or in one of its controls.
    var focusedCell: FormCell? { focusedView?.focusedCell }

    /// The search field above the row that has the focus.
    var filterAboveFocus: FilterView? { focusedView?.filterAboveFocus }

    /// True if the focus is in text that the user has begun to change.
    var isEditingText: Bool { focusedView?.isEditingText ?? false }

    /// True if the focus is in a row with a field for a secret.
    var isInSecret: Bool { focusedCell?.control?.textField?.isSecret ?? false }

    /// True if the page on the screen exists only for entering text.
    var isForText: Bool { results == nil && (focusedView ?? views.last)?.page.initialFocus != nil }

    /// Moves the focus between the sidebar and the page beside it.
    ///
    /// - Parameter toPage: If true, the focus moves from the sidebar to the page beside it. If false, the focus moves
    ///   back to the sidebar. If `nil`, the focus moves to whichever of the two doesn't have it.
    /// - Returns: False if there is no sidebar, or if the focus already is where it should move.
    func switchPage(toPage: Bool? = nil) -> Bool {
        guard let sidebar, let beside = results ?? pageBeside else { return false }
        let isInSidebar = sidebar.widget.containsFocus
        if let toPage, toPage != isInSidebar { return false }
        if isInSidebar {
            beside.focus(cellBeside)
        } else {
            cellBeside = focusedCell
            sidebar.focus(session.currentCell)
        }
        return true
    }

    /// Moves the focus for Tab in the sidebar. From its rows, Tab leads to the page beside it, and not to the header bar
    /// of that page; see ``TabBox``.
    private func moveFocusInSidebar(_ isForward: Bool) -> Bool? {
        guard let sidebar else { return nil }
        let hasMoved = sidebar.moveFocusInSidebar(isForward, to: session.currentCell)
        guard hasMoved == false, isForward else { return hasMoved }
        return gtk_widget_child_focus(split.stack, GTK_DIR_TAB_FORWARD) != 0
    }

    /// Moves the focus to the next control of the focused row in the given direction. Returns false if there is no such
    /// control.
    func moveFocusInRow(_ direction: GtkDirectionType) -> Bool { focusedView?.moveFocusInRow(direction) ?? false }

    private var viewsOnScreen: [PageView] {
        guard let sidebar else { return [views[views.count - 1]] }
        return [sidebar, pageBeside].compactMap(\.self)
    }

    private var focusedView: PageView? {
        (viewsOnScreen + [results].compactMap(\.self)).first { $0.widget.containsFocus }
    }

    private func view(of cell: FormCell) -> PageView? {
        viewsOnScreen.first { $0.cells.contains(cell.line ?? cell) }
    }

    /// Moves the focus after pages have been opened or closed.
    ///
    /// - If the user has opened a page, the focus moves to that page. However, if the page is shown beside the sidebar,
    ///   the focus stays on the row that leads to it, unless the page exists only for entering text.
    /// - If the page with the focus has been closed, the focus moves to the row that led to that page.
    private func moveFocus(from focused: PageView?, _ closed: [PageView]) {
        guard session.searchText == nil, let top = views.last else { return }
        let hasOpened = !openedPages.contains { $0 === opened.last }
        let hasClosed = closed.contains { view in openedPages.contains { $0 === view.page } }
        let stays = focused.map { view in viewsOnScreen.contains { $0 === view } } ?? false
        if hasOpened {
            let isBeside = split.showsBoth && views.count <= 2 && (ownSidebar == nil || focused === sidebar)
            if focused !== top, !isBeside || top.page.initialFocus != nil { top.focusFirst() }
        } else if !stays, hasClosed || focused != nil {
            let page = split.showsBoth && opened.count == 1 ? views[0] : top
            let path = closed.first?.page.path
            let view = viewsOnScreen.first { view in path.map { view.contains(rowAt: $0) } ?? false }
            (view ?? page).focusRow(at: path)
        }
    }
}
