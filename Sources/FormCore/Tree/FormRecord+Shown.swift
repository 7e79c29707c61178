extension FormRecord.Row {
    /// Returns the most severe of the entry's notices, which is the one shown under the row; `nil` if the entry has
    /// none. While an asynchronous rule is still checking the row's value, one of the notices is “Checking…”.
    ///
    /// - Parameter refusal: A sentence that quotes the row's refused draft. It is placed in front of the issue's
    ///   sentence. Pass `nil` if the row itself shows the draft.
    func shown(besides refusal: Sentence?) -> Notice? {
        if isPending { return [Notice(.information, "Checking…"), issue, notice].compactMap { $0 }.mostSevere }
        let named = issue.map { issue in
            refusal.map { Notice(issue.severity, .paragraph([$0, issue.sentence])) } ?? issue
        }
        return [named, notice].compactMap { $0 }.mostSevere
    }
}
