import ArgumentParser
import FormCore

/// `reset`: resets rows to their defaults.
struct ResetCommand<Program: FormProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "reset",
            abstract: "Give settings their defaults back.",
            discussion: """
                Prints the settings that were changed, with their new values. If one of them can't be reset, none is.

                The command waits for services that must accept a value, such as one that turns something on.
                """)
    }

    @OptionGroup var settings: Program.Options

    @OptionGroup var setAside: SetAsideOptions

    @Argument(
        help: "The path of a setting; or a page, to reset its settings and those of the pages below it.",
        completion: .rows(of: Program.self, includingPages: true))
    var path: String?

    @Flag(help: "Reset all settings.")
    var all = false

    func validate() throws {
        try Program.checkPath(path)
        if path == nil, !all {
            throw Program.refusal("Give the path of a setting or a page, or --all to reset all settings.")
        }
        if path != nil, all {
            throw Program.refusal("Give either a path or --all.")
        }
    }

    func run() throws {
        let (path, settings, setAside) = (path.map { RowPath($0) }, settings, setAside)
        let form = try MainActor.assumeIsolated { try Program.openForm(settings, setAside) }
        Program.finish {
            let commandLine = CommandLineForm(form)
            let lines = if let path { try await commandLine.reset(path) } else { try await commandLine.resetAll() }
            // Saves even if no value has changed, because a reset also removes unreadable values from the file.
            try await form.save()
            printRemarks(on: form)
            if !lines.isEmpty { try form.output.write(lines + "\n") }
        }
    }
}
