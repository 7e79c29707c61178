/// The rows of the form, as its descriptions say them in the current state.
extension FormSession {
    /// Returns all rows of the form, including those of pages that have never been opened.
    ///
    /// The descriptions are read, and no page is rendered. A form that is nested in itself is not entered again.
    ///
    /// - Returns: The rows in reading order: a row is followed by the rows of the page that it opens. The rows of a page
    ///   that edits a single value are omitted, since their value is that of the row that opens the page. The rows of a
    ///   choice are combined into one.
    public func rows() -> [FormRow] { rows { _ in true } }

    /// Returns the rows that meet a condition. For a choice, the condition is evaluated for its first row.
    func rows(where isWanted: (FormRow) -> Bool) -> [FormRow] {
        var rows: [FormRow] = []
        var last: FormRow?
        forEachRow { row in
            last = nil
            guard isWanted(row) else { return }
            // The issue is that of this moment.
            _ = row.issue
            combine(row, with: &last)
            rows.append(row)
        } others: { row in
            if last != nil { combine(row, with: &last) }
        }
        reportFormerPaths(among: rows.lazy.map(\.path))
        return rows
    }

    /// Calls a function with each row of the form, in reading order. Of the rows of a choice, only the first is passed
    /// to it; the others are passed to a second function.
    func forEachRow(_ handle: (FormRow) -> Void, others handleOther: (FormRow) -> Void = { _ in }) {
        var identity: RowIdentity?
        traverse { row in
            if row.identity === identity { return handleOther(row) }
            identity = row.identity
            row.reportMistakes()
            handle(row)
        }
    }
}
