import CGtk
import FormCore

/// Shows the page on top of a form's navigation stack, or what a search has found; beside it the first page, where
/// there is room.
///
/// A page's widgets are made when it is opened. They go when it is closed, as
/// soon as it has slid out of sight.
@MainActor
final class NavigationView {
    var widget: Widget { split.widget }

    /// Called where Up leaves the first result of a search.
    var leaveResults: (@MainActor () -> Void)?

    let session: FormSession
    /// Which of the session's windows it is in.
    private let window: Int
    private let split: SplitView
    /// What shows the pages, the first one first.
    private var views: [PageView]
    /// What a search has found.
    private var results: PageView?
    /// The pages that the person has opened, as of the last update.
    private var openedPages: [FormPage] = []
    /// Whether there are buttons beside the pages to apply what is edited.
    private let hasButtons: Bool
    /// The row that had the focus before the search.
    private weak var cellBeforeSearch: FormCell?
    /// The row that had the focus beside the first page.
    private weak var cellBeside: FormCell?
    /// Widgets of closed pages that are still sliding away.
    private var leaving: [Widget] = []

    /// - Parameters:
    ///   - window: Which of the session's windows it is in.
    ///   - layout: Which pages to show where there is room.
    init(_ session: FormSession, window: Int = 0, layout: PageLayout = .stack) {
        self.session = session
        self.window = window
        hasButtons = window > 0 || session.applying == .explicitly
        let mnemonics = hasButtons ? ApplyBar.mnemonics : Mnemonics()
        let first = PageView(session.windows[window][0], mnemonics: mnemonics)
        views = [first]
        split = SplitView(first.widget)
        Signal.connectNotify(split.stack, "transition-running", .transitionRunning) { [weak self] in
            self?.transitionChanged()
        }
        if layout.hasSidebar {
            split.onRoom = { [weak self] hasRoom in
                session.changeLayout(to: hasRoom ? layout : .stack, focus: self?.focusedCell)
            }
            split.followRoom()
        }
        update()
    }

    /// Shows the pages that are on the screen now.
    func update() {
        let pages = session.windows[window]
        let focused = focusedView
        let kept = zip(views, pages).prefix { $0.page === $1 }.count
        let closed = Array(views[kept...])
        let hidesFirst = !hasSidebar && pages.count > 1
        // GTK keeps for good what is hidden with the focus in it.
        if let focused, closed.contains(where: { $0 === focused }) || hidesFirst && focused === views[0] {
            gtk_root_set_focus(gtk_widget_get_root(widget), nil)
        }
        let wasBeside = split.showsBoth
        if wasBeside != hasSidebar { split.showsBoth = hasSidebar }
        views.removeSubrange(kept...)
        for page in pages.dropFirst(kept) { push(page) }
        let isForward = kept < pages.count
        if results == nil, isForward || !closed.isEmpty {
            // Beside the first page another takes the place of its neighbour at once.
            show(isForward: isForward, isSliding: wasBeside == split.showsBoth && kept > (split.showsBoth ? 1 : 0))
        }
        for view in closed { view.retire() }
        leaving += closed.map(\.widget)
        transitionChanged()
        moveFocus(from: focused, closed)
        openedPages = opened
        if hasSidebar, kept <= 1 || wasBeside != hasSidebar { showCurrentRow(of: pages) }
    }

    /// Scrolls the first page to the row whose page stands beside it, where something else than that row has opened it.
    private func showCurrentRow(of pages: [FormPage]) {
        guard pages.count > 1, pages[1] !== session.proposedPage, let cell = pages[0].cells(at: pages[1].path).first,
            views[0].focusedCell !== cell
        else { return }
        views[0].bringCurrentIntoView(cell)
    }

    private var hasSidebar: Bool { window == 0 && session.layout.hasSidebar }

    /// The pages that the person has opened.
    private var opened: [FormPage] { session.windows[window].filter { $0 !== session.proposedPage } }

    /// What the window is called.
    var title: String { (results ?? views[views.count - 1]).page.title }

    /// Whether there is a page to go back to.
    var canGoBack: Bool { results == nil && session.canGoBack(inWindow: window) }

    /// The pages are closed with the window.
    func retire() {
        for view in views { view.retire() }
    }

    /// The title of a page is another one.
    func updateTitles() {
        for view in views { view.updateTitle() }
    }

    /// A search begins, and takes the focus.
    func rememberFocus() {
        cellBeforeSearch = focusedCell
    }

