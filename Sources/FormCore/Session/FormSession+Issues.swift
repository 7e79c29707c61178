/// Something that a rule has to say about a row.
public struct Issue: Equatable, Sendable {
    /// The row.
    public let path: RowPath
    /// The row's title, in the person's language.
    public let title: String
    /// What stands under the row, or would.
    public let notice: Notice
}

/// Whether all values of a form are good.
public enum Validity: Equatable, Sendable {
    /// Nothing is wrong with any of them.
    case valid
    /// A rule that takes its time is under way.
    case pending
    /// A value or a draft has an error.
    case invalid
}

extension FormSession {
    /// What formats and rules refuse in the whole form now, shown or not, in reading order: also a value of the state
    /// that nobody could type, such as a number out of range.
    ///
    /// Pages that are not open are surveyed. Rows that are hidden or disabled,
    /// also by a row on the way, have no issues.
    public var issues: [Issue] {
        survey { $0.issue != nil }.compactMap { row in
            row.issue.map { Issue(path: row.path, title: row.title, notice: $0) }
        }
    }

    /// Whether all values and drafts of the form are good.
    public var validity: Validity { validity(at: .root) }

    func validity(at scope: RowPath) -> Validity {
        let pending = Set(record.rows.filter { $0.value.isPending }.keys)
        let rows = survey { $0.issue?.severity == .error || !pending.isEmpty && pending.contains($0.cell.path) }
            .filter { $0.isVisible && $0.isEnabled && $0.path.isAtOrBelow(scope) }
        if rows.contains(where: { $0.issue?.severity == .error }) { return .invalid }
        return rows.isEmpty ? .valid : .pending
    }

    /// Shows each error, opens the page that holds the first one, and puts the focus on its row.
    ///
    /// - Returns: Whether there was an error.
    @discardableResult
    public func focusFirstIssue() -> Bool { focusFirstIssue(at: .root) }

    /// - Parameter scope: Where to look.
    func focusFirstIssue(at scope: RowPath) -> Bool {
        let errors = issues.filter { $0.notice.severity == .error && $0.path.isAtOrBelow(scope) }
        for error in errors { model.send(.showIssue(error.notice, at: error.path)) }
        guard let first = errors.first else { return false }
        reveal(first.path)
        return true
    }
}
