extension FormSession {
    /// Returns the reason why the user can't use a row.
    ///
    /// The row itself may be disabled, or a row that leads to it. The reason is the first of these that exists:
    ///
    /// - the reason that the form's author gives with ``Element/disabled(because:)``,
    /// - an instruction to turn on or choose something first, which is found by trying changes on a copy of the state,
    /// - the help of the disabled row,
    /// - the footer of the disabled row's section.
    ///
    /// - Parameter path: The path of the row that the user can't use.
    /// - Returns: One or more sentences; `nil` if the row can be used or no reason is known.
    public func reasonForDisabling(_ path: RowPath) -> String? {
        let rows = rows()
        let path = currentPath(of: path, among: rows) ?? path
        let ancestors = rows.filter { path.isAtOrBelow($0.path) }
        guard let disabled = ancestors.first(where: { !$0.isEnabled }) else { return nil }
        if let reason = disabled.reason { return reason }
        let change = suggestion(for: .disabled, at: path)
        return change.map { environment.text(of: $0.sentence) } ?? disabled.shownHelp ?? disabled.footer
    }

    /// Returns a change that the user can make to unlock the row at the path: to show it if `restriction` is `.hidden`,
    /// or to enable it if `restriction` is `.disabled`. Returns `nil` if no such change is found.
    func suggestion(for restriction: RowRestriction, at path: RowPath) -> UnlockingSuggestion? {
        let index = SearchIndex(self)
        let row = index.rows.firstIndex { $0.path == path }
        return row.flatMap { SuggestionFinder(self, index, for: restriction).suggestion(unlocking: $0, option: nil) }
    }
}
