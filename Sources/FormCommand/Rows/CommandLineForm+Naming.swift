import FormCore

extension CommandLineForm {
    /// Returns the path of a row as the form has it, from a path that the user has written (see ``CommandLineForm``):
    /// it begins above the form's own page, contains the row ids of items that are named otherwise, and is the row's
    /// current path.
    ///
    /// - Throws: A ``FormCommandError`` if several items have a title, or there is no such row.
    func path(of written: RowPath) throws -> RowPath { try find(written).path }

    /// Returns the path of a row or an item as the form has it, and the row if the path is that of one.
    func find(_ written: RowPath) throws -> (path: RowPath, row: FormRow?) {
        let exact = RowPath(page.components + written.components)
        if let row = session.row(at: exact) { return (exact, row) }
        let path = try pathByOtherNames(of: written)
        return (path, session.row(at: path))
    }

    private func pathByOtherNames(of written: RowPath) throws -> RowPath {
        let rows = session.rows()
        let names = ItemNames(rows)
        let isThere = { (path: RowPath) in rows.contains { $0.path.components.starts(with: path.components) } }
        let path = try path(of: written, names)
        if isThere(path) { return path }
        guard let current = currentPath(of: written), case let path = try self.path(of: current, names), isThere(path)
        else { throw unknown(written, among: rows) }
        onFormerPath(written, current)
        return path
    }

    /// Returns the current path of a row, as the user would write it, given a former path that the user has written;
    /// `nil` if it is not a former path. Items are named as the user has named them.
    func currentPath(of written: RowPath) -> RowPath? {
        session.currentPath(of: RowPath(page.components + written.components)).map(relative)
    }

    /// Returns the path of a row as the form has it, even if there is no such row.
    func path(of written: RowPath, _ names: ItemNames) throws -> RowPath {
        do {
            return try names.path(of: RowPath(page.components + written.components)).get()
        } catch {
            let paths = error.paths.map { Sentence("“%s”", name(of: $0)) }
            throw self.error(
                Sentence(
                    "Several items are called “%1$s”. Name the one that you mean: %2$s.", error.title.withoutMiddle,
                    Sentence.alternatives(paths)))
        }
    }

    /// Returns the name of a row as the user would write it. The only row of a new item has no name, so its path in the
    /// form is returned.
    func name(of path: RowPath) -> String {
        (path == page ? path : relative(path)).description.withoutMiddle
    }

    /// Returns the name of a row of several; `nil` for the only row of a new item, which has no name.
    func givenName(of path: RowPath) -> String? { path == page ? nil : name(of: path) }

    /// Returns the path relative to the page.
    func relative(_ path: RowPath) -> RowPath {
        guard path.components.starts(with: page.components) else { return path }
        return RowPath(Array(path.components.dropFirst(page.components.count)))
    }
}
