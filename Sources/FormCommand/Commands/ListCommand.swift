import ArgumentParser
import FormCore

/// `list`: prints rows and their values.
struct ListCommand<Program: FormProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list",
            abstract: "List the settings.",
            discussion: """
                Each line has the path of a setting and its value, and says if the setting is hidden or disabled at \
                the moment, and if it differs from its default.

                In a path, an item of a list may also be named by its title, if no other item of the list has it, or \
                by its position, counted from 1. All commands read paths in this way.
                """)
    }

    @OptionGroup var settings: Program.Options

    @Argument(
        help: "A page, to list only its settings and those of the pages below it.",
        completion: .rows(of: Program.self, includingPages: true))
    var path: String?

    @Flag(help: "Print a list of objects in JSON.")
    var json = false

    @Flag(help: "Show passwords and other secrets.")
    var reveal = false

    func validate() throws { try Program.checkPath(path) }

    func run() throws {
        let (path, json, reveal) = (path.map { RowPath($0) } ?? .root, json, reveal)
        try Program.tell(settings) { form in
            json
                ? try form.listJSON(path, revealsSecrets: reveal).description
                : try form.list(path, revealsSecrets: reveal)
        }
    }
}
