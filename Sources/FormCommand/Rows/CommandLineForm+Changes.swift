public import FormCore

extension CommandLineForm {
    /// Gives a row a value, as if the person had typed it: what the window refuses is refused here, with
    /// the same sentence. An option may also be written as the window shows it, in the person's language.
    ///
    /// A hidden row is written like any other. Rules that take their time are waited for.
    ///
    /// - Returns: What the row's rules have to say about the value that was taken, such as a warning.
    /// - Throws: a ``FormCommandError``, if there is no such row, it has no value, it or a row on
    ///   its way is disabled, or the text is refused.
    @discardableResult
    public func set(_ path: RowPath, to text: String) async throws -> Notice? {
        let (row, value) = try usableRow(at: path)
        let text = value.written(text, translate: session.environment.translate)
        let notice = await row.noticeInTime(for: text)
        if let notice, notice.severity == .error { throw error(notice.sentence) }
        if let refusal = value.write(text) { throw error(refusal.sentence) }
        session.settleConflict(at: row.path, .mine)
        return notice
    }

    /// The row that a value is about to be written to, before the value is known.
    ///
    /// - Parameters:
    ///   - path: The row.
    ///   - hasArgument: Whether the value was given as an argument, where other programs can read it.
    /// - Throws: a ``FormCommandError``, if there is no such row, it has no value, it or a row on
    ///   its way is disabled, or a secret was given as an argument.
    public func rowToSet(_ path: RowPath, hasArgument: Bool) throws -> SurveyedRow {
        let (row, value) = try usableRow(at: path)
        if value.isSecret, hasArgument {
            throw error(
                Sentence(
                    """
                    “%1$s” is a secret, and others can read a command's arguments. \
                    Leave the value out: it is asked for, or read from the standard input.
                    """, path.description.shortened))
        }
        return row
    }

    /// Gives the rows at a path their defaults back.
    ///
    /// - Parameter path: A row; or a page, for all rows of it and of the pages below, also those that are
    ///   hidden or disabled. The root is neither, so that an empty text resets nothing: see ``resetAll()``.
    /// - Returns: The rows that were not as by default, as text with their values now.
    /// - Throws: a ``FormCommandError``, if there is no such row, it or a row on its way is
    ///   disabled, the form has no defaults, or it is applied explicitly and another value has an error.
    public func reset(_ path: RowPath) throws -> String {
        if path == .root { throw unknown(path, among: session.survey()) }
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
        guard session.hasDefaults else { throw error("This form has no defaults.") }
        let changed = Set(session.changedRows().map(\.path))
        session.reset(path)
        // What is applied explicitly was only edited so far.
        if session.applying == .explicitly, !session.apply() { throw notApplied }
        return rows.filter { changed.contains($0.path) }.map(line).joined(separator: "\n")
    }
}

extension RowValue {
    /// The text as the row reads it, for the option that somebody may have written in their own language.
    fileprivate func written(_ text: String, translate: (String) -> String) -> String {
        guard !options.isEmpty, check(text) != nil else { return text }
        let meant = options.filter { translate($0).lowercased() == text.lowercased() }
        return meant.count == 1 ? meant[0] : text
    }
}
