public import FormCore
public import FormJSON

/// The methods with which a program's own commands use the form.
extension OpenForm {
    /// Returns the form's driver, so that the command can read the state.
    ///
    /// The form must have been created with a driver, as in ``init(driver:keeping:)``, and the driver's state must have
    /// the given type. Otherwise the program stops with a fatal error.
    public func driver<State>(over type: State.Type = State.self) -> FormDriver<State> {
        guard let driver = driver as? FormDriver<State> else {
            fatalError("This form was not made of a FormDriver<\(type)>, so it has no state of that type.")
        }
        return driver
    }

    /// The form's rows, which can be read by path.
    ///
    /// If a value was filled in when the settings were read, such as a generated password, reading the row stores the
    /// value first, as the command `get` does. Later commands then return the same value.
    public var rows: CommandLineForm { CommandLineForm(self) }

    /// Sets rows together and saves them, as the command `set` does, with the same messages.
    ///
    /// If a service has to accept a value, the method waits for the service; Ctrl+C cancels the change.
    ///
    /// - Parameter texts: The rows, and their values as the user would type them.
    /// - Throws: A ``FormCommandError`` if a value is refused, in which case no row is set, or if the values can't be
    ///   saved.
    public func set(_ texts: [(path: RowPath, text: String)]) async throws {
        let form = CommandLineForm(self)
        let rows = try form.usableRows(texts)
        let notices = try await form.set(rows)
        let paths = rows.map(\.row.path)
        for path in paths {
            guard let notice = notices[path] else { continue }
            remark(Notice(notice.severity, notice.sentence(naming: paths.count > 1 ? path.description : nil)))
        }
        try await save(settling: paths)
        printRemarks(on: self)
    }

    /// Translates a sentence into the user's language and prints it on one line. Control characters in it are escaped.
    ///
    /// - Throws: A ``FormCommandError`` if standard output can't be written to.
    public func print(_ sentence: Sentence) throws {
        try print(text: text(of: sentence).onOneLine)
    }

    /// Prints text, and adds a line break if the text doesn't end with one. Empty text is not printed.
    ///
    /// - Throws: A ``FormCommandError`` if standard output can't be written to.
    public func print(text: String) throws {
        try output.write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
    }

    /// Prints a value in JSON, as commands such as `list` do with `--json`.
    ///
    /// - Throws: A ``FormCommandError`` if standard output can't be written to.
    public func print(json value: JSONValue) throws {
        try print(text: value.description)
    }

    /// Prints a notice for the user to standard error, which keeps it separate from the command's result.
    public func remark(_ notice: Notice) {
        printRemark(notice, session.environment)
    }

    /// Translates a sentence into the user's language.
    public func text(of sentence: Sentence) -> String { session.environment.text(of: sentence) }

    /// True if standard output is a terminal, so that the user reads the output. False if the output goes to a file or
    /// to another program.
    public var isForPeople: Bool { StandardOutput.isTerminal }
}
