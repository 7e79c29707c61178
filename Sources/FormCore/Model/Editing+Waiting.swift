/// Rules over several rows that wait. A text is not refused because of another row that the user has not touched yet:
/// it stays a draft, without an issue.
extension Editing {
    /// Returns true if a rule does not report an issue yet for a text in a row.
    func isWaiting(_ rule: RowRule, for row: RowPath) -> Bool {
        rule.paths.contains { $0 != row && !visited.contains($0) && rule.isYetToCome($0) }
    }

    /// Stops rules from waiting, since the user is going to another page or is done.
    ///
    /// - Parameter page: The page that the user is going to; a rule keeps waiting for a row there.
    mutating func endWaiting(besides page: RowPath?) {
        for row in drafts.values.map(\.row) where record[row.path].isWaitingDraft {
            for rule in row.rules where isWaiting(rule, for: row.path) {
                let isOnTheWay = page.map { page in
                    rule.paths.contains { $0.isAtOrBelow(page) }
                }
                if isOnTheWay != true { visited.formUnion(rule.paths) }
            }
        }
    }
}
