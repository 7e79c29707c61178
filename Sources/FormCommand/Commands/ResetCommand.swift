import ArgumentParser
import FormCore

/// `reset`: gives rows their defaults back.
struct ResetCommand<Program: FormProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "reset",
            abstract: "Give settings their defaults back.",
            discussion: "Prints the settings that were changed, with their values now. Without a path, all are reset.")
    }

    @OptionGroup var settings: SettingsOptions

    @Argument(
        help: "The path of a setting; or a page, to reset its settings and those of the pages below it.",
        completion: .rows(of: Program.self, includingPages: true))
    var path: String?

    func run() throws {
        let (path, settings) = (path.map { RowPath($0) } ?? .root, settings.settings)
        let form = try MainActor.assumeIsolated { try Program.openForm(settings: settings) }
        Program.finish {
            let lines = try CommandLineForm(form.session).reset(path)
            // Also where no value is another one now: the file may have had one that could not be read.
            try await form.save()
            printRemarks(on: form)
            if !lines.isEmpty { print(lines) }
        }
    }
}
