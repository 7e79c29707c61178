/// What was said of a row while an edit was planned, by its format and its rules.
///
/// A log has it beside an edit that concerns a secret, since the rules can't judge the text that stands for the secret.
package struct RuleFinding: Codable, Equatable {
    /// What was found in a text or a value.
    package struct Verdict: Codable, Equatable {
        /// The issue; `nil` if there is none.
        package var notice: Notice?
        /// True if only rules refuse it that wait for other rows.
        package var waits = false
    }

    package let row: RowPath
    /// What was found in what the row was given.
    package internal(set) var input: Verdict?
    /// What was found in the value that the row has after the edit.
    package internal(set) var value: Verdict?
}

extension EditingPlan {
    /// Records what was found in inputs.
    mutating func note<State>(_ validation: Validation<State>) {
        for (path, row) in validation.rows where Self.mayConcernSecret(row) {
            let waits = validation.waiting.contains(path)
            findings[path, default: RuleFinding(row: path)].input = .init(notice: validation.found[path], waits: waits)
        }
    }

    /// Records what was found in a row's value.
    mutating func note(_ issue: Notice?, inValueOf row: EditTarget) {
        if Self.mayConcernSecret(row) {
            findings[row.path, default: RuleFinding(row: row.path)].value = .init(notice: issue)
        }
    }

    /// Records what a rule over several rows has found in the value of one of them. If it is nothing, other rules may
    /// have found something.
    mutating func note(_ issue: Notice?, ofRuleReportedBy path: RowPath) {
        if issue == nil, findings[path]?.value != nil { return }
        findings[path, default: RuleFinding(row: path)].value = .init(notice: issue)
    }

    /// Returns true if what is found may depend on a secret.
    private static func mayConcernSecret(_ row: EditTarget) -> Bool {
        row.value.isSecret || row.rules.contains(where: \.isOverRows)
    }
}
