extension FormSession {
    /// Opens the page that contains a row, and puts the focus on the row.
    ///
    /// This ends any search, including one in a list that hides the row, and commits what is being typed, as any
    /// navigation does. If a row on the way to the page is hidden, disabled or missing, the last page that could be
    /// reached stays open.
    ///
    /// If a status page is in the place of the row (see ``Element/statusPage(from:button:)``), the status page is shown.
    ///
    /// If a dialog is open and the row can't be reached from the dialog, the dialog stays open with its edits, and no
    /// page is opened.
    ///
    /// - Parameter path: The path of the row, or one that it had before; see `Element.formerly(_:)`. If the
    ///   page on top edits only this row's value, that page stays open, and the row counts as being on the screen.
    /// - Returns: True if the row is on the screen now.
    @discardableResult
    public func reveal(_ path: RowPath) -> Bool {
        search(nil)
        return revealRow(at: hasRow(at: path) ? path : currentPath(of: path) ?? path)
    }

    private func revealRow(at path: RowPath) -> Bool {
        if topPage.scope.isSingleValue, topPage.path == path {
            // If no chosen option is on the page, the text in a search field of the page may be hiding the option, so
            // the text is cleared.
            if topPage.chosenOption == nil { topPage.unfilter(path) }
            requestFocus(path)
            return true
        }
        guard let parent = path.parent else { return false }
        if layout.hasSidebar, dialog == nil {
            pages[0].unfilter(path)
            let section = sidebarSection
            if pages[0].cells(at: path).contains(where: { section == nil || $0.section === section }) {
                return requestFocus(path, on: pages[0])
            }
        }
        guard dialog(notOnTheWayTo: parent) == nil else { return false }
        leavePages(notOnTheWayTo: parent)
        lastPage.unfilter(path)
        while lastPage.path != parent, lastPage.cells(at: path).isEmpty {
            let reached = lastPage
            // Only rows that open pages are selected. A button isn't pressed, since it may do more than open a page.
            let next = reached.row(leadingTo: path)
            if let cell = next.flatMap({ reached.cells(at: $0).first }), cell.destination != nil {
                expand(around: cell)
                cell.select()
            }
            guard lastPage !== reached, lastPage.path == next else { return false }
            lastPage.unfilter(path)
        }
        return requestFocus(path, on: lastPage)
    }

    private func requestFocus(_ path: RowPath, on page: FormPage) -> Bool {
        guard let cell = page.cells(at: path).first, cell.isVisible, cell.line?.isVisible != false,
            let section = cell.section, section.isVisible, page.shows(section)
        else { return false }
        expand(around: cell)
        guard cell.shownCell === cell else { return false }
        requestFocus(path)
        return true
    }

    private func leavePages(notOnTheWayTo path: RowPath) {
        let stray = pages.dropFirst().first { page in
            page.scope.isSingleValue || !path.isAtOrBelow(page.path)
        }
        if let stray { close(stray.scope) }
    }
}
