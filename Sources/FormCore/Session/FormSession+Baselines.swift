extension FormSession {
    /// Returns the rows whose values differ from a baseline, in reading order, including rows of pages that are not
    /// open.
    public func changedRows(from baseline: Baseline = .defaults) -> [SurveyedRow] {
        survey { $0.cell.value?.differs(from: baseline) ?? false }
    }

    /// Gives rows the values of a baseline, as one undo step.
    ///
    /// Hidden and disabled rows are reset too, and no rules run on the new values.
    ///
    /// - Parameters:
    ///   - path: A row, or a page with all rows of the pages below it; the root is the whole form. A path that the form
    ///     does not have is reported as a mistake.
    ///   - baseline: The source of the values; if there is no such baseline, nothing happens.
    public func reset(_ path: RowPath, to baseline: Baseline = .defaults) {
        if path != .root { look(for: path, namedBy: "reset(_:)") }
        let rows = rows().filter { $0.path.isAtOrBelow(path) }
        model.send(.reset(rows, to: baseline, as: path))
    }

    /// Returns true if there is something to reset: a value that differs from the baseline, or a draft.
    ///
    /// This traverses the whole form, so call it only when a reset is offered, such as when a menu opens.
    ///
    /// - Parameters:
    ///   - path: A row, or a page with all rows of the pages below it; the root is the whole form.
    ///   - baseline: The source of the values; if there is no such baseline, nothing can be reset.
    public func canReset(_ path: RowPath, to baseline: Baseline = .defaults) -> Bool {
        let rows = survey().filter { $0.value != nil && $0.path.isAtOrBelow(path) }
        let isThere = model.has(baseline)
        if isThere, baseline == .defaults, !rows.isEmpty, hidesValues { return true }
        return rows.contains { $0.value?.differs(from: baseline) == true || isThere && record[$0.path].draft != nil }
    }

    /// True if the store has a value that no row shows and that a reset removes.
    package var hidesValues: Bool { driver?.hidesValues() ?? false }

    /// Gives a row of a page on the screen the value of a baseline, as one undo step.
    public func reset(_ cell: FormCell, to baseline: Baseline = .defaults) {
        if let row = cell.edited { model.send(.reset([row], to: baseline, as: row.path)) }
    }

    /// Gives the rows of a section of an open page, and the rows of the pages that they open, the values of a baseline.
    public func reset(_ section: Section, to baseline: Baseline) {
        // Rows of list items need not have been made: their paths lie below the list's path.
        let cells = section.cells.made
        let paths = cells.map(\.path.components)
        let rows = rows().filter { row in paths.contains { row.path.components.starts(with: $0) } }
        model.send(.reset(rows, to: baseline, as: cells.first?.path.parent ?? .root))
    }

    /// Gives the rows of a section of an open page, and the rows of the pages that they open, their default values.
    public func reset(_ section: Section) {
        reset(section, to: .defaults)
    }

    /// True if the form has defaults that rows can be compared with and reset to.
    public var hasDefaults: Bool { model.has(.defaults) }

    /// Compares the rows with the baselines after these have been replaced.
    func compareWithBaselines() {
        let shown = shownPages
        for page in pages where !shown.contains(where: { $0 === page }) { page.markStale() }
        for page in shown { page.compareWithBaselines() }
        guard model.has(.theirs) || !conflicts.isEmpty else { return }
        model.send(.findConflicts(rows()))
    }
}
