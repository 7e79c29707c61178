import FormCore

/// A simulated user of a form that is not drawn.
///
/// ```swift
/// let user = HeadlessUser(of: driver.session)
/// try user.select("Personal Hotspot")
/// print(user.screen)
/// ```
@MainActor
public final class HeadlessUser: FormUser {
    let session: FormSession
    /// The arrangement of pages that is used while there is room for several pages.
    private let layout: PageLayout
    /// The row that was last given the focus.
    private(set) weak var focusedCell: FormCell? {
        didSet {
            look()
            if let focusedCell {
                let rows = shownCells
                order = (rows.map(\.path), rows.firstIndex { $0 === focusedCell } ?? 0)
                focusedFilter = nil
            }
            if focusedCell !== oldValue { oldValue?.control?.shortcutField?.endRecording() }
        }
    }
    /// The search field above rows that has the focus.
    weak var focusedFilter: RowFilter?
    /// The rows of the page when the focus last moved, and which of them got it. If the focused row is removed, its
    /// neighbour in this order gets the focus.
    private var order: (rows: [RowPath], focused: Int) = ([], 0)
    private weak var cellBeforeSearch: FormCell?
    /// The number of rows that the screen has room for; `nil` if it has room for all.
    package let height: Int?
    /// The rows on the screen, and the one that has the focus or will have it again. The form keeps them while the user
    /// looks at them, and can drop all others.
    private var watched: [WeakCell] = []
    private var isSearching = false
    /// The page that was on top at the last update.
    private weak var seenPage: FormPage?
    /// The pages that were open at the last update.
    private var openedPages: [FormPage] = []
    /// True if the last attempt to close something was about the window, and false if it was about a dialog.
    var isClosingWindow = false

    public internal(set) var isWindowOpen = true
    public private(set) var copiedText: String?
    public private(set) var openedLinks: [String] = []

    /// The texts that assistive tools have been asked to read aloud, in order; see `FormSession.announcement`.
    public private(set) var announcements: [String] = []

    /// Creates a user of a driver's session.
    ///
    /// - Parameters:
    ///   - session: The session of the form. A form can have only one user or window at a time. A second user sees only
    ///     a message that says so, and creating it is reported as a mistake.
    ///   - layout: The arrangement of pages while there is room for several pages. Initially, there is room for only
    ///     one; see ``makeRoom(_:)``.
    ///   - height: The number of rows that the screen has room for. Live rows come and go, as in a window. By default,
    ///     there is room for all rows.
    public init(of session: FormSession, layout: PageLayout = .stack, height: Int? = nil) {
        self.session = session.forView()
        self.layout = layout
        self.height = height
        if height != nil { self.session.rowsKeptOffScreen = 0 }
        self.session.desktop = Desktop { [weak self] in
            self?.openedLinks.append($0)
        } copy: { [weak self] in
            self?.copiedText = $0
        }
        self.session.observer = { [weak self] in self?.update($0) }
        update(.pages)
    }

    isolated deinit {
        session.observer = nil
        for each in watched { each.cell?.isWatched = false }
    }

    public var screen: Screen { Screen(of: session) }

    public var focusedRow: String? { usableFocus?.title }

    public func select(_ title: String) throws {
        let cell = try usableCell(title)
        let button = cell.control?.pushButton
        guard cell.control?.textField != nil || button?.title != nil || cell.isSelectable && cell.line == nil else {
            throw FormUserError("A click on the row “\(title)” does nothing.")
        }
        // After the status page, the row that had the focus before has it again.
        if cell !== session.shownPage.statusButton { moveFocus(to: cell) }
        if let button { return button.press() }
        if cell.control?.textField == nil { cell.select() }
    }

    public func toggle(_ title: String) throws {
        let cell = try usableCell(title)
        guard let control = cell.control?.toggle else {
            throw FormUserError("The row “\(title)” has no switch.")
        }
        // Read the switch before moving the focus. The user clicks because of the visible state of the switch, but when
        // a text field loses the focus, its text is committed, and this may change the switch.
        let isOn = !control.isOn
        moveFocus(to: cell)
        control.set(isOn)
    }

    public func setExpanded(_ isExpanded: Bool, of title: String) throws {
        let cell = try usableCell(title)
        guard cell.isExpander else { throw FormUserError.noExpander(title) }
        moveFocus(to: cell)
        cell.setExpanded(isExpanded)
        guard cell.isExpanded == isExpanded else { throw FormUserError.noExpander(title) }
    }

    public func choose(_ text: String, in title: String) throws {
        let cell = try usableCell(title)
        moveFocus(to: cell)
        guard cell.control?.base.choose(text) == true else { throw FormUserError.noChoice(of: text, in: title) }
    }

