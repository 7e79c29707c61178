extension FormSession {
    /// Says why the person can't use a row: what its author says, see ``Element/disabled(because:)``; or else what to
    /// turn on or to choose first, found by trying on a copy of the state; or else the help of the row that is disabled,
    /// or the footer of its section.
    ///
    /// - Parameter path: The row. A row on its way may be the disabled one.
    /// - Returns: One or more sentences; `nil` for a row that can be used, or where nothing is known.
    public func reasonForDisabling(_ path: RowPath) -> String? {
        let way = survey().filter { path.isAtOrBelow($0.path) }
        guard let disabled = way.first(where: { !$0.isEnabled }) else { return nil }
        if let reason = disabled.reason { return reason }
        let change = helpfulChange(for: .disabled, at: path)
        return change.map { environment.text(of: $0.sentence) } ?? disabled.help ?? disabled.footer
    }

    /// What the person can change so that a row lacks nothing.
    func helpfulChange(for lack: RowLack, at path: RowPath) -> HelpfulChange? {
        let index = SearchIndex(self)
        let row = index.rows.indices.first { index.path(of: $0) == path }
        return row.flatMap { HelpfulChanges(self, index, for: lack).changes(helping: [$0])[$0] }
    }
}
