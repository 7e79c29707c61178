/// Rows that the program or the author of the form names by their paths.
extension FormSession {
    /// Returns true if the form has a row or a page at a path, whether or not the page is open.
    func hasRow(at path: RowPath) -> Bool {
        livePages.contains { $0.path == path || $0.describesRow(at: path) || !$0.cells(at: path).isEmpty }
            || row(at: path) != nil
    }

    /// Checks a row or page that the program names by its path, and reports a mistake if the form has none.
    ///
    /// - Returns: The path, or the current one if the form no longer has the path but a row had it before.
    @discardableResult
    func look(for path: RowPath, namedBy caller: String) -> RowPath {
        if path != .root, hasRow(at: path) { return path }
        return row(at: path, namedBy: caller)?.path ?? path
    }

    /// Returns the row at a path or a former path, and reports a mistake if the form can't have one.
    func row(at path: RowPath, namedBy caller: String) -> FormRow? {
        if let row = row(at: path) ?? currentPath(of: path).flatMap(row(at:)) { return row }
        if !canHaveRow(at: path) { report(.noSuchRow(NamedRow(path: path, caller: caller))) }
        return nil
    }

    /// Called once a page is rendered. Reports references to rows that the form doesn't have, and former paths that rows
    /// have now.
    func checkReferences(on page: FormPage) {
        let names = page.scope.namedRows
        page.scope.namedRows = []
        if page.scope.isFixed {
            check(names)
            checkFormerPaths(adding: page)
        } else {
            // A button may open another page the next time, so a traversal does not enter this one.
            for name in names where !page.scope.hasRow(name.path.components[page.path.components.count]) {
                report(.noSuchRow(name))
            }
        }
    }

    /// Reports references to rows that the form doesn't have, or that have no value although a reference is to the
    /// value.
    func check(_ references: [NamedRow]) {
        let new = references.filter { checkedReferences.insert($0).inserted }
        for name in new.sorted(by: { $0.path.components.count < $1.path.components.count }) {
            if let row = row(at: name.path) {
                // A row that only opens a page has no value. The values are on the page that it opens.
                if name.needsValue, row.opensPage, row.value == nil { report(.rulesWithoutValue(row: name.path)) }
            } else if !canHaveRow(at: name.path) {
                report(.noSuchRow(name))
            }
        }
    }

    /// Returns true if the form has no row at a path, but may have one later: in an item that is added to a list, or on a
    /// page that a button opens.
    private func canHaveRow(at path: RowPath) -> Bool {
        var path = path
        while let parent = path.parent, parent != .root {
            if let row = row(at: parent) {
                // It is not known which page a button opens.
                return row.role == .list || !row.opensPage && !row.isContainer && row.control == nil
            }
            path = parent
        }
        return false
    }
}