    public func step(_ title: String, by count: Int) throws {
        let cell = try usableCell(title)
        guard let control = cell.control?.numberField else { throw FormUserError.noNumber(title) }
        moveFocus(to: cell)
        for _ in 0..<abs(count) { control.step(by: count.signum()) }
    }

    public func record(_ shortcut: KeyboardShortcut, in title: String) throws {
        let cell = try usableCell(title)
        guard let field = cell.control?.shortcutField else { throw FormUserError.noShortcut(in: title) }
        moveFocus(to: cell)
        field.beginRecording()
        field.press(shortcut)
        field.release(shortcut)
    }

    /// Sets the values of several rows of the page as one change, so that a rule about several of these rows runs only
    /// once.
    ///
    /// - Parameter texts: The titles of the rows, each with the value as the user would type it.
    /// - Throws: A ``FormUserError`` if one of the titles doesn't belong to a usable row.
    public func set(_ texts: KeyValuePairs<String, String>) async throws {
        _ = await session.set(try texts.map { (path: try usableCell($0.key).path, text: $0.value) })
    }

    public func undo() throws {
        // The focus leaves the field when the menu opens.
        field?.commit()
        session.undo()
    }

    public func redo() throws {
        field?.commit()
        session.redo()
    }

    public func search(_ text: String?) throws {
        session.search(text)
    }

    public func pressEscape() throws {
        if session.searchText != nil { return session.search(nil) }
        if let focusedFilter, !focusedFilter.text.isEmpty { return focusedFilter.text = "" }
        if field?.cancel() == true || usableFocus?.control?.shortcutField?.cancel() == true { return }
        if !session.canGoBack, session.showsSidebar, usableFocus.map(isInSidebar) != true {
            return moveFocus(to: session.currentCell ?? firstFocus(on: session.pages[0]))
        }
        guard session.dialog != nil, !session.canGoBack else { return try goBack() }
        leaveDialog()
    }

    public func makeRoom(_ isWide: Bool) throws {
        session.changeLayout(to: isWide ? layout : .stack, focus: usableFocus)
    }

    public func goBack() throws {
        guard session.canGoBack else {
            throw FormUserError("There is no way back from the first page.")
        }
        session.goBack()
    }

    /// The row with the focus. A row loses the focus when it is hidden or disabled, or when another page is shown.
    private var usableFocus: FormCell? {
        guard focusedFilter == nil else { return nil }
        let usable = shownCells.filter(\.isUsable)
        // If an expander hides the focused row, the expander has the focus.
        return usable.first { $0 === focusedCell?.shownCell }
            ?? (focusedCell == nil ? neighbour(among: usable) : nil)
    }

    /// Returns the nearest remaining row after the removed row that had the focus, or else the nearest before it.
    private func neighbour(among usable: [FormCell]) -> FormCell? {
        let (rows, focused) = order
        let stays = { (row: RowPath) in usable.first { $0.path == row } }
        return rows.dropFirst(focused + 1).lazy.compactMap(stays).first
            ?? rows.prefix(focused).lazy.reversed().compactMap(stays).first
    }

    /// Looks at the rows around the one with the focus, and no longer at others.
    private func look() {
        var seen = [focusedCell, cellBeforeSearch].compactMap(\.self).map { $0.line ?? $0 }
        seen.forEach(watch)
        forEachRowOnScreen { cell in
            watch(cell)
            seen.append(cell)
        }
        watched.removeAll { each in
            if seen.contains(where: { $0 === each.cell }) { return false }
            each.cell?.isWatched = false
            return true
        }
    }

    /// Looks at a row. The form may drop any other row as soon as the next one is made.
    private func watch(_ cell: FormCell) {
        let cell = cell.line ?? cell
        if cell.isWatched { return }
        cell.isWatched = true
        watched.append(WeakCell(cell))
    }

    private func forEachRowOnScreen(_ body: (FormCell) -> Void) {
        guard let height else { return }
        let sections = session.mainSections.filter(\.isShown)
        let focused = focusedCell.map { $0.line ?? $0 }
        let top = sections.firstIndex { $0 === focused?.section } ?? 0
        var count = 0
        for section in sections.dropFirst(top) {
            let first = focused.flatMap(section.cells.firstIndex(of:)).map { max($0 - height / 2, 0) } ?? 0
            for position in first..<section.cells.count where count < height {
                let cell = section.cells[position]
                guard cell.isVisible else { continue }
                body(cell)
                count += 1
            }
        }
    }

    /// The text field with the focus.
    var field: TextField? { usableFocus?.control?.textField }

    /// The token field whose text field has the focus; `nil` if the focus is not in a token field.
    var focusedTokens: TokenField? { usableFocus?.control?.tokenField }

