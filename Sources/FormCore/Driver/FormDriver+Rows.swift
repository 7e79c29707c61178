/// What a store needs to know of rows.
extension FormDriver {
    /// For each row a state in which it has another value than now; none for a row where nothing fits.
    ///
    /// What differs in such a state is what the row stands for. It reads through the whole form once.
    ///
    /// - Parameter paths: The rows, also of pages that are not open.
    package func statesWithOtherValue(at paths: [RowPath]) -> [(row: RowPath, state: State)] {
        let wanted = Set(paths)
        return session.rows().compactMap { row in
            guard wanted.contains(row.path) else { return nil }
            return store.model.field(of: row)?.another(than: edited).map { (row.path, $0) }
        }
    }

    /// The rows that have another value than in a baseline, also where it is not one that could be typed.
    package func rowsWithOtherValue(than baseline: Baseline) -> Set<RowPath> {
        guard let other = baselines[baseline] else { return [] }
        let rows = session.rows().filter { row in
            store.model.field(of: row).map { !$0.place.isSame(other, edited) } ?? false
        }
        return Set(rows.map(\.path))
    }
}
