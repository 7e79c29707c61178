public import FormCore

extension CommandLineForm {
    /// Sets a row as if the user had typed the value: a value that the window would refuse is refused with the same
    /// sentence. An option can also be written in the user's language, as the window shows it.
    ///
    /// A hidden row can be set like any other; a disabled row only if another row that is set together with it enables
    /// it. The method waits for slow rules, and for services that must accept the value. If the task is cancelled,
    /// their work is cancelled too.
    ///
    /// - Returns: A notice that the row's rules give about the accepted value, such as a warning.
    /// - Throws: A ``FormCommandError`` if there is no such row, it has no value, it or a row on its path is disabled,
    ///   or the text is refused.
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
    /// - Returns: The notices that the rules give about the accepted values, such as warnings.
    /// - Throws: A ``FormCommandError`` that names each row for which ``set(_:to:)`` would throw one.
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

    /// - Returns: The notices that the rules give about the accepted values, by the rows' paths.
    func set(_ rows: [(row: FormRow, text: String)]) async throws -> [RowPath: Notice] {
        let values = rows.map { (path: $0.row.path, text: $0.text) }
        let paths = values.map(\.path)
        _ = try all(rows) { try checkEnabled($0.text, of: $0.row, with: values) }
        let found = await session.set(values, isAppliedAtOnce: true)
        let refused = paths.filter { found[$0]?.severity == .error }
        if !refused.isEmpty {
            let sentences = refused.compactMap { path in
                found[path]?.sentence(naming: rows.count > 1 || page != .root ? name(of: path) : nil)
            }
            throw error(.paragraph(sentences))
        }
        for path in paths where session.conflicts.contains(path) { session.settleConflict(at: path, .mine) }
        return found
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
    /// - Returns: The rows that differed from their defaults, as text with their new values.
    /// - Throws: A ``FormCommandError`` if there is no such row, it or a row on its path is disabled, it or the form
    ///   has no defaults, or the form is applied explicitly and another value has an error.
    public func reset(_ path: RowPath) throws -> String {
        if path == .root { throw unknown(path, among: session.rows()) }
        let path = try self.path(of: path)
        let found = try rows(under: path)
        try checkEnabled(path)
        return try reset(found, at: path)
    }

    /// Resets all rows to their defaults, even hidden or disabled ones.
    ///
    /// - Returns: The rows that differed from their defaults, as text with their new values.
    /// - Throws: A ``FormCommandError`` if the form has no defaults, or it is applied explicitly and another value has
    ///   an error.
    public func resetAll() throws -> String {
        try reset(rows(), at: .root)
    }

    private func reset(_ rows: [FormRow], at path: RowPath) throws -> String {
        let hasDefault = rows.contains { $0.value?.canHaveDefault == true }
        guard session.hasDefaults || hasDefault else { throw error("This form has no defaults.") }
        // A stored value that can't be read is removed even if the row has no default.
        if path != .root, !session.hidesValues, !hasDefault {
            throw error(Sentence("“%s” has no default.", path.description.shortened))
        }
        let changed = Set(session.changedRows().map(\.path))
        session.reset(path)
        // In a form that is applied explicitly, the reset has only edited the values.
        if session.applying == .explicitly, !session.apply() { throw notApplied }
        return rows.filter { changed.contains($0.path) }.map(line).joined(separator: "\n")
    }
}

extension Notice {
    /// Returns the sentence, preceded by the row if it is one of several.
    func sentence(naming row: String?) -> Sentence {
        row.map { Sentence("“%1$s”: %2$s", $0, sentence) } ?? sentence
    }
}
