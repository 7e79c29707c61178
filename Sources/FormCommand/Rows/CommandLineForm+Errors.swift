import FormCore

extension CommandLineForm {
    /// A row that has a value.
    func row(at written: RowPath) throws -> (row: FormRow, value: RowValue) {
        let (path, found) = try find(written)
        guard let row = found else {
            throw path == page ? unknown(written, among: session.rows()) : hasNoValue(path)
        }
        guard let value = row.value else {
            throw row.opensPage ? opensPage(path) : hasNoValue(path)
        }
        return (row, value)
    }

    /// Returns a row that has a value and is enabled, even if it is hidden.
    ///
    /// - Parameter texts: The rows that are set together. A row that one of them enables counts as enabled.
    func usableRow(
        at path: RowPath, with texts: [(path: RowPath, text: String)] = []
    ) throws -> (row: FormRow, value: RowValue) {
        let found = try row(at: path)
        if !found.row.isEnabled, self.row(found.row.path, with: texts)?.isEnabled != true { throw disabled(found.row) }
        return found
    }

    /// Returns a row as it would be once other rows are set, or `nil` if no other row is set.
    private func row(_ path: RowPath, with texts: [(path: RowPath, text: String)]) -> FormRow? {
        let others = texts.compactMap { item -> (path: RowPath, text: String)? in
            guard let found = try? row(at: item.path), found.row.path != path else { return nil }
            return (found.row.path, canonical(item.text, for: found.value))
        }
        return others.isEmpty ? nil : session.row(at: path, trying: others)
    }

    /// Returns the text as the row's options have it, if the user has written an option in another case or in their
    /// language.
    func canonical(_ text: String, for value: RowValue) -> String {
        if value.options.contains(text) { return text }
        let written = text.asChoice
        for title in [{ $0 }, session.environment.translate] as [(String) -> String] {
            let meant = value.options.filter { title($0).asChoice == written }
            if meant.count == 1 { return meant[0] }
        }
        return text
    }

    /// Calls a closure for each item, and throws all its errors together.
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

    /// Throws an error if a row is given twice, since only one of its values could be meant.
    func checkDistinct(_ paths: [RowPath]) throws {
        var given: Set<RowPath> = []
        if let path = paths.first(where: { !given.insert($0).inserted }) {
            throw error(Sentence("“%1$s” is given two values.", name(of: path)))
        }
    }

    /// Throws an error if a row is disabled; the root never is.
    func checkEnabled(_ path: RowPath) throws {
        if let row = session.row(at: path), !row.isEnabled { throw disabled(row) }
    }

    /// Throws an error if the window wouldn't let the user choose an option, unless it is chosen already or a row set
    /// together with this one enables it.
    func checkEnabled(_ text: String, of row: FormRow, with texts: [(path: RowPath, text: String)]) throws {
        guard let disabled = row.disabledOptions.first(where: { $0.option == text }), row.value?.text() != text,
            self.row(row.path, with: texts)?.usableOptions.contains(text) != true
        else { return }
        let sentence = Sentence("“%s” can't be chosen now.", Sentence(text))
        throw error(.paragraph([sentence, disabled.help.map { Sentence(verbatim: $0) }].compactMap(\.self)))
    }

    /// - Parameter path: The path as the user has written it; see ``CommandLineForm/path(of:)``.
    func unknown(_ path: RowPath, among rows: [FormRow]) -> FormCommandError {
        let items = ItemNames(rows)
        let ways = rows.map(\.path).filter { $0.components.starts(with: page.components) && $0 != page }.map { path in
            ([path, items.titledPath(of: path)].compactMap(\.self) + session.formerPaths(of: path)).map(relative)
        }
        let near = nearest(to: path, among: ways, fold: session.environment.fold).map { currentPath(of: $0) ?? $0 }
        let sentence = Sentence.noRow(
            withoutSecret(path, rows), near: near.map(\.description.withoutMiddle),
            otherwise: "The command list shows all rows.")
        // A list whose items are one row each.
        guard page != .root, rows.contains(where: { $0.path == page && $0.value != nil }) else {
            return error(sentence)
        }
        return error(.paragraph([sentence, "Write =VALUE for the value of the item itself."]))
    }

    /// Returns a path that no row has, for a message. If it begins with that of a secret, the rest may be the secret,
    /// written after a sign other than an equals sign, and is left out.
    private func withoutSecret(_ path: RowPath, _ rows: [FormRow]) -> String {
        let fold = session.environment.fold
        let written = Array(fold(path.description).unicodeScalars)
        let secret = rows.first { row in
            guard row.value?.isSecret == true, row.path != page else { return false }
            let secret = Array(fold(relative(row.path).description).unicodeScalars)
            return written.count > secret.count && written.starts(with: secret)
        }
        return secret.map { "\(name(of: $0.path))…" } ?? path.description.withoutMiddle
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

    func disabled(_ row: FormRow) -> FormCommandError {
        let sentence = Sentence("“%1$s” can't be changed now.", row.title)
        let reason = session.reasonForDisabling(row.path).map { Sentence(verbatim: $0) }
        return error(.paragraph([sentence, reason].compactMap(\.self)))
    }

    func error(_ sentence: Sentence) -> FormCommandError {
        FormCommandError(sentence, text: session.environment.text)
    }
}
