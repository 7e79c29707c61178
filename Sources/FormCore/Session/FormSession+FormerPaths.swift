/// Rows that are named by a path that they had before; see `Element.formerly(_:)`.
extension FormSession {
    /// Returns the current path of a row, given its path at any earlier time.
    ///
    /// Call it only with a path that the form doesn't have. Rows declare their former paths when they are reached, so
    /// the first call traverses the form, unless it has been traversed before.
    ///
    /// - Returns: The path, of which the form may have only the beginning; `nil` if the path is not a former one.
    package func currentPath(of path: RowPath) -> RowPath? {
        if path == .root { return nil }
        if !hasBeenTraversed { traverse { _ in } }
        return formerPaths.isEmpty ? nil : formerPaths.currentPath(of: path)
    }

    /// Returns the path of a row or page, given that path, a former one or the title of a page that no other page has;
    /// `nil` if none of the rows is at or below it.
    ///
    /// - Parameter rows: All rows of the form.
    func currentPath(of path: RowPath, among rows: [FormRow]) -> RowPath? {
        let isThere = { (path: RowPath) in rows.contains { $0.path.isAtOrBelow(path) } }
        if isThere(path) { return path }
        if let current = currentPath(of: path), isThere(current) { return current }
        guard path.components.count == 1 else { return nil }
        let pages = Set(rows.filter { $0.pageTitle == path.components[0] }.map { $0.section.page.scope.path })
        return pages.count == 1 ? pages.first : nil
    }

    /// Returns the paths that a row had before, given its current path, as far as the form has been rendered or traversed.
    package func formerPaths(of path: RowPath) -> [RowPath] {
        formerPaths.isEmpty ? [] : formerPaths.formerPaths(of: path).sorted { $0.description < $1.description }
    }

    /// Records paths that a row had before.
    func add(formerPaths paths: [RowPath], of row: RowPath) {
        for path in paths {
            if row.isAtOrBelow(path) {
                report(.formerPathOfRow(path, row: row))
            } else if let other = formerPaths.add(path, of: row) {
                report(.sharedFormerPath(path, of: other, and: row))
            }
        }
    }

    /// Reports the former paths that rows of the open pages, and of one that is about to be open, have now.
    func checkFormerPaths(adding page: FormPage) {
        if formerPaths.isEmpty { return }
        for page in livePages + [page] { reportFormerPaths(among: formerPaths.paths.filter(page.describesRow)) }
    }

    /// Reports each path of a row that is also a former path, and lets the path lead to the row that has it now.
    func reportFormerPaths(among paths: some Sequence<RowPath>) {
        if formerPaths.isEmpty { return }
        for path in paths {
            if let row = formerPaths.remove(path) { report(.formerPathOfRow(path, row: row)) }
        }
    }
}
