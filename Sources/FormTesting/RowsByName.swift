import FormCore

extension Sequence {
    /// Returns the row with a name: the first row with that title or, if there is none, the only row whose path is the
    /// name or ends with it.
    ///
    /// The simulated users of all renderers call this function, so a name means the same to each of them.
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
        // If a page shows the options of one value, all of them have the path of the row that opens the page, so the
        // path doesn't name one of them.
        let rows = filter { !end.isEmpty && Array(path($0).components.suffix(end.count)) == end }
        return rows.count == 1 ? rows[0] : nil
    }
}
