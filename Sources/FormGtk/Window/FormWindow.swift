import CGtk
import FormCore

/// A window that shows a form: a header bar with the page's title and a back button, and the pages. While a sidebar is
/// shown, it has a header bar of its own.
///
/// Keep a reference to the object for as long as the window should be open; releasing it closes the window without
/// asking the user. If the user closes the window and edits would be lost, the window first asks whether to discard
/// them.
@MainActor
public final class FormWindow {
    /// The `GtkWindow`.
    public let widget: Widget

    let session: FormSession
    /// The dialog of the open question: either the window's question whether to discard edits, or the session's
    /// question; `nil` if no question is open.
    var question: Widget?
    /// The session's question that the dialog ``question`` asks; `nil` while no dialog is open or while it asks whether
    /// to discard edits.
    var askedQuestion: FormQuestion?
    /// The question whether to discard edits that the dialog ``question`` asks; `nil` while there is no such dialog.
    var askedBeforeClosing: ClosingQuestion?
    /// Called when the open question has been answered or withdrawn.
    var onAnswer: (@MainActor () -> Void)?
    /// The dialogs over the window, from bottom to top.
    var dialogs: [DialogView] = []
    private let navigation: NavigationView
    private let search: SearchView
    private let bars = (side: PaneBar(), main: PaneBar())
    private let back: Widget
    private let banners: BannersView
    /// The menu; `nil` in a window without an application.
    private let menu: WindowMenu?
    /// The search bar and the notices, between the header bar and the page.
    private let tools = makeBox(GTK_ORIENTATION_VERTICAL)
    private var windowButtonsChanged: Signal.Connection?
    private var isSearching = false
    private var pageCount = 1

    /// Creates the window; ``present()`` shows it. GTK must be initialised.
    ///
    /// - Parameters:
    ///   - session: The form to show. Only one window can show a form at a time. A second window for the form shows
    ///     only a message that says so, and the mistake is reported to the form's author; the first window keeps
    ///     working.
    ///   - layout: The pages that the window shows while it is at least 720 pixels wide at the normal text size; a
    ///     narrower window shows only the page on top. See <doc:Layouts>.
    public convenience init(_ session: FormSession, layout: PageLayout = .stack) {
        self.init(session.forView(), layout, widget: gtk_window_new())
    }

    /// Creates a window of an application, with a menu in its header bar.
    ///
    /// - Parameters:
    ///   - session: The form to show.
    ///   - layout: The pages that the window shows while it is wide.
    ///   - application: The application that the window belongs to.
    ///   - items: The application's own items, at the end of the menu.
    convenience init(
        _ session: FormSession, layout: PageLayout = .stack, of application: UnsafeMutablePointer<GtkApplication>,
        menuEndingWith items: Menu
    ) {
        let session = session.forView()
        self.init(
            session, layout, widget: gtk_application_window_new(application),
            menu: WindowMenu(of: session, endingWith: items))
    }

    private init(_ session: FormSession, _ layout: PageLayout, widget: Widget, menu: WindowMenu? = nil) {
        self.session = session
        self.widget = widget
        self.menu = menu
        StyleSheet.install()
        CodePointTyping.limit()
        KeypadKeys.add
        g_object_ref(widget)
        navigation = NavigationView(session, layout: layout, bars: bars)
        back = BackButton.make(for: session)
        search = SearchView(session, in: tools)
        banners = BannersView(session, in: tools)
        search.goToResults = { [weak navigation] in navigation?.focusFirst() }
        search.filterAboveFocus = { [weak navigation] in navigation?.filterAboveFocus }
        navigation.leaveResults = { [weak search] in search?.focus() }
        layOut()
        connect()
        update(.pages)
        bars.main.show(session.tag, in: session.environment)
        update(.notices)
        update(.history)
        session.desktop = .gtk(for: session, in: widget)
        session.show(as: "session") { [weak self] in self?.update($0) }
    }

    isolated deinit {
        session.observer = nil
        windowButtonsChanged?.disconnect()
        dialogs = []
        if session.layout.hasSidebar { session.layout = .stack }
        gtk_window_destroy(widget.cast())
        g_object_unref(widget)
    }

    /// Shows the window, or raises it.
    public func present() {
        let isFirst = gtk_widget_get_realized(widget) == 0
        gtk_window_present(widget.cast())
        // Focus the first page only now, because it was created outside a window, where no widget can have the focus.
        if isFirst { navigation.focusFirst() }
    }

    private func layOut() {
        widget.addClass("form-window")
        StyleSheet.markTheme(of: widget)
        FocusRing.keep(in: widget)
        gtk_window_set_default_size(widget.cast(), 480, 640)
        // The header bars are in the panes, so the window itself must not draw one.
        let titlebar = makeBox(GTK_ORIENTATION_HORIZONTAL)
        titlebar.setVisible(false)
        gtk_window_set_titlebar(widget.cast(), titlebar)
        bars.side.widget.addClass("form-bar-side")
        bars.main.addAtStart(back)
        for bar in [bars.side, bars.main] { bar.addTools(search: search.makeButton(), menu: menu?.makeButton()) }
        menu?.addActions(to: widget)
        menu?.isButtonShown = { [bars] button in
            bars.main.hasTools || gtk_widget_is_ancestor(button, bars.side.widget) != 0
        }
        navigation.add(above: tools, below: session.applying == .explicitly ? ApplyBar.make(for: session) : nil)
        gtk_window_set_child(widget.cast(), navigation.widget)
    }

