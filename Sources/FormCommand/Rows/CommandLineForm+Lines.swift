import FormCore

extension CommandLineForm {
    /// Returns the lines of a row for `list`: its value with the marks, and below it the findings of its rules.
    func lines(for row: FormRow, isChanged: Bool, revealsSecrets: Bool) -> [String] {
        var marks: [Sentence] = []
        if !row.isVisible { marks.append("hidden") }
        if !row.isEnabled { marks.append("disabled") }
        if isChanged { marks.append("changed") }
        let isKept = (try? keep(row.path, row.value, revealsSecrets)) != nil
        var line = line(row, isKept ? row.value?.text(revealsSecret: revealsSecrets) : row.value?.withheldText)
        let environment = session.environment
        if !marks.isEmpty { line += "  (\(environment.text(of: .list(marks))))" }
        let issue = row.issue.map {
            "  ! \(environment.text(of: $0.severity.name)): \(environment.text(of: $0.sentence))"
        }
        let conflict = conflict(of: row).map { "  ? \(environment.text(of: $0.sentence))" }
        return [line] + [issue, conflict].compactMap { $0?.onOneLine }
    }

    /// Returns the finding of the rules about a row's value, at most as a warning, because reading such a value is no
    /// failure.
    func remark(on path: RowPath) -> Notice? {
        guard let issue = session.row(at: path)?.issue else { return nil }
        return Notice(min(issue.severity, .warning), Sentence("“%1$s”: %2$s", path.description, issue.sentence))
    }

    /// Returns the conflict between a row's value and the value that another program has stored.
    func conflict(of row: FormRow) -> Conflict? { session.record[row.path].conflict }

    /// Returns the line of a row for `reset`, with dots for a secret.
    func line(_ row: FormRow) -> String {
        line(row, row.value?.text(revealsSecret: false))
    }

    private func line(_ row: FormRow, _ value: String?) -> String {
        let value = value ?? ""
        return "\(row.path):\(value.isEmpty ? "" : " ")".onOneLine + value.asValue
    }
}

extension RowValue {
    /// The text listed in place of a value that is not stored.
    fileprivate var withheldText: String { isSecret ? concealedText : "" }
}

extension Notice.Severity {
    fileprivate var name: Sentence {
        switch self {
        case .information: "information"
        case .warning: "warning"
        case .error: "error"
        }
    }
}
