/// Information about rows for stores.
extension FormDriver {
    /// Returns, for each row, a state in which it has another value than now; rows for which no other value is found
    /// are omitted.
    ///
    /// The difference shows which part of the state a row edits. The whole form is traversed once.
    ///
    /// - Parameter paths: The rows, including rows of pages that are not open.
    package func statesWithOtherValue(at paths: [RowPath]) -> [(row: RowPath, state: State)] {
        let wanted = Set(paths)
        return session.editTargets().compactMap { row in
            guard wanted.contains(row.path) else { return nil }
            return store.model.field(of: row)?.another(than: edited).map { (row.path, $0) }
        }
    }

    /// Returns the rows whose value differs from a baseline, even if the baseline's value could not be typed.
    package func rowsWithOtherValue(than baseline: Baseline) -> Set<RowPath> {
        guard let other = baselines[baseline] else { return [] }
        let rows = session.editTargets().filter { row in
            store.model.field(of: row).map { !$0.lens.isSame(other, edited) } ?? false
        }
        return Set(rows.map(\.path))
    }

    /// Returns the rows whose default is neither that of a store nor the value that the store has opened. The latter may
    /// have been generated for this user.
    func rowsWithOtherDefault(than blank: State, _ opened: State) -> [RowPath] {
        // Defaults that differ only in the spelling of texts are let pass: to read all texts at the start takes long.
        guard let defaults = baselines.defaults, !isEqual(defaults, blank) else { return [] }
        return session.editTargets().filter { row in
            guard row.value.hasDefault, row.value.ownDefault == nil, let field = store.model.field(of: row) else {
                return false
            }
            return field.isOther(blank, than: defaults) && field.isOther(opened, than: defaults)
        }
        .map(\.path)
    }
}
