extension FormRecord.Row {
    /// Returns the notice shown under the row: the most severe of the entry's notices, or `nil` if it has none. While
    /// an asynchronous rule is pending, these include the notice “Checking…”.
    ///
    /// - Parameter refusal: A sentence that quotes the text that the issue is about. It precedes the sentence of the
    ///   issue. `nil` if the row itself shows the text.
    func shown(besides refusal: Sentence?) -> Notice? {
        if isPending { return [Notice(.information, "Checking…"), issue, notice].compactMap { $0 }.mostSevere }
        let named = issue.map { issue in
            refusal.map { Notice(issue.severity, .paragraph([$0, issue.sentence])) } ?? issue
        }
        return [named, notice].compactMap { $0 }.mostSevere
    }
}
