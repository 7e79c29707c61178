extension FormRecord.Row {
    /// Returns the notice shown under the row.
    ///
    /// - Parameter refusal: A sentence that names the text the issue is about, if the row doesn't show that text.
    func shown(besides refusal: Sentence?) -> Notice? {
        if isPending { return [Notice(.information, "Checking…"), issue, notice].compactMap { $0 }.mostSevere }
        let named = issue.map { issue in
            refusal.map { Notice(issue.severity, .paragraph([$0, issue.sentence])) } ?? issue
        }
        return [named, notice].compactMap { $0 }.mostSevere
    }
}
