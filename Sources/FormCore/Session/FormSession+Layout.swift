/// Pages beside each other.
extension FormSession {
    /// Whether there is a page to go back to that is not on the screen already, as the first one is beside the others.
    public var canGoBack: Bool { searchPage == nil && canGoBack(inWindow: windows.count - 1) }

    /// The same for one of the ``windows``, whatever stands over it.
    package func canGoBack(inWindow number: Int) -> Bool {
        windows[number].count > (layout.hasSidebar && number == 0 ? 2 : 1)
    }

    /// The row of the first page that leads to the page beside it; `nil` where none does.
    public var currentCell: FormCell? { currentCells.first }

    /// Shows other pages since there is more or less room now.
    ///
    /// The page that is only proposed counts as opened from now on where the person is on it and it would be
    /// gone from the screen.
    ///
    /// - Parameters:
    ///   - layout: What there is room for.
    ///   - focus: The row that has the focus.
    public func changeLayout(to layout: PageLayout, focus: FormCell?) {
        if let proposedPage, focus?.section?.page === proposedPage, !layout.proposesPage { openProposedPage() }
        self.layout = layout
    }

    /// Counts the page that is proposed as opened, as selecting its row does; without one, and under a dialog,
    /// nothing happens.
    public func openProposedPage() {
        guard dialog == nil, let page = proposedPage else { return }
        holdingChanges {
            pages.append(page)
            driver?.note(.open(page.path, isByRow: true))
            endWaiting(besides: page.path)
        }
    }

    /// The open pages, and the one that is proposed.
    package var livePages: [FormPage] { pages + (proposedPage.map { [$0] } ?? []) }

    func layoutChanged() {
        let left = shownPages
        let staying = shown(of: pages, proposing: layout.proposesPage ? proposedPage : nil)
        commitTyping(on: left.filter { page in !staying.contains { $0 === page } })
        holdingChanges {
            for page in staying { page.catchUp(with: record) }
            arrangePages()
            driver?.note(.layout)
        }
    }

    /// Other pages are open, or there is room for others.
    func arrangePages() {
        arrangePages(proposing: pageToPropose())
    }

    /// The state has changed, and with it perhaps what the first page can open.
    func proposeAgain() {
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
        // Before what they stand over goes.
        questions.endThoseInVain()
        observer?(.pages)
    }

    /// The page that is proposed, as long as its row is there, or else that of the first row that can open one.
    private func pageToPropose() -> FormPage? {
        guard firstWindow.count == 1, layout.proposesPage, mayPropose else { return nil }
        if let proposedPage, proposedPage.scope.isThere(),
            pages[0].isFiltered(proposedPage.path)
                || pages[0].cells(at: proposedPage.path).contains(where: {
                    $0.isVisible && $0.section?.isVisible == true
                })
        {
            return proposedPage
        }
        let cells = pages[0].sections.lazy.flatMap(\.cells.leading)
        let cell = cells.first { $0.isUsable && $0.destination?.presentation == .page }
        guard let cell, let identity = cell.identity, let destination = cell.destination else { return nil }
        return render(destination, from: identity.scope, at: cell.path, value: cell.value, isOpenedByRow: true)
    }

    private func markCurrentCells() {
        let page = layout.hasSidebar ? windows[0].dropFirst().first : nil
        let cells = page.map { pages[0].cells(at: $0.path) } ?? []
        for cell in currentCells where !cells.contains(where: { $0 === cell }) { cell.isCurrent = false }
        for cell in cells { cell.isCurrent = true }
        currentCells = cells
    }
}

/// The windows that the open pages stand in: the form's own, and those of dialogs, see ``Element/presented(as:)``.
extension FormSession {
    /// The page on top of the stack; beside the first page the one that is proposed, where no other is open.
    public var topPage: FormPage { dialog == nil ? proposedPage ?? lastPage : lastPage }

    /// The page on the screen: what a search has found, or else the page on top.
    public var shownPage: FormPage { searchPage ?? topPage }

    /// The first page of the dialog on top of the others; `nil` where there is none.
    public var dialog: FormPage? { pages.last(where: \.scope.isDialog) }

    /// The open pages by windows: first those of the form's own, also the page that is proposed there, and then
    /// those of each dialog, the one on top last.
    public var windows: [[FormPage]] {
        var windows = [Array(firstWindow) + (proposedPage.map { [$0] } ?? [])]
        for page in pages[firstWindow.count...] {
            if page.scope.isDialog { windows.append([]) }
            windows[windows.count - 1].append(page)
        }
        return windows
    }

    /// The pages under all dialogs.
    var firstWindow: ArraySlice<FormPage> { pages.prefix { !$0.scope.isDialog } }

    /// Which of the pages are on the screen, and can be used: under a dialog everything stays as it is.
    func shown(of pages: [FormPage], proposing proposed: FormPage? = nil) -> [FormPage] {
        if pages.contains(where: \.scope.isDialog) { return pages.suffix(1) }
        return layout.shown(of: pages, proposing: proposed)
    }

    /// A dialog that the person has to close before they are somewhere else.
    func dialog(notOnTheWayTo path: RowPath) -> FormPage? {
        pages.last { $0.scope.isDialog && !path.isAtOrBelow($0.path) }
    }
}
