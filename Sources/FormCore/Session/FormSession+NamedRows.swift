extension FormSession {
    /// Checks a row that the program names by its path, and reports a mistake if the form has no such row.
    ///
    /// Open pages answer immediately, at almost no cost. No page is rendered for the check: it waits until the page is
    /// opened or traversed. A page that was opened by a button gives no answer, since the button may open another page
    /// the next time.
    func look(for path: RowPath, namedBy caller: String) {
        let name = NamedRow(path: path, caller: caller)
        if path == .root { return report(.noSuchRow(name)) }
        // A page that the form itself opens, such as that of changed settings, has no row that leads to it.
        if livePages.contains(where: { $0.path == path }) { return }
        var waitsFor: RowPath?
        for page in livePages where page.scope.isFixed {
            switch page.resolution(of: path) {
            case .here: return
            case .elsewhere(let next): waitsFor = next ?? waitsFor
            case .nowhere: return report(.noSuchRow(name))
            }
        }
        if let waitsFor { wait(for: name, on: waitsFor) }
    }

    func wait(for name: NamedRow, on page: RowPath) { pendingReferences.add(name, for: page) }

    func takeNames(for page: RowPath) -> Set<NamedRow> { pendingReferences.take(for: page) }
}
