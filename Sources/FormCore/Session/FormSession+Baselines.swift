extension FormSession {
    /// The rows whose values differ from a baseline, also of pages that are not open, in reading order.
    public func changedRows(from baseline: Baseline = .defaults) -> [SurveyedRow] {
        survey { $0.cell.value?.differs(from: baseline) ?? false }
    }

    /// Gives rows the values of a baseline, as one step that can be undone.
    ///
    /// Rows that are hidden or disabled too; rules don't look at what is written.
    ///
    /// - Parameters:
    ///   - path: A row, or a page with all rows of the pages below it; the root is the whole form. One that
    ///     the form does not have is reported as the form's mistake.
    ///   - baseline: Where the values come from; without that baseline nothing happens.
    public func reset(_ path: RowPath, to baseline: Baseline = .defaults) {
        if path != .root { look(for: path, namedBy: "reset(_:)") }
        let rows = rows().filter { $0.path.isAtOrBelow(path) }
        model.send(.reset(rows, to: baseline, as: path))
    }

    /// Whether there is something to reset: a value that is not the baseline's, or a draft.
    ///
    /// It reads through the form, so ask when a reset is offered, such as by a menu that opens.
    ///
    /// - Parameters:
    ///   - path: A row, or a page with all rows of the pages below it; the root is the whole form.
    ///   - baseline: Where the values would come from; without that baseline nothing can be reset.
    public func canReset(_ path: RowPath, to baseline: Baseline = .defaults) -> Bool {
        let rows = survey().filter { $0.value != nil && $0.path.isAtOrBelow(path) }
        let isThere = model.has(baseline)
        if isThere, baseline == .defaults, !rows.isEmpty, hidesValues { return true }
        return rows.contains { $0.value?.differs(from: baseline) == true || isThere && record[$0.path].draft != nil }
    }

    /// Whether what keeps the state has something that no row shows and a reset takes away.
    package var hidesValues: Bool { driver?.hidesValues() ?? false }

    /// Gives a row of the page on the screen the value of a baseline, as a step that can be undone.
    public func reset(_ cell: FormCell, to baseline: Baseline = .defaults) {
        if let row = cell.edited { model.send(.reset([row], to: baseline, as: row.path)) }
    }

    /// Gives the rows of a section of an open page, and of the pages that they open, the values of a baseline.
    public func reset(_ section: Section, to baseline: Baseline) {
        // Those of a list's items stand below the list's own.
        let cells = section.cells.made
        let paths = cells.map(\.path.components)
        let rows = rows().filter { row in paths.contains { row.path.components.starts(with: $0) } }
        model.send(.reset(rows, to: baseline, as: cells.first?.path.parent ?? .root))
    }

    /// Gives the rows of a section of an open page, and of the pages that they open, their defaults back.
    public func reset(_ section: Section) {
        reset(section, to: .defaults)
    }

    /// Whether rows can be compared with defaults and reset to them.
    public var hasDefaults: Bool { model.has(.defaults) }

    /// The states to compare with are other ones.
    func compareWithBaselines() {
        let shown = shownPages
        for page in pages where !shown.contains(where: { $0 === page }) { page.markStale() }
        for page in shown { page.compareWithBaselines() }
        guard model.has(.theirs) || !conflicts.isEmpty else { return }
        model.send(.findConflicts(rows()))
    }
}
