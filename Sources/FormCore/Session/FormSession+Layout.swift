/// Showing pages side by side.
extension FormSession {
    /// True if going back from the page on top would show a page that is not on the screen yet.
    ///
    /// It is false if a row of the sidebar has opened the page on top, because the sidebar is still on the screen. It is
    /// also false while search results are shown.
    public var canGoBack: Bool { searchPage == nil && canGoBack(inWindow: windows.count - 1) }

    /// Returns true if the user could go back in one of the ``windows`` if that window were on top and no search
    /// results were shown.
    ///
    /// - Parameter number: The index of the window in ``windows``.
    package func canGoBack(inWindow number: Int) -> Bool {
        let pages = windows[number]
        guard number == 0, layout.hasSidebar, pages.count > 1 else { return pages.count > 1 }
        return pages.count > 2 || sidebarSection != nil && sidebarCells(leadingTo: pages[1]).isEmpty
    }

    /// The section of the first page that is shown as the sidebar; see ``Element/sidebar(title:symbol:)``. It is `nil`
    /// if ``layout`` shows no sidebar, and if the sidebar is the whole first page.
    public var sidebarSection: Section? { layout.hasSidebar ? pages[0].sidebar : nil }

    /// Returns true for a row of the section that is shown as the sidebar, and for the rows of the pages that it leads
    /// to. They are apart from the first page while the sidebar is shown.
    func isInSidebar(_ path: RowPath) -> Bool {
        guard let section = sidebarSection else { return false }
        return section.leads(path)
    }

    /// The row of the sidebar that leads to the page shown beside it; `nil` if there is no such row, for example because
    /// there is no sidebar.
    public var currentCell: FormCell? { currentCells.first }

    /// The title of the page on top, or of the search results. While a section of the first page is the sidebar, the
    /// first page has the title of its row in the sidebar.
    public var shownTitle: String { searchPage?.title ?? title(ofWindow: windows.count - 1) }

    /// Returns the title of the page on top of one of the ``windows``, as ``shownTitle`` does for the topmost window.
    ///
    /// - Parameter number: The index of the window in ``windows``.
    package func title(ofWindow number: Int) -> String {
        let pages = windows[number]
        let page = pages[pages.count - 1]
        return page === self.pages[0] ? sidebarSection?.sidebarRow?.title ?? page.title : page.title
    }

    /// Changes the layout of the pages, because there is more or less room.
    ///
    /// If the focus is on the page of the default selection and the new layout would remove that page, the page stays,
    /// as if the user had opened it.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - focus: The row that has the focus; `nil` if no row has it.
    public func changeLayout(to layout: PageLayout, focus: FormCell?) {
        if let proposedPage, focus?.section?.page === proposedPage, !layout.hasDefaultSelection { openProposedPage() }
        self.layout = layout
    }

    /// Opens the page of the default selection permanently, as if the user had selected its row. Does nothing if there
    /// is no such page, or if a dialog is open.
    public func openProposedPage() {
        guard dialog == nil, let page = proposedPage else { return }
        holdingChanges {
            pages.append(page)
            driver?.note(.open(page: page.path, isByRow: true))
            endWaiting(except: page.path)
        }
    }

    /// The open pages, and the page of the default selection.
    package var livePages: [FormPage] { pages + (proposedPage.map { [$0] } ?? []) }

    func layoutChanged() {
        let left = shownPages
        let staying = shown(of: pages, proposing: layout.hasDefaultSelection ? proposedPage : nil)
        commitTyping(on: left.filter { page in !staying.contains { $0 === page } })
        pages[0].sidebar?.sidebarRow?.isVisible = layout.hasSidebar
        holdingChanges {
            for page in staying { page.catchUp(with: record) }
            arrangePages()
            driver?.note(.layout)
        }
    }

    /// Updates the pages on the screen, because the open pages or the layout have changed.
    func arrangePages() {
        arrangePages(proposing: pageToPropose())
    }

    /// Updates the default selection after a change of the state, because the rows of the first page that open pages
    /// may have changed.
    func updateDefaultSelection() {
        guard layout.hasSidebar else { return }
        let page = pageToPropose()
        if page === proposedPage { markCurrentCells() } else { holdingChanges { arrangePages(proposing: page) } }
    }

    private func arrangePages(proposing page: FormPage?) {
        let old = proposedPage
        proposedPage = page
        shownPages = shown(of: pages, proposing: page)
        if let old, !livePages.contains(where: { $0 === old }) { leave(old) }
        markCurrentCells()
        // Questions that no longer apply are closed before the renderer closes the pages under them.
        questions.update()
        observer?(.pages)
    }

