import ArgumentParser
import FormCore

/// `remove`: removes items from their lists.
struct RemoveCommand<Program: FormProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remove",
            abstract: "Remove items of lists.",
            discussion: "Removes all of them, or none if one can't be removed.")
    }

    @OptionGroup var settings: Program.Options

    @OptionGroup var setAside: SetAsideOptions

    @Argument(
        help: "The path of an item: its list, and its id, its title or its position, counted from 1.",
        completion: .items(of: Program.self))
    var item: [String]

    func validate() throws { try item.forEach(Program.checkPath) }

    func run() throws {
        let items = item.map { RowPath($0) }
        let form = try MainActor.assumeIsolated { try Program.openForm(settings, setAside) }
        Program.finish { try await form.remove(items) }
    }
}
