import FormCore

extension CommandLineForm {
    /// A row that has a value.
    func row(at path: RowPath) throws -> (row: SurveyedRow, value: RowValue) {
        let all = session.survey()
        guard let row = all.first(where: { $0.path == path }) else { throw unknown(path, among: all) }
        guard let value = row.value else {
            throw row.opensPage
                ? error("“%1$s” has no value: it opens a page. List the rows of that page to see theirs.", path)
                : error("“%1$s” has no value.", path)
        }
        return (row, value)
    }

    /// A row that has a value and can be used, whether or not it is shown.
    func usableRow(at path: RowPath) throws -> (row: SurveyedRow, value: RowValue) {
        let found = try row(at: path)
        if !found.row.isEnabled { throw disabled(found.row) }
        return found
    }

    /// Fails for a row that is disabled; the root never is.
    func checkEnabled(_ path: RowPath) throws {
        let row = session.survey().first { $0.path == path }
        if let row, !row.isEnabled { throw disabled(row) }
    }

    func unknown(_ path: RowPath, among rows: [SurveyedRow]) -> FormCommandError {
        let near = nearest(to: path, among: rows.map(\.path), fold: session.environment.fold)
        let question =
            switch near.count {
            case 0: "The command list shows all rows."
            case 1: "Did you mean “%1$s”?"
            case 2: "Did you mean “%1$s” or “%2$s”?"
            default: "Did you mean “%1$s”, “%2$s” or “%3$s”?"
            }
        let hint = near.indices.reduce(translate(question)) { text, index in
            text.replacing("%\(index + 1)$s", with: near[index].description.shortened)
        }
        return FormCommandError(error("There is no row “%1$s”.", path).description + " " + hint)
    }

    /// Why a form that is applied explicitly was not.
    var notApplied: FormCommandError {
        let issue = session.issues.first { $0.notice.severity == .error }
        return FormCommandError(
            issue.map { "“\($0.path)”: \($0.notice.text)" } ?? translate("A value is still being checked."))
    }

    private func disabled(_ row: SurveyedRow) -> FormCommandError {
        let sentence = translate("“%1$s” can't be changed now.").replacing("%1$s", with: row.title)
        return FormCommandError([sentence, session.reasonForDisabling(row.path)].compactMap { $0 }.joined(separator: " "))
    }

    func error(_ sentence: String, _ path: RowPath) -> FormCommandError {
        FormCommandError(translate(sentence).replacing("%1$s", with: path.description.shortened))
    }

    func translate(_ text: String) -> String { session.environment.translate(text) }
}
