/// A notice that a format or a rule gives about the value or the draft of a row.
public struct Issue: Equatable, Sendable {
    /// The path of the row.
    public let path: RowPath
    /// The row's title, in the user's language.
    public let title: String
    /// The notice, as it appears below the row once the row has been validated.
    public let notice: Notice
}

/// The overall validity of a form's values.
public enum Validity: Equatable, Sendable {
    /// No value or draft has an error.
    case valid
    /// There is no error, but an asynchronous rule is pending.
    case pending
    /// A value or a draft has an error.
    case invalid
}

extension FormSession {
    /// The issues that formats and rules find in the whole form, in reading order, whether or not they are shown.
    ///
    /// They include issues of values in the state that the user could not have typed, such as an out-of-range number
    /// from a file. Pages that are not open are traversed. A row has no issues if it is hidden or disabled, or if a
    /// hidden or disabled row leads to its page.
    public var issues: [Issue] {
        rows { $0.issue != nil }.compactMap { row in
            row.issue.map { Issue(path: row.path, title: row.title, notice: $0) }
        }
    }

    /// The validity of all values and drafts of the form.
    public var validity: Validity { validity(at: .root) }

    func validity(at scope: RowPath) -> Validity {
        let pending = Set(record.rows.filter { $0.value.isBeingChecked }.keys)
        let rows = rows { $0.issue?.severity == .error || !pending.isEmpty && pending.contains($0.path) }
            .filter { $0.isVisible && $0.isEnabled && $0.path.isAtOrBelow(scope) }
        if rows.contains(where: { $0.issue?.severity == .error }) { return .invalid }
        return rows.isEmpty ? .valid : .pending
    }

    /// Shows every error below its row, opens the page of the first row that has an error, and puts the focus on that
    /// row.
    ///
    /// - Returns: True if there was an error.
    @discardableResult
    public func focusFirstIssue() -> Bool { focusFirstIssue(at: .root) }

    /// - Parameter scope: The path of a page or row, which is searched with everything below it.
    func focusFirstIssue(at scope: RowPath) -> Bool {
        let errors = issues.filter { $0.notice.severity == .error && $0.path.isAtOrBelow(scope) }
        for error in errors { model.send(.showIssue(row: error.path, issue: error.notice)) }
        guard let first = errors.first else { return false }
        reveal(first.path)
        return true
    }
}
