extension FormSession {
    /// Opens the page that a row stands on, and puts the focus on the row.
    ///
    /// Ends a search, also one in a list that hides the row, and commits what is being typed, as any other way to
    /// another page does. The way ends where a row on it is hidden, disabled, or not there: then the page that was
    /// reached stays open.
    ///
    /// A dialog on whose pages the row is not stays open, with all that is edited there, and nothing moves.
    ///
    /// - Parameter path: The row. The page that edits just its value counts as
    ///   its page too, where it is the one on the screen.
    /// - Returns: Whether the row is on the screen now.
    @discardableResult
    public func reveal(_ path: RowPath) -> Bool {
        search(nil)
        if topPage.scope.isSingleValue, topPage.path == path {
            // The option that is chosen may be hidden since the person looks for others.
            if topPage.chosenOption == nil { topPage.unfilter(path) }
            requestFocus(path)
            return true
        }
        guard let parent = path.parent else { return false }
        if layout.hasSidebar, dialog == nil {
            pages[0].unfilter(path)
            if !pages[0].cells(at: path).isEmpty { return requestFocus(path, on: pages[0]) }
        }
        guard dialog(notOnTheWayTo: parent) == nil else { return false }
        leavePages(notOnTheWayTo: parent)
        lastPage.unfilter(path)
        while lastPage.path != parent, lastPage.cells(at: path).isEmpty {
            let reached = lastPage
            // A button may do more than open a page.
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
            cell.section?.isVisible != false
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
