import ArgumentParser
import FormCore

/// `set`: sets the value of a row, or of several rows.
struct SetCommand<Program: FormProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "set",
            abstract: "Change a setting.",
            discussion: """
                A value that the window would refuse is refused with the same sentence, and nothing changes. \
                Settings that are hidden at the moment can be changed, those that are disabled can't.

                Several settings are changed together, as <path>=<value> each: all of them, or none if one is \
                refused. A disabled setting can be among them if another one enables it. A first word that is \
                the path of a setting is taken as one, even if it contains an equals sign; in <path>=<value>, \
                the longest beginning that is the path of a setting counts.

                The command waits for services that must accept a value, such as one that turns something on. \
                Ctrl+C cancels it, and nothing changes.

                Without a value, the command asks for it, or reads it from the standard input up to a line break at \
                its end. The value of a password or another secret is always given in this way, since other \
                programs can read arguments. Typed secrets are not shown.
                """)
    }

    @OptionGroup var settings: Program.Options

    @OptionGroup var setAside: SetAsideOptions

    @Argument(
        help: "The path of the setting, as list prints it; or <path>=<value>.", completion: .rows(of: Program.self))
    var path: String

    @Argument(
        help: """
            The new value, as get prints it, such as 1.5 or 2026-12-24. Put -- before one that begins with - and is no \
            number.
            """,
        completion: .options(of: Program.self))
    var value: String?

    @Argument(help: ArgumentHelp("More settings, as <path>=<value>.", valueName: "path=value"))
    var more: [String] = []

    private var words: [String] { [path] + (value.map { [$0] } ?? []) + more }

    func validate() throws {
        try Program.checkPath(path)
        if !more.isEmpty, let index = words.firstIndex(where: { !$0.isAssignment }) {
            throw Program.refusal(CommandLineForm.noAssignment(index))
        }
    }

    func run() throws {
        let (words, settings, setAside) = (words, settings, setAside)
        let (form, texts) = try MainActor.assumeIsolated {
            let open = try Program.openForm(settings, setAside)
            return (open, try CommandLineForm(open).values(words))
        }
        Program.finish { try await form.set(texts) }
    }
}

extension CommandLineForm {
    /// Returns the rows and values that the arguments of `set` specify. Missing values are read from standard input.
    fileprivate func values(_ words: [String]) throws -> [(path: RowPath, text: String)] {
        try read(try assignments(words))
    }

    /// Returns the given rows with a value for each. A missing value is read from standard input; if standard input is
    /// a terminal, the user is asked for the value.
    ///
    /// All rows are checked before the first value is read.
    func read(_ given: [(path: RowPath, text: String?)]) throws -> [(path: RowPath, text: String)] {
        let known = given.compactMap { item in item.text.map { (item.path, $0) } }
        let rows = try all(given) { item in
            let row = try rowToSet(item.path, hasArgument: item.text != nil, with: known)
            return (row: row, text: item.text)
        }
        try checkDistinct(rows.map(\.row.path))
        return try rows.map { row, text in
            let input = StandardInput(
                prompt: row.title, isSecret: row.value?.isSecret == true, text: session.environment.text)
            return (relative(row.path), try text ?? input.read())
        }
    }
}
