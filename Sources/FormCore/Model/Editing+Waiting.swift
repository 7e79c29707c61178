/// Rules over several rows that wait: what the person types first is not refused for the sake of a row that they have
/// not been to. It stays a draft, and nothing is said.
extension Editing {
    /// Whether a rule says nothing yet of what was typed into a row.
    func isWaiting(_ rule: RowRule, for row: RowPath) -> Bool {
        rule.paths.contains { $0 != row && !visited.contains($0) && rule.isYetToCome($0) }
    }

    /// The person goes somewhere else, or is done, so that rules don't wait any more.
    ///
    /// - Parameter page: Where they go; a rule goes on waiting for a row there.
    mutating func endWaiting(besides page: RowPath?) {
        for row in rows.values where record[row.path].isWaitingDraft {
            for rule in row.rules where isWaiting(rule, for: row.path) {
                let isOnTheWay = page.map { page in
                    rule.paths.contains { $0.isAtOrBelow(page) }
                }
                if isOnTheWay != true { visited.formUnion(rule.paths) }
            }
        }
    }
}