    /// Shows what a search has found, at once; after the search the page on top, with the focus where it was.
    func updateSearch() {
        if results?.page !== session.searchPage { replaceResults(by: session.searchPage.map(makeView)) }
        if session.searchText == nil {
            (cellBeforeSearch.flatMap(view(of:)) ?? views.last)?.focus(cellBeforeSearch)
        }
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
        // The letters of the first page are its own, wherever it may be beside the others.
        PageView(
            page, mnemonics: split.onRoom != nil ? views[0].mnemonics : hasButtons ? ApplyBar.mnemonics : Mnemonics())
    }

    /// Shows what a search has found, or else the page on top.
    private func show(isForward: Bool, isSliding: Bool) {
        // Named for text that runs from left to right; for other text GTK mirrors them itself.
        let slide = isForward ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
        let top = results ?? (views.count > 1 ? views.last : nil)
        split.show(top?.widget, isSliding ? slide : GTK_STACK_TRANSITION_TYPE_NONE)
    }

    private func transitionChanged() {
        split.settle()
        guard !split.isSliding else { return }
        for child in leaving { gtk_stack_remove(split.stack.opaque, child) }
        leaving = []
    }
}

/// Where the focus is, and where it goes.
extension NavigationView {
    /// Puts the focus where the person begins on the page that is shown.
    func focusFirst() {
        (results ?? (split.showsBoth ? views[0] : views.last))?.focusFirst()
    }

    /// Puts the focus on a row of a page on the screen, of several pages the one on top.
    func focusRow(at path: RowPath?) {
        let view = viewsOnScreen.last { view in path.map { !view.page.cells(at: $0).isEmpty } ?? false }
        (view ?? views.last)?.focusRow(at: path)
    }

    /// The row that has the focus, or whose control has it.
    var focusedCell: FormCell? { focusedView?.focusedCell }

    /// The search field above the row that has the focus.
    var filterAboveFocus: FilterView? { focusedView?.filterAboveFocus }

    /// Whether the focus is in a text that the person has begun to change.
    var isEditingText: Bool { focusedView?.isEditingText ?? false }

    /// Whether the focus is in a row with a secret that can be typed.
    var isInSecret: Bool { focusedCell?.control?.textField?.isSecret ?? false }

    /// Whether the page on the screen is there for a text alone.
    var isForText: Bool { results == nil && (focusedView ?? views.last)?.page.initialFocus != nil }

    /// Moves the focus between the first page and the one beside it.
    ///
    /// - Parameter toPage: Where to; `nil` for where it is not.
    /// - Returns: Whether there is another one.
    func switchPage(toPage: Bool? = nil) -> Bool {
        guard split.showsBoth, let beside = results ?? (views.count > 1 ? views.last : nil) else { return false }
        let isOnFirst = views[0].widget.containsFocus
        if let toPage, toPage != isOnFirst { return false }
        if isOnFirst {
            beside.focus(cellBeside)
        } else {
            cellBeside = focusedCell
            views[0].focus(session.currentCell)
        }
        return true
    }

    /// Moves the focus from one control of a row to the next in a direction; says whether there is one.
    func moveFocusInRow(_ direction: GtkDirectionType) -> Bool { focusedView?.moveFocusInRow(direction) ?? false }

    private var viewsOnScreen: [PageView] {
        split.showsBoth && views.count > 1 ? [views[0], views[views.count - 1]] : [views[views.count - 1]]
    }

    private var focusedView: PageView? {
        (viewsOnScreen + [results].compactMap(\.self)).first { $0.widget.containsFocus }
    }

    private func view(of cell: FormCell) -> PageView? {
        viewsOnScreen.first { $0.page === (cell.line ?? cell).section?.page }
    }

    /// The focus goes to a page that was opened, unless that is beside its row and not there to type a text; it
    /// returns from one that was closed.
    private func moveFocus(from focused: PageView?, _ closed: [PageView]) {
        guard session.searchText == nil, let top = views.last else { return }
        let hasOpened = !openedPages.contains { $0 === opened.last }
        let hasClosed = closed.contains { view in openedPages.contains { $0 === view.page } }
        let stays = focused.map { view in viewsOnScreen.contains { $0 === view } } ?? false
        if hasOpened {
            if focused !== top, !split.showsBoth || views.count > 2 || top.page.initialFocus != nil { top.focusFirst() }
        } else if !stays, hasClosed || focused != nil {
            let page = split.showsBoth && opened.count == 1 ? views[0] : top
            page.focusRow(at: closed.first?.page.path)
        }
    }
}
