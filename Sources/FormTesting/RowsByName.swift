import FormCore

extension Sequence {
    /// The row that a name means: the first with that title, or else the only one with that path or that end of it.
    ///
    /// A user of another renderer finds rows with it, so that a name means the same in front of each.
    ///
    /// - Parameters:
    ///   - name: What a test calls the row.
    ///   - title: The title that a row shows.
    ///   - path: A row's path; the root for one that has none.
    package func row(
        named name: String, title: (Element) -> String?, path: (Element) -> RowPath
    ) -> Element? {
        if let row = first(where: { title($0) == name }) { return row }
        let end = RowPath(name).components
        // The options on a page of their own all have the path of their row.
        let rows = filter { !end.isEmpty && Array(path($0).components.suffix(end.count)) == end }
        return rows.count == 1 ? rows[0] : nil
    }
}
