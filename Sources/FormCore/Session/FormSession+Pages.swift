extension FormSession {
    /// The rows whose pages are open.
    var openPaths: [RowPath] { livePages.map(\.path) }

    /// Records a row whose value a service has to accept.
    func noteEffect(of row: RowPath) {
        rowsWithEffect.insert(row)
    }

    /// Returns true if the value of a row is a secret.
    func isSecret(_ row: RowPath) -> Bool { self.row(at: row)?.value?.isSecret == true }

    /// Reports a mistake of the form's author. Of several about the same, only the first is reported.
    package func report(_ mistake: FormMistake) {
        guard !mistakes.contains(where: { $0.topic == mistake.topic }) else { return }
        mistakes.append(mistake)
        environment.report(mistake)
    }

    /// Returns true if a page is on the screen, where the user can use it.
    func isShown(_ page: FormPage) -> Bool { searchPage === page || shownPages.contains { $0 === page } }

    /// Called when a search field has changed which rows are shown.
    func rowsFiltered() { updateDefaultSelection() }

    /// Returns the page that the row at a path has opened, or `nil` if no such page is open.
    func openedPage(at path: RowPath) -> FormPage? { pages.last { $0.path == path } }

    /// Opens the page of a row, if the page that contains the row is on the screen. If the row's page is already open,
    /// closes the pages above it.
    func open(_ destination: Destination, from cell: FormCell) {
        guard let identity = cell.identity, leaveRows(on: identity.scope) else { return }
        guard cell.isUsable, cell.isSelectable else { return }
        // With pages side by side, a search can still be open when the user opens a page. Opening the page ends the
        // search.
        search(nil)
        if opened(by: cell.path, on: identity.scope) { return }
        open(
            destination, from: identity.scope, at: cell.path, value: cell.value, isOpenedByRow: true)
    }

    /// Opens a page at the request of a row's handler, such as that of a button.
    ///
    /// - Parameters:
    ///   - scope: The context of the page that contains the row.
    ///   - path: The path of the page to be opened.
    func open(_ destination: Destination, from scope: PageScope, at path: RowPath) {
        if leaveRows(on: scope) { open(destination, from: scope, at: path, value: nil, isOpenedByRow: false) }
    }

    /// If the page that a row opens is open already, returns to that page by closing the pages above it. Returns false
    /// if the row's page is not open.
    private func opened(by row: RowPath, on scope: PageScope) -> Bool {
        let above = livePages.drop { $0.scope !== scope }.dropFirst()
        guard let page = above.first, page.path == row, page.scope.isOpenedByRow else { return false }
        if page === proposedPage { openProposedPage() } else if let next = above.dropFirst().first { close(next.scope) }
        if let field = page.initialFocus { requestFocus(field.path) }
        return true
    }

    private func open(
        _ destination: Destination, from scope: PageScope, at path: RowPath, value: RowValue?, isOpenedByRow: Bool
    ) {
        holdingChanges {
            // No default selection is made while one page replaces another.
            allowsDefaultSelection = false
            // A dialog that the sidebar opens leaves the page beside it open.
            let isOverPages = destination.presentation == .dialog && scope === pages[0].scope
            let index = pages.firstIndex { $0.scope === scope }
            if let index, index + 1 < pages.count, !isOverPages { closePages(from: index + 1) }
            if destination.presentation == .dialog { model.send(.beginDialog(page: path)) }
            let page = render(destination, from: scope, at: path, value: value, isOpenedByRow: isOpenedByRow)
            allowsDefaultSelection = true
            pages.append(page)
            driver?.note(.open(page: page.path, isByRow: isOpenedByRow))
            revalidate()
            endWaiting(except: page.path)
        }
    }

    /// Renders a page that is about to be open.
    ///
    /// - Parameters:
    ///   - opener: The page that it is opened from; `nil` for the first page.
    ///   - value: The value of the row that opens the page.
    func render(
        _ destination: Destination, from opener: PageScope?, at path: RowPath, value: RowValue? = nil,
        isOpenedByRow: Bool = true
    ) -> FormPage {
        let scope = PageScope(
            session: self, model: model, title: destination.ownTitle, followedTitle: destination.followedTitle,
            path: path, isSingleValue: destination.isSingleValue, isDialog: destination.presentation == .dialog,
            rowValue: destination.isSingleValue ? value : nil, isOpenedByRow: isOpenedByRow, parent: opener)
        scope.isOpen = true
        let page = destination.render(in: scope)
        page.apply(record)
        return page
    }

    /// Commits what is being typed, before the user leaves a page for another one.
    ///
    /// - Returns: True if the page is still open and on the screen after the commit.
    private func leaveRows(on scope: PageScope) -> Bool {
        guard shownPages.contains(where: { $0.scope === scope }) else { return false }
        commitTyping()
        if proposedPage?.scope === scope { openProposedPage() }
        return shownPages.contains { $0.scope === scope }
    }

    /// Closes a page and those above it, if it is possible to go back from it.
    func goBack(from scope: PageScope) {
        if canGoBack { close(scope) }
    }

    /// Closes a page and those above it.
    func close(_ scope: PageScope) {
        guard scope.isOpen, scope !== pages[0].scope else { return }
        commitTyping()
        guard let index = pages.firstIndex(where: { $0.scope === scope }) else { return }
        closePages(from: index)
    }

    /// Closes the pages that a row has opened and those above them, and then calls a function. No default selection is
    /// made in between.
    func closePages(behind row: RowPath, _ body: () -> Void) {
        allowsDefaultSelection = false
        if let page = pages.dropFirst().first(where: { $0.path.isAtOrBelow(row) }) { close(page.scope) }
        body()
        allowsDefaultSelection = true
        updateDefaultSelection()
    }

    /// Closes the page of a removed item, and the pages above it. The drafts on these pages stay in the record, in case
    /// the item is restored.
    ///
    /// - Parameter origin: The origin of the removal. A removal notice is shown only if the item was removed from
    ///   outside the form, because users know about their own changes.
    func closePagesOfRemovedItems(by origin: ChangeOrigin) {
        withdrawRemovalNotice()
        guard let index = pages.firstIndex(where: { !$0.scope.isThere() }) else { return }
        // The first page may still list the removed item, so no default selection is made now.
        allowsDefaultSelection = false
        defer { allowsDefaultSelection = true }
        if origin == .outside {
            show(.warning(record.removalNotice(for: pages[index])), from: .removedPage)
            isRestored = pages[index].scope.isThere
        }
        closePages(from: index)
    }

    /// Removes the removal notice if the removed item has been restored.
    private func withdrawRemovalNotice() {
        if isRestored?() == true { show(nil, from: .removedPage) }
    }

    /// Closes the pages of dialogs that were applied or cancelled. The page of a dialog that is only about to begin
    /// stays.
    func closeEndedDialogs() {
        guard begunDialogs > 0 else { return }
        let open = model.dialogs.count
        defer { begunDialogs = open }
        guard open < begunDialogs else { return }
        let dialogs = pages.indices.filter { pages[$0].scope.isDialog }
        if dialogs.count > open { closePages(from: dialogs[open]) }
    }

    /// Called when edits in a dialog begin. Ends the dialog if its page was closed before.
    func dialogBegan(at path: RowPath) {
        begunDialogs = model.dialogs.count
        if !pages.contains(where: { $0.scope.isDialog && $0.path == path }) { model.send(.cancelEdits) }
    }

    /// Cancels the edits of dialogs whose pages were closed.
    private func cancelClosedDialogs() {
        let open = pages.count(where: \.scope.isDialog)
        for _ in model.dialogs.dropFirst(open) { model.send(.cancelEdits) }
    }

    private func closePages(from index: Int) {
        holdingChanges {
            let closed = Array(pages[index...])
            for page in closed { page.scope.rowValue?.leave() }
            for page in shown(of: Array(pages[..<index])) { page.catchUp(with: record) }
            for page in closed { page.scope.isOpen = false }
            pages.removeSubrange(index...)
            driver?.note(.close(left: index))
            cancelClosedDialogs()
            for action in closed.flatMap(\.scope.onClose) { action() }
            for page in closed.reversed() { page.scope.takeBack?() }
            revalidate()
        }
    }

    /// Leaves the page that was the default selection until now.
    func leave(_ page: FormPage) {
        page.scope.rowValue?.leave()
        page.scope.isOpen = false
        for action in page.scope.onClose { action() }
    }
}

extension NoticeSource {
    /// The source of removal notices.
    static let removedPage: NoticeSource = "page that has gone"
}
