import ArgumentParser
import FormCore

/// `set`: gives a row a value.
struct SetCommand<Program: FormProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "set",
            abstract: "Change a setting.",
            discussion: """
                A value that the window would refuse is refused with the same sentence, and nothing changes. \
                Settings that are hidden at the moment can be changed, those that are disabled can't.

                Without a value, it is asked for, or read from the standard input up to a line break at its \
                end. The value of a password or another secret is always given in this way, since other \
                programs can read arguments; what is typed is not shown.
                """)
    }

    @OptionGroup var settings: SettingsOptions

    @Argument(help: "The path of the setting, as list prints it.", completion: .rows(of: Program.self))
    var path: String

    @Argument(
        help: "The new value, as it is typed in the window. Put -- before one that begins with -.",
        completion: .options(of: Program.self))
    var value: String?

    func validate() throws { try Program.checkPath(path) }

    func run() throws {
        let (path, value, settings) = (RowPath(path), value, settings.settings)
        let (form, text) = try MainActor.assumeIsolated {
            let open = try Program.openForm(settings: settings)
            let row = try CommandLineForm(open.session).rowToSet(path, hasArgument: value != nil)
            let input = StandardInput(
                prompt: row.title, isSecret: row.value?.isSecret == true,
                text: open.session.environment.text)
            return (open, try value ?? input.read())
        }
        Program.finish {
            let notice = try await CommandLineForm(form.session).set(path, to: text)
            if let notice { printRemark(notice, form.session.environment) }
            try await form.save(settling: path)
            printRemarks(on: form)
        }
    }
}
