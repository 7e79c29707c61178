extension FormSession {
    /// Checks a row that the program names by its path, and reports a mistake if the form has no such row.
    ///
    /// Open pages answer immediately, at almost no cost. No page is rendered for the check: it waits until the page is
    /// opened or traversed. A page that was opened by a button gives no answer, since the button may open another page
    /// the next time.
    ///
    /// - Returns: The path, or the current one if the form no longer has the path but a row had it before.
    @discardableResult
    func look(for path: RowPath, namedBy caller: String) -> RowPath {
        let name = NamedRow(path: path, caller: caller)
        // A page that the form itself opens, such as that of changed settings, has no row that leads to it.
        if path != .root, livePages.contains(where: { $0.path == path }) { return path }
        switch path == .root ? .nowhere : resolution(of: path) {
        case .here, .elsewhere(nil): break
        case .elsewhere(let next?): wait(for: name, on: next)
        case .nowhere:
            if let current = currentPath(of: path) {
                if case .nowhere = resolution(of: current) {} else { return look(for: current, namedBy: caller) }
            }
            report(.noSuchRow(name))
        }
        return path
    }

    /// Returns the location of the row at a path, as far as the open pages can tell.
    func resolution(of path: RowPath) -> FormPage.Resolution {
        var next: RowPath?
        for page in livePages where page.scope.isFixed {
            switch page.resolution(of: path) {
            case .here: return .here
            case .elsewhere(let page): next = page ?? next
            case .nowhere: return .nowhere
            }
        }
        return .elsewhere(next: next)
    }

    func wait(for name: NamedRow, on page: RowPath) { pendingReferences.add(name, for: page) }

    func takeNames(for page: RowPath) -> Set<NamedRow> { pendingReferences.take(for: page) }

    func isMissing(_ name: NamedRow) { pendingReferences.addMissing(name) }

    /// Called once pages are rendered. Moves a notice from a former path to the current one, and reports the references
    /// to rows that the form never had.
    func resolveMissing() {
        // A former path is sure to be known only after a traversal, which checks all references at its end.
        if pendingReferences.hasMissing, !hasBeenTraversed { return traverse { _ in } }
        for name in pendingReferences.takeMissing() { reportMissing(name) }
    }

    private func reportMissing(_ name: NamedRow) {
        guard let current = currentPath(of: name.path) else { return report(.noSuchRow(name)) }
        guard let notice = record[name.path].notice else { return }
        model.send(.show(nil, at: name.path))
        show(notice, at: current)
    }

    /// Called once all rows have been reached. Reports the references to rows that the form doesn't have.
    ///
    /// - Parameter references: The references that pages of the form make.
    func check(_ references: [NamedRow]) {
        let new = references.filter { checkedReferences.insert($0).inserted }
        for name in new.sorted(by: { $0.path.components.count < $1.path.components.count }) {
            if let row = find(name.path) {
                // A row that only opens a page has no value. The values are on the page that it opens.
                if name.needsValue, row.opensPage, row.value == nil { report(.rulesWithoutValue(row: name.path)) }
            } else if !canHaveRow(at: name.path) {
                report(.noSuchRow(name))
            }
        }
        let pending = pendingReferences.takeAll().sorted { $0.path.components.count < $1.path.components.count }
        for name in pending where find(name.path) == nil && !canHaveRow(at: name.path) {
            reportMissing(name)
        }
    }

    /// Returns true if the form has no row at a path, but may have one later: in an item that is added to a list, or on a
    /// page that a button opens.
    private func canHaveRow(at path: RowPath) -> Bool {
        var path = path
        while let parent = path.parent, parent != .root {
            if let row = find(parent) {
                // It is not known which page a button opens.
                return row.role == .list || !row.opensPage && !row.isContainer && row.control == nil
            }
            path = parent
        }
        return false
    }
}
