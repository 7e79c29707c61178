extension FormSession {
    /// Returns the reason why the user can't use a row.
    ///
    /// This is the reason that the author gives, see ``Element/disabled(because:)``. Without one, it is what the user
    /// has to turn on or choose first, which is found by trying changes on a copy of the state. If no change helps, it
    /// is the help of the disabled row, or else the footer of its section.
    ///
    /// - Parameter path: The row. It may be disabled itself, or be reached through a disabled row.
    /// - Returns: One or more sentences; `nil` if the row can be used or no reason is known.
    public func reasonForDisabling(_ path: RowPath) -> String? {
        let way = survey().filter { path.isAtOrBelow($0.path) }
        guard let disabled = way.first(where: { !$0.isEnabled }) else { return nil }
        if let reason = disabled.reason { return reason }
        let change = suggestion(for: .disabled, at: path)
        return change.map { environment.text(of: $0.sentence) } ?? disabled.help ?? disabled.footer
    }

    /// Returns a change by the user that unlocks the row, or `nil` if none is found.
    func suggestion(for restriction: RowRestriction, at path: RowPath) -> UnlockingSuggestion? {
        let index = SearchIndex(self)
        let row = index.rows.indices.first { index.path(of: $0) == path }
        return row.flatMap { SuggestionFinder(self, index, for: restriction).suggestions(unlocking: [$0])[$0] }
    }
}
