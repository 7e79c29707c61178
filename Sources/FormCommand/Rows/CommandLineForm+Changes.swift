public import FormCore

extension CommandLineForm {
    /// Gives a row a value, as if the person had typed it: what the window refuses is refused here, with
    /// the same sentence. An option may also be written as the window shows it, in the person's language.
    ///
    /// A hidden row is written like any other; a disabled one only where another one that is given a value with it
    /// enables it. Rules that take their time are waited for, and so is whoever has to
    /// accept the value; a task that is cancelled meanwhile cancels theirs.
    ///
    /// - Returns: What the row's rules have to say about the value that was taken, such as a warning.
    /// - Throws: a ``FormCommandError``, if there is no such row, it has no value, it or a row on
    ///   its way is disabled, or the text is refused.
    @discardableResult
    public func set(_ path: RowPath, to text: String) async throws -> Notice? {
        try await set([(path, text)])[path]
    }

    /// Gives rows values together, as one change: the rules look once, at the outcome. Where one is refused, none
    /// is taken.
    ///
    /// ```swift
    /// try await form.set([("First Day", "3"), ("Last Day", "7")])
    /// ```
    ///
    /// - Parameter texts: The rows, and their values as the person would type them.
    /// - Returns: What the rules have to say about the values that were taken, such as a warning.
    /// - Throws: a ``FormCommandError`` that names each row for which ``set(_:to:)`` would throw one.
    @discardableResult
    public func set(_ texts: [(path: RowPath, text: String)]) async throws -> [RowPath: Notice] {
        let rows = try all(texts) { (written: $0.path, text: $0.text, found: try usableRow(at: $0.path, with: texts)) }
        let paths = rows.map(\.found.row.path)
        try checkDistinct(paths)
        let values = rows.map { item in
            (path: item.found.row.path, text: canonical(item.text, for: item.found.value))
        }
        _ = try all(Array(zip(rows, values))) { try checkEnabled($1.text, of: $0.found.row, with: values) }
        let found = await session.set(values, isAppliedAtOnce: true)
        let refused = paths.filter { found[$0]?.severity == .error }
        if !refused.isEmpty {
            let sentences = refused.compactMap { path in
                found[path]?.sentence(naming: texts.count > 1 || page != .root ? name(of: path) : nil)
            }
            throw error(.paragraph(sentences))
        }
        for path in paths where session.conflicts.contains(path) { session.settleConflict(at: path, .mine) }
        let notices = rows.compactMap { row in found[row.found.row.path].map { (row.written, $0) } }
        return Dictionary(notices) { first, _ in first }
    }

    /// The row that a value is about to be written to, before the value is known.
    ///
    /// - Parameters:
    ///   - path: The row.
    ///   - hasArgument: Whether the value was given as an argument, where other programs can read it.
    /// - Throws: a ``FormCommandError``, if there is no such row, it has no value, it or a row on
    ///   its way is disabled, or a secret was given as an argument.
    public func rowToSet(_ path: RowPath, hasArgument: Bool) throws -> SurveyedRow {
        try rowToSet(path, hasArgument: hasArgument, with: [])
    }

    /// - Parameter texts: What rows are given together, as far as it is known.
    func rowToSet(
        _ path: RowPath, hasArgument: Bool, with texts: [(path: RowPath, text: String)]
    ) throws -> SurveyedRow {
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

    /// Gives the rows at a path their defaults back.
    ///
    /// - Parameter path: A row; or a page, for all rows of it and of the pages below, also those that are
    ///   hidden or disabled. The root is neither, so that an empty text resets nothing: see ``resetAll()``.
    /// - Returns: The rows that were not as by default, as text with their values now.
    /// - Throws: a ``FormCommandError``, if there is no such row, it or a row on its way is
    ///   disabled, it or the form has no defaults, or the form is applied explicitly and another value has an error.
    public func reset(_ path: RowPath) throws -> String {
        if path == .root { throw unknown(path, among: session.survey()) }
        let path = try self.path(of: path)
        let found = try rows(under: path)
        try checkEnabled(path)
        return try reset(found, at: path)
    }

    /// Gives all rows their defaults back, also those that are hidden or disabled.
    ///
    /// - Returns: The rows that were not as by default, as text with their values now.
    /// - Throws: a ``FormCommandError``, if the form has no defaults, or it is applied explicitly and
    ///   another value has an error.
    public func resetAll() throws -> String {
        try reset(rows(), at: .root)
    }

    private func reset(_ rows: [SurveyedRow], at path: RowPath) throws -> String {
        let hasDefault = rows.contains { $0.value?.canHaveDefault == true }
        guard session.hasDefaults || hasDefault else { throw error("This form has no defaults.") }
        // What stands in the file for a value that can't be read is taken away all the same.
        if path != .root, !session.hidesValues, !hasDefault {
            throw error(Sentence("“%s” has no default.", path.description.shortened))
        }
        let changed = Set(session.changedRows().map(\.path))
        session.reset(path)
        // What is applied explicitly was only edited so far.
        if session.applying == .explicitly, !session.apply() { throw notApplied }
        return rows.filter { changed.contains($0.path) }.map(line).joined(separator: "\n")
    }
}

extension Notice {
    /// What is said of one row, or of one of several.
    func sentence(naming row: String?) -> Sentence {
        row.map { Sentence("“%1$s”: %2$s", $0, sentence) } ?? sentence
    }
}
