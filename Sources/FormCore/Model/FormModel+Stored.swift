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
    func lookAtStored(besides defaults: State, in moment: Moment, _ decision: inout Decision<State>) {
        guard let saved = baselines.saved else { return }
        var stored: Set<RowPath> = []
        var findings: [Finding] = []
        moment.visit { row in
            guard record[row.path].draft == nil, let field = field(of: row) else { return }
            let lens = field.lens
            let defaults = (row.value.ownDefault as? StateDefault<State>)?.applied(to: edited) ?? defaults
            if lens.isSame(saved, edited), !lens.isSame(defaults, edited) { stored.insert(row.path) }
            let broken = row.rules.filter { $0.speaker == row.path && [$0].look(at: edited) != nil }
            let isAsked = stored.contains(row.path) || editing.watched.contains(row.path)
            let isRefused =
                isAsked && (field.refusal(in: edited) != nil || field.warning(about: lens.value(in: edited)) != nil)
            guard isRefused || !broken.isEmpty else { return }
            let issue = row.isUsable() ? row.standingIssue(at: edited, editing.checks) : nil
            findings.append(Finding(row: row.path, paths: broken.flatMap(\.paths) + [row.path], issue: issue))
        }
        findings.removeAll { finding in
            !editing.watched.contains(finding.row) && !finding.paths.contains(where: stored.contains)
        }
        for path in editing.watched where record[path].draft == nil { decision.editing.update(path) { $0.issue = nil } }
        for finding in findings { decision.editing.update(finding.row) { $0.issue = finding.issue } }
        decision.editing.watched = Set(findings.map(\.row))
    }

    /// Updates the issues of stored values in rows that get other values, including rows that are not on the screen.
    func lookAgainAtStored(_ rows: [EditedRow], _ decision: inout Decision<State>) {
        let watched = rows.filter { editing.watched.contains($0.path) && decision.editing.record[$0.path].draft == nil }
        guard !watched.isEmpty else { return }
        var state = edited
        switch decision.change {
        case .value(let value, let lens, _): lens.set(value, in: &state)
        case .outside(let states, _, _): state = states[applied.count]
        default: break
        }
        for row in watched {
            let issue = row.isUsable() ? row.standingIssue(at: state, decision.editing.checks) : nil
            decision.editing.update(row.path) { $0.issue = issue }
        }
    }

    /// Discards drafts and pending changes, and shows the issues of stored values again.
    ///
    /// - Parameter keepsPending: True if a change that was already pending when a draft was typed stays pending. Without
    ///   a draft, a pending change is discarded in any case.
    func forget(_ paths: [RowPath], keepsPending: Bool = false, _ decision: inout Decision<State>) {
        for path in paths {
            if path == decision.editing.discarded?.row { decision.forgetDiscardedText() }
            decision.editing.forget(path, keepsPending: keepsPending && record[path].draft != nil)
            guard let row = editing.drafts[path]?.row, editing.watched.contains(path), row.isUsable() else { continue }
            let issue = row.standingIssue(at: edited, editing.checks)
            decision.editing.update(path) { $0.issue = issue }
        }
    }
}
