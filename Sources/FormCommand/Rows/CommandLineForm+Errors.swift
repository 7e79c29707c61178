import FormCore

extension CommandLineForm {
    /// A row that has a value.
    func row(at written: RowPath) throws -> (row: SurveyedRow, value: RowValue) {
        let path = try path(of: written)
        let all = session.survey()
        guard let row = all.first(where: { $0.path == path }) else {
            throw path == page ? unknown(written, among: all) : hasNoValue(path)
        }
        guard let value = row.value else {
            throw row.opensPage ? opensPage(path) : hasNoValue(path)
        }
        return (row, value)
    }

    /// A row that has a value and can be used, whether or not it is shown.
    ///
    /// - Parameter texts: What rows are given together; a row that others of them enable can be used.
    func usableRow(
        at path: RowPath, with texts: [(path: RowPath, text: String)] = []
    ) throws -> (row: SurveyedRow, value: RowValue) {
        let found = try row(at: path)
        if !found.row.isEnabled, self.row(found.row.path, with: texts)?.isEnabled != true { throw disabled(found.row) }
        return found
    }

    /// A row as it would be once others have what they are given; `nil` where none of them is.
    private func row(_ path: RowPath, with texts: [(path: RowPath, text: String)]) -> SurveyedRow? {
        let others = texts.compactMap { item -> (path: RowPath, text: String)? in
            guard let found = try? row(at: item.path), found.row.path != path else { return nil }
            return (found.row.path, canonical(item.text, for: found.value))
        }
        return others.isEmpty ? nil : session.survey(trying: others).first { $0.path == path }
    }

    /// The text as the row has it, for the option that somebody may have written in another case or their own language.
    func canonical(_ text: String, for value: RowValue) -> String {
        if value.options.contains(text) { return text }
        for title in [{ $0 }, session.environment.translate] as [(String) -> String] {
            let meant = value.options.filter { title($0).lowercased() == text.lowercased() }
            if meant.count == 1 { return meant[0] }
        }
        return text
    }

    /// Does something for each of several things, and fails with all the errors together.
    func all<Item, Result>(_ items: [Item], _ body: (Item) throws -> Result) throws -> [Result] {
        var results: [Result] = []
        var errors: [FormCommandError] = []
        for item in items {
            do {
                results.append(try body(item))
            } catch let error as FormCommandError {
                errors.append(error)
            }
        }
        if errors.isEmpty { return results }
        throw errors.count == 1 ? errors[0] : error(.paragraph(errors.map { Sentence(verbatim: $0.description) }))
    }

    /// Fails for a row that stands there twice, since only one of its values could be meant.
    func checkDistinct(_ paths: [RowPath]) throws {
        if let path = paths.first(where: { path in paths.filter { $0 == path }.count > 1 }) {
            throw error(Sentence("“%1$s” is given two values.", name(of: path)))
        }
    }

    /// Fails for a row that is disabled; the root never is.
    func checkEnabled(_ path: RowPath) throws {
        let row = session.survey().first { $0.path == path }
        if let row, !row.isEnabled { throw disabled(row) }
    }

    /// Fails for an option that the window wouldn't let a person choose, unless it is chosen already, or enabled by
    /// what other rows are given.
    func checkEnabled(_ text: String, of row: SurveyedRow, with texts: [(path: RowPath, text: String)]) throws {
        guard let disabled = row.disabledOptions.first(where: { $0.option == text }), row.value?.text() != text,
            self.row(row.path, with: texts)?.usableOptions.contains(text) != true
        else { return }
        let sentence = Sentence("“%s” can't be chosen now.", Sentence(text))
        throw error(.paragraph([sentence, disabled.help.map { Sentence(verbatim: $0) }].compactMap(\.self)))
    }

    /// - Parameter path: What was written; see ``CommandLineForm/path(of:)``.
    func unknown(_ path: RowPath, among rows: [SurveyedRow]) -> FormCommandError {
        let items = ItemNames(rows)
        let ways = rows.map(\.path).filter { $0.components.starts(with: page.components) && $0 != page }.map { path in
            [path, items.titledPath(of: path)].compactMap { $0.map(relative) }
        }
        let near = nearest(to: path, among: ways, fold: session.environment.fold)
        return error(
            .noRow(
                path.description.shortened, near: near.map(\.description.shortened),
                otherwise: "The command list shows all rows."))
    }

    func hasNoValue(_ path: RowPath) -> FormCommandError {
        error(Sentence("“%1$s” has no value.", name(of: path)))
    }

    private func opensPage(_ path: RowPath) -> FormCommandError {
        error(
            Sentence(
                "“%1$s” has no value: it opens a page. List the rows of that page to see theirs.",
                name(of: path)))
    }

    /// Why a form that is applied explicitly was not.
    var notApplied: FormCommandError {
        let issue = session.issues.first { $0.notice.severity == .error }
        return error(
            issue.map { Sentence("“%1$s”: %2$s", $0.path.description, $0.notice.sentence) }
                ?? "A value is still being checked.")
    }

    func disabled(_ row: SurveyedRow) -> FormCommandError {
        let sentence = Sentence("“%1$s” can't be changed now.", row.title)
        let reason = session.reasonForDisabling(row.path).map { Sentence(verbatim: $0) }
        return error(.paragraph([sentence, reason].compactMap(\.self)))
    }

    func error(_ sentence: Sentence) -> FormCommandError {
        FormCommandError(sentence, text: session.environment.text)
    }
}
