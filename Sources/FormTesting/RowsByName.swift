import FormCore

extension Sequence {
    /// Returns the row with a name: the first row with that title, or else the first row with a button with that title,
    /// or else the only row whose path is the name or ends with it.
    ///
    /// Returns `nil` if there is no such row, or if several paths end with the name. The simulated users of all
    /// renderers call this function, so a name means the same to each of them.
    ///
    /// - Parameters:
    ///   - name: The name of the row in a test.
    ///   - title: Returns the title that a row shows.
    ///   - button: Returns the title of the button in a row, or `nil` if the row has none.
    ///   - path: Returns a row's path, or the root path if the row has none.
    package func row(
        named name: String, title: (Element) -> String?, button: (Element) -> String?, path: (Element) -> RowPath
    ) -> Element? {
        if let row = first(where: { title($0) == name }) ?? first(where: { button($0) == name }) { return row }
        let end = RowPath(name).components
        // On a page that edits a single value, all rows have the same path: that of the row that opens the page. So the
        // path can't identify one of the rows.
        let rows = filter { !end.isEmpty && Array(path($0).components.suffix(end.count)) == end }
        return rows.count == 1 ? rows[0] : nil
    }
}
