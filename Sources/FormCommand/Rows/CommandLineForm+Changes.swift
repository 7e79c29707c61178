public import FormCore

extension CommandLineForm {
    /// Sets a row as if the user had typed the value: a value that the window would refuse is refused with the same
    /// sentence. An option can also be written in the user's language, as the window shows it.
    ///
    /// A hidden row can be set like any other; a disabled row only if another row that is set together with it enables
    /// it. The method waits for slow rules, and for services that must accept the value. If the task is cancelled,
    /// their work is cancelled too.
    ///
    /// - Returns: A notice that the row's rules give about the accepted value, such as a warning, or the value that the
    ///   row has instead, if its setter makes another one of it.
    /// - Throws: A ``FormCommandError`` if there is no such row, it has no value, it or a row on its path is disabled,
    ///   the text is refused, the row's setter drops the value, or the value causes an error in another row that keeps
    ///   edits from being applied: anywhere if the user applies edits explicitly, and otherwise in the row's dialog.
    @discardableResult
    public func set(_ path: RowPath, to text: String) async throws -> Notice? {
        try await set([(path, text)])[path]
    }

    /// Sets rows together as one change: the rules are checked once, for the outcome. If a value is refused, no row is
    /// set.
    ///
    /// ```swift
    /// try await form.set([("First Day", "3"), ("Last Day", "7")])
    /// ```
    ///
    /// - Parameter texts: The rows, and their values as the user would type them.
    /// - Returns: The notices about the accepted values; see ``set(_:to:)``.
    /// - Throws: A ``FormCommandError`` that names each row for which ``set(_:to:)`` would throw one, or whose value
    ///   another one of the values replaces.
    @discardableResult
    public func set(_ texts: [(path: RowPath, text: String)]) async throws -> [RowPath: Notice] {
        let rows = try usableRows(texts)
        let notices = try await set(rows)
        return Dictionary(zip(texts, rows).compactMap { text, row in notices[row.row.path].map { (text.path, $0) } }) {
            first, _ in first
        }
    }

    /// Returns the rows that are to be set together, each with its text.
    func usableRows(_ texts: [(path: RowPath, text: String)]) throws -> [(row: FormRow, text: String)] {
        let rows = try all(texts) { item in
            let (row, value) = try usableRow(at: item.path, with: texts)
            return (row: row, text: canonical(item.text, for: value))
        }
        try checkDistinct(rows.map(\.row.path))
        return rows
    }

    /// - Parameter rows: The rows, which have just been found, with canonical texts.
    /// - Returns: The notices about the accepted values, by the rows' paths.
    func set(_ rows: [(row: FormRow, text: String)]) async throws -> [RowPath: Notice] {
        let values = rows.map { (path: $0.row.path, text: $0.text) }
        let paths = values.map(\.path)
        _ = try all(rows) { try checkEnabled($0.text, of: $0.row, with: values) }
        try check(session.outcome(ofSetting: rows))
        let texts = rows.map { $0.row.value?.text() }
        var found = await session.set(rows, isAppliedAtOnce: true)
        let refused = paths.filter { found[$0]?.severity == .error }
        if !refused.isEmpty {
            let sentences = refused.compactMap { path in
                found[path]?.sentence(naming: rows.count > 1 || page != .root ? givenName(of: path) : nil)
            }
            throw error(.paragraph(sentences))
        }
        for path in paths where session.conflicts.contains(path) { session.resolveConflict(at: path, .mine) }
        var dropped: [RowPath] = []
        for ((row, text), before) in zip(rows, texts) {
            let path = row.path
            guard let value = row.value, value.isThere, !value.isValue(text) else { continue }
            // The row's setter would take the value, so that a service has given the row its old one again.
            let isTaken = session.row(at: path, trying: values)?.value?.isValue(text) == true
            if isTaken, value.text() == before {
                dropped.append(path)
            } else {
                let notice = notice(of: value)
                found[path] =
                    found[path].map { Notice($0.severity, .paragraph([$0.sentence, notice.sentence])) } ?? notice
            }
        }
        try check(dropped)
        return found
    }

    /// Throws an error if a command would not be obeyed as a whole, or would cause an error that keeps edits from being
    /// applied.
    private func check(_ outcome: CommandOutcome) throws {
        try check(outcome.unchanged, outcome.overruled)
        try checkErrors(outcome.errors)
    }