    var shownCells: [FormCell] {
        let status = session.shownPage.statusPage == nil ? nil : session.shownPage.statusButton
        return cells(of: session.sidebarSections) + [status].compactMap(\.self).filter(\.isVisible)
            + cells(of: session.mainSections)
    }

    private func isInSidebar(_ cell: FormCell) -> Bool {
        session.sidebarSections.contains { $0 === cell.section }
    }

    private var headerButtons: [FormCell] { shownSections.flatMap(\.headerButtons).filter(\.isVisible) }

    var shownSections: [Section] {
        (session.sidebarSections + session.mainSections).filter(\.isShown)
    }

    /// The rows of a page, as a lazy sequence: the form may drop a row as soon as the next one is made.
    private func shownCells(on page: FormPage) -> AnySequence<FormCell> {
        guard page.statusPage != nil, let status = page.statusButton, status.isVisible else {
            return AnySequence(cells(of: page.sections))
        }
        return AnySequence([AnySequence([status]), AnySequence(cells(of: page.sections))].joined())
    }

    private func cells(of sections: [Section]) -> some Sequence<FormCell> {
        sections.filter(\.isShown).lazy.flatMap { $0.cells.visible }.flatMap { [$0] + $0.parts.filter(\.isVisible) }
    }

    func moveFocus(to cell: FormCell?) {
        if let cell { watch(cell) }
        if cell !== focusedCell { field?.commit() }
        focusedFilter = nil
        focusedCell = cell
    }

    /// Responds to changes of the session as a renderer would.
    private func update(_ property: FormSession.Property) {
        defer { look() }
        switch property {
        case .pages: pagesChanged()
        case .focus:
            moveFocus(to: session.focusedPath.flatMap(cellToFocus))
        case .search: searchChanged()
        case .announcement: if let text = session.announcement { announcements.append(text) }
        case .title, .notices, .history, .question: break
        }
    }

    private func pagesChanged() {
        let (previous, opened, top) = (seenPage, openedPages, session.topPage)
        (seenPage, openedPages) = (top, session.pages)
        guard session.searchText == nil else { return }
        let isOnScreen = shownCells.contains { $0 === focusedCell }
        if !opened.contains(where: { $0 === session.pages.last }) {
            // A page that is shown beside the row that opened it gets the focus only if it has a text field that
            // requests the focus.
            let isBeside =
                session.layout.hasSidebar && session.pages.count <= 2
                && (session.sidebarSection == nil || isOnScreen)
            if focusedCell?.section?.page !== top, !isBeside || top.initialFocus != nil || !isOnScreen {
                focusedCell = firstFocus(on: isBeside && top.initialFocus == nil ? session.pages[0] : top)
            }
        } else if !isOnScreen, opened.count != openedPages.count || focusedCell?.section?.page != nil {
            // A closed page returns the focus to the row that opened the page.
            let page = session.pages[session.pages.count - 1]
            let opener = previous.flatMap { page.cells(at: $0.path).first?.shownCell }
            if let opener { watch(opener) }
            let isThere = shownCells(on: page).contains { $0.isEnabled && $0 === opener }
            focusedCell = isThere ? opener : firstFocus(on: page)
        }
    }

    private func cellToFocus(at path: RowPath) -> FormCell? {
        session.shownPage.cellToFocus(at: path) ?? (session.showsSidebar ? session.pages[0].cellToFocus(at: path) : nil)
    }

    /// Returns the row that gets the focus when a page is opened.
    private func firstFocus(on page: FormPage) -> FormCell? {
        page.initialFocus ?? page.chosenOption
            ?? shownCells(on: page).first { $0.isEnabled && !isInSidebar($0) }
    }

    /// Takes the focus from its row while the user searches, and restores it after the search.
    private func searchChanged() {
        if session.searchText == nil {
            focusedCell = shownCells.first { $0 === cellBeforeSearch } ?? firstFocus(on: session.topPage)
            cellBeforeSearch = nil
        } else if !isSearching {
            cellBeforeSearch = focusedCell
            focusedCell = nil
        }
        isSearching = session.searchText != nil
    }

    func usableCell(_ title: String) throws -> FormCell {
        let cells = shownCells + headerButtons
        let cell = cells.row(
            named: title, title: \.title, button: { $0.control?.pushButton?.title }, path: \.path)
        guard let cell else { throw missing(title) }
        guard cell.isUsable else { throw FormUserError("The row “\(title)” is disabled.") }
        // To look for it, the user has gone past it, so it may have been dropped.
        return height == nil
            ? cell
            : shownSections.lazy.flatMap { $0.cells.visible }.flatMap { [$0] + $0.parts }
                .first { $0.path == cell.path && $0.title == cell.title } ?? cell
    }
}

/// A weak reference to a row.
private struct WeakCell {
    weak var cell: FormCell?

    init(_ cell: FormCell) {
        self.cell = cell
    }
}
