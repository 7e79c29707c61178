public import FormCore
public import FormJSON

/// What a command of the program's own does with the form.
extension OpenForm {
    /// The driver of the form, whose state the command reads.
    ///
    /// The form must have been made of a driver over this type of state, see ``init(driver:keeping:)``.
    public func driver<State>(over type: State.Type = State.self) -> FormDriver<State> {
        guard let driver = driver as? FormDriver<State> else {
            fatalError("This form was not made of a FormDriver<\(type)>, so it has no state of that type.")
        }
        return driver
    }

    /// The rows by path, to be read; what was filled in is stored before it is printed, as `get` does.
    public var rows: CommandLineForm { CommandLineForm(self) }

    /// Gives rows values together, as the command `set` does: with the same sentences and remarks, and saved when it
    /// returns. Whoever has to accept a value is waited for; Ctrl+C cancels that.
    ///
    /// - Parameter texts: The rows, and their values as the person would type them.
    /// - Throws: a ``FormCommandError`` where a value is refused or can't be saved; then no value is taken.
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

    /// Prints a sentence in the person's language, on one line; characters that would break it are printed as escapes.
    ///
    /// - Throws: a ``FormCommandError`` where the standard output can't be written.
    public func print(_ sentence: Sentence) throws {
        try print(text: text(of: sentence).onOneLine)
    }

    /// Prints a text, with a line break at its end; nothing for one that is empty.
    ///
    /// - Throws: a ``FormCommandError`` where the standard output can't be written.
    public func print(text: String) throws {
        try output.write(text.isEmpty || text.hasSuffix("\n") ? text : text + "\n")
    }

    /// Prints a value in JSON, as the other commands do with `--json`.
    ///
    /// - Throws: a ``FormCommandError`` where the standard output can't be written.
    public func print(json value: JSONValue) throws {
        try print(text: value.description)
    }

    /// Tells the person something on the standard error, where it is no part of the result.
    public func remark(_ notice: Notice) {
        printRemark(notice, session.environment)
    }

    /// A sentence in the person's language.
    public func text(of sentence: Sentence) -> String { session.environment.text(of: sentence) }

    /// Whether a person sees at once what is printed, and no file or other program gets it.
    public var isForPeople: Bool { StandardOutput.isTerminal }
}