    /// Throws an error about rows that don't get the values that a command has asked for.
    private func check(_ unchanged: [RowPath], _ overruled: [(row: RowPath, by: [RowPath])] = []) throws {
        let sentences =
            unchanged.map { Sentence("“%1$s” does not accept this value now.", name(of: $0)) }
            + overruled.map { row, others in
                Sentence(
                    "“%1$s” can't have this value together with the one of %2$s.", name(of: row),
                    Sentence.list(others.map { Sentence("“%s”", name(of: $0)) }))
            }
        if !sentences.isEmpty { throw error(.paragraph(sentences)) }
    }

    /// Throws an error if a command would cause errors that keep edits from being applied.
    func checkErrors(_ errors: [Issue]) throws {
        if errors.isEmpty { return }
        throw error(.paragraph(errors.prefix(3).map { $0.notice.sentence(naming: name(of: $0.path)) }))
    }

    /// Returns the notice that a row has another value than it was given.
    func notice(of value: RowValue) -> Notice {
        .information(
            value.isSecret
                ? "Stored in another form than it was given."
                : Sentence("Stored as “%1$s”.", value.text().withoutMiddle))
    }

    /// Returns the row that is about to be set, before the value is known.
    ///
    /// - Parameters:
    ///   - path: The row.
    ///   - hasArgument: True if the value was given as an argument, which other programs can read.
    /// - Throws: A ``FormCommandError`` if there is no such row, it has no value, it or a row on its path is disabled,
    ///   or a secret was given as an argument.
    public func rowToSet(_ path: RowPath, hasArgument: Bool) throws -> FormRow {
        try rowToSet(path, hasArgument: hasArgument, with: [])
    }

    /// - Parameter texts: The rows that are set together, as far as their values are known.
    func rowToSet(
        _ path: RowPath, hasArgument: Bool, with texts: [(path: RowPath, text: String)]
    ) throws -> FormRow {
        let (row, value) = try usableRow(at: path, with: texts)
        if value.isSecret, hasArgument {
            throw error(
                Sentence(
                    """
                    “%1$s” is a secret, and others can read a command's arguments. \
                    Leave the value out: it is asked for, or read from the standard input.
                    """, name(of: row.path)))
        }
        return row
    }

    /// Resets the rows at a path to their defaults.
    ///
    /// - Parameter path: A row; or a page, for all its rows and those of the pages below it, even hidden or disabled
    ///   ones. The root is neither, so that an empty text resets nothing: see ``resetAll()``.
    /// The method waits for services that must accept a default.
    ///
    /// - Returns: The rows that differed from their defaults, as text with their new values.
    /// - Throws: A ``FormCommandError`` if there is no such row, it or a row on its path is disabled, it or the form
    ///   has no defaults, a row's setter or service does not accept its default, or the defaults cause an error that
    ///   keeps edits from being applied.
    public func reset(_ path: RowPath) async throws -> String {
        if path == .root { throw unknown(path, among: session.rows()) }
        let path = try self.path(of: path)
        let found = try rows(under: path)
        try checkEnabled(path)
        return try await reset(found, at: path)
    }

    /// Resets all rows to their defaults, even hidden or disabled ones.
    ///
    /// - Returns: The rows that differed from their defaults, as text with their new values.
    /// - Throws: A ``FormCommandError`` as ``reset(_:)`` does.
    public func resetAll() async throws -> String {
        try await reset(rows(), at: .root)
    }

    private func reset(_ rows: [FormRow], at path: RowPath) async throws -> String {
        let hasDefault = rows.contains { $0.value?.canHaveDefault == true }
        guard session.hasDefaults || hasDefault else { throw error("This form has no defaults.") }
        // A stored value that can't be read is removed even if the row has no default.
        if path != .root, !session.hidesValues, !hasDefault {
            throw error(Sentence("“%s” has no default.", path.description.withoutMiddle))
        }
        let changed = session.changedRows().filter { $0.path.components.starts(with: path.components) }
        try check(session.outcome(ofResetting: path))
        let texts = Dictionary(rows.map { ($0.path, $0.value?.text()) }) { first, _ in first }
        let found = await session.resetAtOnce(path)
        let refused = rows.compactMap { row in found[row.path]?.sentence(naming: name(of: row.path)) }
        if !refused.isEmpty { throw error(.paragraph(refused)) }
        let different = Set(session.changedRows().map(\.path))
        try check(changed.filter { different.contains($0.path) && $0.value?.text() == texts[$0.path] }.map(\.path))
        return changed.map(line).joined(separator: "\n")
    }
}

extension Notice {
    /// Returns the sentence, preceded by the row if it is one of several.
    func sentence(naming row: String?) -> Sentence {
        row.map { Sentence("“%1$s”: %2$s", $0, sentence) } ?? sentence
    }
}
