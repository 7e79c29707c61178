import ArgumentParser
import FormCore

/// `move`: moves an item within its list.
struct MoveCommand<Program: FormProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "move",
            abstract: "Move an item of a list.")
    }

    @OptionGroup var settings: Program.Options

    @OptionGroup var setAside: SetAsideOptions

    @Argument(
        help: "The path of the item: its list, and its id, its title or its position, counted from 1.",
        completion: .items(of: Program.self))
    var item: String

    @Flag(help: "Move it up by one position.")
    var up = false

    @Flag(help: "Move it down by one position.")
    var down = false

    @Flag(help: "Put it before all others.")
    var first = false

    @Flag(help: "Put it after all others.")
    var last = false

    @Option(
        help: ArgumentHelp("Put it before this item of the same list.", valueName: "item"),
        completion: .items(of: Program.self))
    var before: String?

    @Option(
        help: ArgumentHelp("Put it after this item of the same list.", valueName: "item"),
        completion: .items(of: Program.self))
    var after: String?

    private var destinations: [ItemDestination] {
        [
            up ? .up : nil, down ? .down : nil, first ? .first : nil, last ? .last : nil,
            before.map { .before(RowPath($0)) }, after.map { .after(RowPath($0)) },
        ].compactMap(\.self)
    }

    func validate() throws {
        for path in [item, before, after] { try Program.checkPath(path) }
        if destinations.count != 1 {
            throw Program.refusal("Choose one of --up, --down, --first, --last, --before and --after.")
        }
    }

    func run() throws {
        let (item, destination) = (RowPath(item), destinations[0])
        let form = try MainActor.assumeIsolated { try Program.openForm(settings, setAside) }
        Program.finish { try await form.move(item, to: destination) }
    }
}