    /// Returns the page of the default selection. It stays the same page while the row that opens it is on the first
    /// page; otherwise it is the page of the first usable row that opens a page. Returns `nil` if the layout has no
    /// default selection, if pages other than the first are open, or while one page is being replaced by another.
    private func pageToPropose() -> FormPage? {
        guard firstWindow.count == 1, layout.hasDefaultSelection, allowsDefaultSelection, sidebarSection == nil else {
            return nil
        }
        if let proposedPage, proposedPage.scope.isThere(),
            pages[0].isFiltered(proposedPage.path)
                || pages[0].cells(at: proposedPage.path).contains(where: {
                    $0.isVisible && $0.section?.isVisible == true
                })
        {
            return proposedPage
        }
        let cells = pages[0].sections.lazy.flatMap(\.cells.openers)
        let cell = cells.first { $0.isUsable && $0.destination?.presentation == .page }
        guard let cell, let identity = cell.identity, let destination = cell.destination else { return nil }
        return render(destination, from: identity.scope, at: cell.path, value: cell.value)
    }

    private func markCurrentCells() {
        let page = layout.hasSidebar ? windows[0].dropFirst().first : nil
        var cells = page.map(sidebarCells(leadingTo:)) ?? []
        // The rest of the first page, or a page that was opened from there, is beside the sidebar.
        if cells.isEmpty, let row = sidebarSection?.sidebarRow { cells = [row] }
        for cell in currentCells where !cells.contains(where: { $0 === cell }) { cell.isCurrent = false }
        for cell in cells { cell.isCurrent = true }
        currentCells = cells
    }

    /// Called with a row that has been made on demand, perhaps in place of one that led to the page beside the sidebar.
    func markIfCurrent(_ cell: FormCell) {
        if !currentCells.isEmpty, currentCells.contains(where: { $0.path == cell.path }) { markCurrentCells() }
    }

    /// Returns the rows of the sidebar that lead to a page.
    private func sidebarCells(leadingTo page: FormPage) -> [FormCell] {
        let section = sidebarSection
        return pages[0].cells(at: page.path).filter { section == nil || $0.section === section }
    }

    /// Shows the first page beside the sidebar, as its row in the sidebar does.
    func showFirstPage() {
        guard dialog == nil else { return }
        search(nil)
        if pages.count > 1 { close(pages[1].scope) }
    }
}

/// The windows of the open pages: the form's own window, and those of dialogs (see ``Element/presented(as:)``).
extension FormSession {
    /// The page of the default selection while that page is shown, otherwise the page on top of the stack.
    public var topPage: FormPage { dialog == nil ? proposedPage ?? lastPage : lastPage }

    /// The page to show on top: the search results if there are any, otherwise ``topPage``.
    public var shownPage: FormPage { searchPage ?? topPage }

    /// The first page of the topmost dialog; `nil` if there is none.
    public var dialog: FormPage? { pages.last(where: \.scope.isDialog) }

    /// The open pages by window.
    ///
    /// The form's own window comes first, including the page of the default selection, then the dialogs from the bottom
    /// to the top.
    public var windows: [[FormPage]] {
        var windows = [Array(firstWindow) + (proposedPage.map { [$0] } ?? [])]
        for page in pages[firstWindow.count...] {
            if page.scope.isDialog { windows.append([]) }
            windows[windows.count - 1].append(page)
        }
        return windows
    }

    /// The pages below all dialogs.
    var firstWindow: ArraySlice<FormPage> { pages.prefix { !$0.scope.isDialog } }

    /// Returns the pages that are on the screen and can be used. While a dialog is open, only the page on top is
    /// returned, because the pages below the dialog can't be used and are not updated.
    ///
    /// - Parameters:
    ///   - pages: The open pages.
    ///   - proposed: The page of the default selection; `nil` if there is none.
    func shown(of pages: [FormPage], proposing proposed: FormPage? = nil) -> [FormPage] {
        if pages.contains(where: \.scope.isDialog) { return pages.suffix(1) }
        return layout.shown(of: pages, proposing: proposed)
    }

    /// Returns the topmost dialog that doesn't contain `path`, or `nil` if there is no such dialog. The user has to
    /// close the dialog before going to a row at `path`.
    func dialog(notOnTheWayTo path: RowPath) -> FormPage? {
        pages.last { $0.scope.isDialog && !path.isAtOrBelow($0.path) }
    }
}
