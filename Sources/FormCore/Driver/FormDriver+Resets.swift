extension FormDriver {
    /// Calls a function when rows were given their defaults back, also where they had them already.
    ///
    /// What stores the state may have something of a row that the state does not show,
    /// such as a value that could not be read; a reset is meant to take it away. Where the
    /// state is applied explicitly, they are told when it is.
    ///
    /// - Parameter observer: Told the rows, those of a page or a section all at once, after the change.
    /// - Returns: What ends the observation; it goes on without it as long as the driver lives.
    @discardableResult
    public func observeResets(_ observer: @escaping @MainActor ([RowPath]) -> Void) -> FormObservation {
        resetObservers.add(observer)
    }

    /// States in which one row has another value than now, found by trying; none for a row where nothing fits.
    ///
    /// What differs in such a state is what the row stands for. A row's options are tried, and texts
    /// such as another number; rules are not asked, and the form's own state stays as it is. It
    /// reads through the whole form once.
    ///
    /// - Parameter paths: The rows, also of pages that are not open.
    public func statesWithOtherValue(at paths: [RowPath]) -> [State] {
        let wanted = Set(paths)
        return session.survey().compactMap { row in
            guard wanted.contains(row.path), let value = row.value else { return nil }
            let text = value.text()
            for other in value.options + ["\(text)1", "1", "2", "0"] where other != text && value.check(other) == nil {
                var isOther = false
                let state = store.withScratch(store.edited) {
                    isOther = value.write(other, origin: .outside) == nil && value.text() != text
                }
                if isOther { return state }
            }
            return nil
        }
    }

    func tellReset(of rows: [RowPath]) {
        if store.applied == nil { tellResets(of: rows) } else { unappliedResets += rows }
    }

    func tellResets(of rows: [RowPath]) {
        if !rows.isEmpty { resetObservers.tell(rows) }
    }
}