    private func connect() {
        // Handle the keys for undo and redo before the focused entry does. An entry consumes these keys even when it
        // has nothing to undo. The keys that close an application's window come first as well, so no widget takes them.
        Signal.connectKeys(widget, .undoKey, phase: GTK_PHASE_CAPTURE) { [weak self] in
            self?.pressFirst($0) ?? false
        }
        Signal.connectKeys(widget, .searchShortcut) { [weak search] key in
            guard key.matches(GDK_KEY_f, GDK_CONTROL_MASK) else { return false }
            search?.open()
            return true
        }
        Signal.connectKeys(widget, .menuShortcut) { [weak self] key in
            guard key.matches(GDK_KEY_F10), let menu = self?.menu else { return false }
            menu.open()
            return true
        }
        Signal.connectKeys(widget, .windowKey) { [weak self] in self?.press($0) ?? false }
        Signal.connectBackButton(widget, .backPressed) { [weak self] in _ = self?.goBack() }
        if let settings = gtk_settings_get_default() {
            windowButtonsChanged = Signal.connectNotify(
                UnsafeMutableRawPointer(settings), PaneBar.decorationSetting, .windowButtonsChanged
            ) { [weak self] in self?.updateHeader() }
        }
        Signal.connectRequest(widget, "close-request", .windowClose) { [weak self] in self?.staysOpen() ?? false }
    }

    private func pressFirst(_ key: Key) -> Bool {
        if navigation.pressForRecording(key) { return true }
        if menu != nil, [GDK_KEY_q, GDK_KEY_w].contains(where: { key.matches($0, GDK_CONTROL_MASK) }) {
            gtk_window_close(widget.cast())
            return true
        }
        search.watch(key, isInSecret: navigation.isInSecret)
        return navigation.pressForHistory(key) || TextShortcuts.press(key, in: widget)
    }

    private func press(_ key: Key) -> Bool {
        if MnemonicKeys.press(key, in: widget) { return true }
        guard navigation.isBack(key) else { return pressBetweenPages(key) || !navigation.isForText && search.take(key) }
        return goBack() || showFocus(navigation.switchPage(toPage: false))
    }

    /// Ends a search, or goes back to the previous page. Returns false if there is neither.
    private func goBack() -> Bool {
        if session.searchText != nil {
            session.search(nil)
        } else if session.canGoBack {
            session.goBack()
        } else {
            return false
        }
        return true
    }

    /// Handles F6, Left and Right. F6 moves the focus between the sidebar and the page beside it. Left and Right
    /// move the focus to the next control of the row in that direction; if there is none, they move it to the page on
    /// that side.
    ///
    /// Returns true if the focus has moved.
    private func pressBetweenPages(_ key: Key) -> Bool {
        let isRightToLeft = navigation.isRightToLeft
        if key.matches(GDK_KEY_F6) || key.matches(GDK_KEY_F6, GDK_SHIFT_MASK) {
            return showFocus(navigation.switchPage())
        }
        let isForward = key.matches(isRightToLeft ? GDK_KEY_Left : GDK_KEY_Right)
        let isBackward = key.matches(isRightToLeft ? GDK_KEY_Right : GDK_KEY_Left)
        guard isForward || isBackward else { return false }
        let direction = key.matches(GDK_KEY_Left) ? GTK_DIR_LEFT : GTK_DIR_RIGHT
        return showFocus(navigation.moveFocusInRow(direction) || navigation.switchPage(toPage: isForward))
    }

    /// Makes the focus visible if `hasMoved` is true, which means that a key has moved the focus. Returns `hasMoved`.
    private func showFocus(_ hasMoved: Bool) -> Bool {
        if hasMoved { gtk_window_set_focus_visible(widget.cast(), 1) }
        return hasMoved
    }

    private func update(_ property: FormSession.Property) {
        switch property {
        case .pages:
            if session.pages.count > pageCount { search.pageOpened() }
            pageCount = session.pages.count
            navigation.update()
            updateHeader()
            updateDialogs()
        case .title:
            navigation.updateTitles()
            bars.main.show(session.tag, in: session.environment)
            updateHeader()
            for dialog in dialogs { dialog.updateTitle() }
        case .notices: banners.update()
        case .focus:
            (dialogs.last?.navigation ?? navigation).focusRow(at: session.focusedPath)
            gtk_window_set_focus_visible(top.cast(), 1)
        case .history: menu?.update()
        case .question:
            updateClosingQuestion()
            updateQuestion()
        case .announcement: if let text = session.announcement { Announcement.say(widget, text) }
        case .search:
            if session.searchText != nil, !isSearching { navigation.rememberFocus() }
            isSearching = session.searchText != nil
            search.update()
            navigation.updateSearch()
            updateHeader()
        }
    }

    private func updateHeader() {
        gtk_window_set_title(widget.cast(), navigation.title)
        back.setVisible(navigation.canGoBack)
        bars.side.showWindowButtons(.leading)
        bars.main.showWindowButtons(session.layout.hasSidebar ? .trailing : .all)
    }
}
