import FormCore

extension Sequence {
    /// Returns the row with a name: the first with that title, or else the only one with that path or end of a path.
    ///
    /// The users of all renderers find rows with it, so a name means the same to each.
    ///
    /// - Parameters:
    ///   - name: The name of the row in a test.
    ///   - title: Returns the title that a row shows.
    ///   - path: Returns a row's path; the root if it has none.
    package func row(
        named name: String, title: (Element) -> String?, path: (Element) -> RowPath
    ) -> Element? {
        if let row = first(where: { title($0) == name }) { return row }
        let end = RowPath(name).components
        // The options on a page of their own all have the path of the row that opens it.
        let rows = filter { !end.isEmpty && Array(path($0).components.suffix(end.count)) == end }
        return rows.count == 1 ? rows[0] : nil
    }
}
