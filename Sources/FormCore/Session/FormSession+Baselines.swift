extension FormSession {
    /// Returns the rows whose values differ from a baseline, in reading order, including rows of pages that are not
    /// open.
    public func changedRows(from baseline: Baseline = .defaults) -> [FormRow] {
        rows { $0.value?.differs(from: baseline) ?? false }
    }

    /// Resets rows to the values in a baseline, as one undo step.
    ///
    /// Hidden and disabled rows are reset too, and no rules run on the new values.
    ///
    /// - Parameters:
    ///   - path: The path of a row or of a page. All rows at or below the path are reset; for the root, these are all
    ///     rows of the form. A path that the form does not have is reported as a mistake.
    ///   - baseline: The baseline to reset to. If the form has no such baseline, nothing happens.
    public func reset(_ path: RowPath, to baseline: Baseline = .defaults) {
        let (rows, path) = rowsToReset(at: path)
        send(.reset(rows, to: baseline, as: path), about: rows)
    }

    /// Returns the rows at or below a path, and the current path. A path that the form does not have is reported as a
    /// mistake.
    func rowsToReset(at path: RowPath) -> (rows: [EditTarget], path: RowPath) {
        var path = path == .root ? path : look(for: path, namedBy: "reset(_:)")
        let all = editTargets()
        if !all.contains(where: { $0.path.isAtOrBelow(path) }) { path = currentPath(of: path) ?? path }
        return (all.filter { $0.path.isAtOrBelow(path) }, path)
    }

    /// Resets the rows of the page on top, and of the pages below it, to their defaults, as one undo step.
    ///
    /// While a section of the first page is the sidebar, the section and the pages that it leads to are not below the
    /// first page, so they keep their values; see ``Element/sidebar(title:symbol:)``.
    public func resetTopPage() {
        let path = topPage.path
        let rows = editTargets().filter { isOnOrBelowTopPage($0.path) }
        send(.reset(rows, to: .defaults, as: path), about: rows)
    }

    /// True if ``resetTopPage()`` has something to reset.
    ///
    /// This traverses the whole form, so call it only when a reset is offered, such as when a menu opens.
    public var canResetTopPage: Bool { canReset(rows().filter { isOnOrBelowTopPage($0.path) }, to: .defaults) }

    private func isOnOrBelowTopPage(_ path: RowPath) -> Bool {
        path.isAtOrBelow(topPage.path) && !(topPage === pages[0] && isInSidebar(path))
    }

    /// Returns true if there is something to reset: a value that differs from the baseline, or a draft. For the
    /// defaults, a stored value that no row shows counts as well.
    ///
    /// This traverses the whole form, so call it only when a reset is offered, such as when a menu opens.
    ///
    /// - Parameters:
    ///   - path: The path of a row or of a page. All rows at or below the path are compared; for the root, these are
    ///     all rows of the form.
    ///   - baseline: The baseline to compare with. If the form has no such baseline, nothing can be reset.
    public func canReset(_ path: RowPath, to baseline: Baseline = .defaults) -> Bool {
        let all = rows()
        let path = currentPath(of: path, among: all) ?? path
        return canReset(all.filter { $0.path.isAtOrBelow(path) }, to: baseline)
    }

    private func canReset(_ rows: [FormRow], to baseline: Baseline) -> Bool {
        let rows = rows.filter { $0.value != nil }
        let isThere = model.has(baseline)
        if isThere, baseline == .defaults, !rows.isEmpty, hidesValues { return true }
        return rows.contains { $0.value?.differs(from: baseline) == true || isThere && record[$0.path].draft != nil }
    }

    /// True if the store has a value that no row shows, such as a value that can't be read. A reset to the defaults
    /// would remove it.
    package var hidesValues: Bool { driver?.hidesValues() ?? false }

    /// Resets a row of a page on the screen to its value in a baseline, as one undo step.
    public func reset(_ cell: FormCell, to baseline: Baseline = .defaults) {
        guard let path = cell.editTarget?.path else { return }
        model.send(.reset(rows: [path], baseline: baseline, name: path, isAppliedAtOnce: false))
    }

    /// Resets the rows of a section on an open page to their values in a baseline, as one undo step. The rows of the
    /// pages that these rows open are reset as well.
    public func reset(_ section: Section, to baseline: Baseline) {
        let leads = section.leads
        let rows = editTargets().filter { leads($0.path) }
        send(.reset(rows, to: baseline, as: section.page?.path ?? .root), about: rows)
    }

    /// Resets the rows of a section on an open page to their defaults, as one undo step. The rows of the pages that
    /// these rows open are reset as well.
    public func reset(_ section: Section) {
        reset(section, to: .defaults)
    }

    /// True if the form has defaults that rows can be compared with and reset to.
    public var hasDefaults: Bool { model.has(.defaults) }

    /// Called after the baselines have been replaced. Compares the rows with the new baselines.
    func compareWithBaselines() {
        let shown = shownPages
        for page in pages where !shown.contains(where: { $0 === page }) { page.markStale() }
        for page in shown { page.compareWithBaselines() }
        guard model.has(.theirs) || !conflicts.isEmpty else { return }
        model.send(.findConflicts)
    }
}
