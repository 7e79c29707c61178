import CGtk
import FormCore

/// A `GtkStack` that shows the page on top of a form's navigation stack, or what a search has found.
///
/// A page's widgets are made when it is opened. They go when it is closed, as
/// soon as it has slid out of sight.
@MainActor
final class NavigationView {
    let widget = gtk_stack_new()!

    /// Called where Up leaves the first result of a search.
    var leaveResults: (@MainActor () -> Void)?

    private let session: FormSession
    private var views: [PageView] = []
    /// What a search has found.
    private var results: PageView?
    /// The row that had the focus before the search.
    private weak var cellBeforeSearch: FormCell?
    /// Widgets of closed pages that are still sliding away.
    private var leaving: [Widget] = []

    init(_ session: FormSession) {
        self.session = session
        widget.addClass("form-navigation")
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
        Signal.connectNotify(widget, "transition-running", .transitionRunning) { [weak self] in
            self?.transitionChanged()
        }
        update()
    }

    /// Shows the page that is on top now.
    func update() {
        let pages = session.pages
        let kept = zip(views, pages).prefix { $0.page === $1 }.count
        let closed = Array(views[kept...])
        guard kept < pages.count || !closed.isEmpty else { return }
        views.removeSubrange(kept...)
        for page in pages.dropFirst(kept) { push(page) }
        guard let top = views.last else { return }
        let isForward = kept < pages.count
        if results == nil { slide(to: top, isForward: isForward, isFirst: closed.isEmpty && pages.count == 1) }
        for view in closed { view.retire() }
        leaving += closed.map(\.widget)
        transitionChanged()
        guard session.searchText == nil else { return }
        if isForward { focusFirst() } else { top.focusRow(at: closed.first?.page.path) }
    }

    /// The title of a page is another one.
    func updateTitles() {
        for view in views { view.updateTitle() }
    }

    /// A search begins, and takes the focus.
    func rememberFocus() {
        cellBeforeSearch = views.last?.focusedCell
    }

    /// Shows what a search has found, at once; after the search the page on top, with the focus where it was.
    func updateSearch() {
        if results?.page !== session.searchPage { replaceResults(by: session.searchPage.map(makeView)) }
        if session.searchText == nil { views.last?.focus(cellBeforeSearch) }
    }

    private func replaceResults(by new: PageView?) {
        let old = results
        let hadFocus = old?.widget.containsFocus == true
        results = new
        if let new {
            new.widget.addClass("form-results")
            new.leaveUpwards = leaveResults
            gtk_stack_add_child(widget.opaque, new.widget)
        }
        gtk_stack_set_transition_type(widget.opaque, GTK_STACK_TRANSITION_TYPE_NONE)
        gtk_stack_set_visible_child(widget.opaque, (new ?? views.last)?.widget)
        if hadFocus { new?.focusFirst() }
        if let old { gtk_stack_remove(widget.opaque, old.widget) }
    }

    /// Puts the focus where the person begins on the page that is shown.
    func focusFirst() {
        (results ?? views.last)?.focusFirst()
    }

    /// Puts the focus on a row of the page on top.
    func focusRow(at path: RowPath?) {
        views.last?.focusRow(at: path)
    }

    /// Whether the focus is in a text that the person has begun to change.
    var isEditingText: Bool { views.last?.isEditingText ?? false }

    /// Whether the focus is in a row with a secret that can be typed.
    var isInSecret: Bool { views.last?.focusedCell?.control?.textField?.isSecret ?? false }

    /// Whether the page on the screen is there for a text alone.
    var isForText: Bool { results == nil && views.last?.page.initialFocus != nil }

    private func push(_ page: FormPage) {
        let view = makeView(of: page)
        gtk_stack_add_child(widget.opaque, view.widget)
        views.append(view)
    }

    private func makeView(of page: FormPage) -> PageView {
        PageView(page, mnemonics: ApplyBar.mnemonics(for: session))
    }

    private func slide(to view: PageView, isForward: Bool, isFirst: Bool) {
        // Named for text that runs from left to right; for other text GTK mirrors them itself.
        let transition =
            isForward ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT : GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
        gtk_stack_set_transition_type(
            widget.opaque, isFirst ? GTK_STACK_TRANSITION_TYPE_NONE : transition)
        gtk_stack_set_visible_child(widget.opaque, view.widget)
    }

    private func transitionChanged() {
        let isSliding = gtk_stack_get_transition_running(widget.opaque) != 0
        // A click on what moves is not meant: the second one of a double click would act on the new page.
        gtk_widget_set_can_target(widget, isSliding ? 0 : 1)
        guard !isSliding else { return }
        for child in leaving { gtk_stack_remove(widget.opaque, child) }
        leaving = []
    }
}
