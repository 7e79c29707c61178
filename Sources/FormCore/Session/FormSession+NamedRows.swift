extension FormSession {
    /// Looks for a row that the program names, and reports the mistake where the form has none.
    ///
    /// Open pages know at once, and cost next to nothing. Nobody renders another one for it: the name waits
    /// until that page is opened or surveyed. A page that a button has opened knows nothing
    /// for sure, since the button may open another one the next time.
    func look(for path: RowPath, namedBy caller: String) {
        let name = NamedRow(path: path, caller: caller)
        if path == .root { return report(.noSuchRow(name)) }
        // A page of the form's own, such as that of changed settings, stands behind no row.
        if livePages.contains(where: { $0.path == path }) { return }
        var waitsFor: RowPath?
        for page in livePages where page.scope.isFixed {
            switch page.knowledge(of: path) {
            case .here: return
            case .elsewhere(let next): waitsFor = next ?? waitsFor
            case .nowhere: return report(.noSuchRow(name))
            }
        }
        if let waitsFor { wait(for: name, on: waitsFor) }
    }

    func wait(for name: NamedRow, on page: RowPath) { waitingNames.add(name, for: page) }

    func takeNames(for page: RowPath) -> Set<NamedRow> { waitingNames.take(for: page) }
}
