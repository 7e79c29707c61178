public import FormCore
public import FormJSON

/// The methods with which a program's own commands use the form.
extension OpenForm {
    /// Returns the form's driver, from which the command can read the state.
    ///
    /// The form must have been created with a driver over this type of state; see ``init(driver:keeping:)``.
    public func driver<State>(over type: State.Type = State.self) -> FormDriver<State> {
        guard let driver = driver as? FormDriver<State> else {
            fatalError("This form was not made of a FormDriver<\(type)>, so it has no state of that type.")
        }
        return driver
    }

    /// The rows by path, for reading. A value that was only filled in is stored before it is printed, as `get` does.
    public var rows: CommandLineForm { CommandLineForm(self) }

    /// Sets rows together, as the command `set` does: with the same messages, and saved when the method returns. If a
    /// service has to accept a value, the method waits for it; Ctrl+C cancels that.
    ///
    /// - Parameter texts: The rows, and their values as the user would type them.
    /// - Throws: A ``FormCommandError`` if a value is refused or can't be saved. In that case no value is set.
    public func set(_ texts: [(path: RowPath, text: String)]) async throws {
        let form = CommandLineForm(session)
        let texts = try form.all(texts) { (path: try form.path(of: $0.path), text: $0.text) }
        let notices = try await form.set(texts)
        for (path, _) in texts {
            guard let notice = notices[path] else { continue }
            remark(Notice(notice.severity, notice.sentence(naming: texts.count > 1 ? path.description : nil)))
        }
        try await save(settling: texts.map(\.path))
        printRemarks(on: self)
    }

    /// Prints a sentence in the user's language on one line. Characters that would break the line are escaped.
    ///
    /// - Throws: A ``FormCommandError`` if the standard output can't be written.
    public func print(_ sentence: Sentence) throws {
        try print(text: text(of: sentence).onOneLine)
    }

    /// Prints a text, ending with a line break; nothing if the text is empty.
    ///
    /// - Throws: A ``FormCommandError`` if the standard output can't be written.
    public func print(text: String) throws {
        try output.write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
    }

    /// Prints a value in JSON, as the other commands do with `--json`.
    ///
    /// - Throws: A ``FormCommandError`` if the standard output can't be written.
    public func print(json value: JSONValue) throws {
        try print(text: value.description)
    }

    /// Prints a notice for the user on the standard error, so that it is not part of the result.
    public func remark(_ notice: Notice) {
        printRemark(notice, session.environment)
    }

    /// Returns a sentence in the user's language.
    public func text(of sentence: Sentence) -> String { session.environment.text(of: sentence) }

    /// True if the standard output is a terminal, where a person reads it, and not a file or another program.
    public var isForPeople: Bool { StandardOutput.isTerminal }
}
