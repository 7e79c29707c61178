import FormCore

extension CommandLineForm {
    /// The path of a row that a person has named, see ``CommandLineForm``: below the page of the form's own, and with
    /// the identities of items that are named otherwise.
    ///
    /// - Throws: a ``FormCommandError``, where a title could be that of several items, or there is no such row.
    func path(of written: RowPath) throws -> RowPath {
        let rows = session.survey()
        let path = try path(of: written, ItemNames(rows))
        guard rows.contains(where: { $0.path.components.starts(with: path.components) }) else {
            throw unknown(written, among: rows)
        }
        return path
    }

    /// The same, also for a path that names no row.
    func path(of written: RowPath, _ names: ItemNames) throws -> RowPath {
        do {
            return try names.path(of: RowPath(page.components + written.components)).get()
        } catch {
            let paths = error.paths.map { Sentence("“%s”", name(of: $0)) }
            throw self.error(
                Sentence(
                    "Several items are called “%1$s”. Name the one that you mean: %2$s.", error.title.shortened,
                    Sentence.alternatives(paths)))
        }
    }

    /// A row as the person would name it.
    func name(of path: RowPath) -> String {
        relative(path).description.shortened
    }

    /// The path from the page on.
    func relative(_ path: RowPath) -> RowPath {
        guard path.components.starts(with: page.components) else { return path }
        return RowPath(Array(path.components.dropFirst(page.components.count)))
    }
}
