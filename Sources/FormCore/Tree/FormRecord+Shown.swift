extension FormRecord.Row {
    /// What stands under the row.
    ///
    /// - Parameter refusal: Says which text the issue is about, where the row does not show it.
    func shown(besides refusal: Sentence?) -> Notice? {
        if isPending { return [Notice(.information, "Checking…"), issue, notice].compactMap { $0 }.mostSevere }
        let named = issue.map { issue in
            refusal.map { Notice(issue.severity, .paragraph([$0, issue.sentence])) } ?? issue
        }
        return [named, notice].compactMap { $0 }.mostSevere
    }
}
