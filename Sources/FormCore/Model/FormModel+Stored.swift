/// Values in the store, such as in a file that was edited by hand.
extension FormModel {
    /// A row whose value its format or a rule refuses.
    private struct Finding {
        let row: RowPath
        /// The rows that the failed rules are about.
        let paths: [RowPath]
        let issue: Notice?
    }

    /// Shows the issues of stored values that are not defaults, no matter which program has stored them.
    ///
    /// - Parameter defaults: The state of a user who has not set anything.
    func validateStored(except defaults: EditValue, in context: EditContext, _ plan: inout Plan<State>) {
        guard let saved = baselines.saved, let defaults: State = defaults.value() else { return }
        var stored: Set<RowPath> = []
        var findings: [Finding] = []
        context.forEachRow { row in
            guard record[row.path].draft == nil, let field = field(of: row) else { return }
            let lens = field.lens
            let defaults = row.value.applyingOwnDefault(to: edited) ?? defaults
            if lens.isSame(saved, edited), !lens.isSame(defaults, edited) { stored.insert(row.path) }
            let reported = row.rules.filter { $0.reportingRow == row.path }
            let known = plan.editing.known[row.path]?.value
            let broken = reported.filter { known.map { $0.notice != nil } ?? ([$0].issue(in: edited) != nil) }
            let isAsked = stored.contains(row.path) || record[row.path].hasStoredIssue
            let isRefused =
                isAsked && (field.refusal(in: edited) != nil || field.warning(about: lens.value(in: edited)) != nil)
            guard isRefused || !broken.isEmpty else { return plan.editing.note(nil, inValueOf: row) }
            let issue = row.isUsable() ? standingIssue(of: row, at: edited, &plan) : nil
            findings.append(Finding(row: row.path, paths: broken.flatMap(\.paths) + [row.path], issue: issue))
        }
        findings.removeAll { finding in
            !record[finding.row].hasStoredIssue && !finding.paths.contains(where: stored.contains)
        }
        for (path, entry) in record.rows where entry.hasStoredIssue {
            plan.editing.update(path) { entry in
                if entry.draft == nil { entry.issue = nil }
                entry.hasStoredIssue = false
            }
        }
        for finding in findings {
            plan.editing.update(finding.row) { ($0.issue, $0.hasStoredIssue) = (finding.issue, true) }
        }
    }

    /// Updates the issues of stored values in rows that get other values, including rows that are not on the screen.
    func revalidateStored(_ rows: [EditTarget], _ plan: inout Plan<State>) {
        let stored = rows.filter { record[$0.path].hasStoredIssue && plan.editing[$0.path].draft == nil }
        guard !stored.isEmpty else { return }
        var state = edited
        switch plan.change {
        case .value(let value, let lens, _): lens.set(value, in: &state)
        case .outside(let states, _, _): state = states[applied.count]
        default: break
        }
        for row in stored {
            let issue = row.isUsable() ? standingIssue(of: row, at: state, &plan) : nil
            plan.editing.update(row.path) { $0.issue = issue }
        }
    }

    /// Discards drafts and pending changes, and shows the issues of stored values again.
    ///
    /// - Parameter keepsPending: True if a change that was already pending when a draft was typed stays pending. Without
    ///   a draft, a pending change is discarded in any case.
    func forget(_ paths: [RowPath], keepsPending: Bool = false, _ plan: inout Plan<State>) {
        for path in paths {
            if path == plan.editing.common.discarded?.row { plan.forgetDiscardedText() }
            plan.editing.forget(path, keepsPending: keepsPending && record[path].draft != nil)
            let entry = record[path]
            guard entry.draft != nil, let row = rows[path], entry.hasStoredIssue, row.isUsable() else { continue }
            let issue = standingIssue(of: row, at: edited, &plan)
            plan.editing.update(path) { $0.issue = issue }
        }
    }
}
