import ArgumentParser
import FormCore
import FormJSON

/// `add`: adds an item to a list.
struct AddCommand<Program: FormProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "add",
            abstract: "Add an item to a list.",
            discussion: """
                Creates the item as the button in the window does, with the given values, as <row>=<value> \
                each, where a row is named as on the item's own page. All of it is one change: if a value is \
                refused, or a row of the item would be left with an error, nothing is added.

                The command asks for a missing value, or reads it from the standard input. The value of a \
                password or another secret is always given in this way.

                Prints the path of the new item.
                """)
    }

    @OptionGroup var settings: Program.Options

    @OptionGroup var setAside: SetAsideOptions

    @Argument(help: "The path of the list, as list prints it.", completion: .lists(of: Program.self))
    var list: String

    @Argument(
        help: ArgumentHelp("Rows of the new item, as <row>=<value>.", valueName: "row=value"),
        completion: .assignmentsToItem(of: Program.self))
    var values: [String] = []

    @Flag(help: "Print the path in JSON.")
    var json = false

    func validate() throws { try Program.checkPath(list) }

    func run() throws {
        let (list, values, json) = (RowPath(list), values, json)
        let (form, item, texts) = try MainActor.assumeIsolated {
            let form = try Program.openForm(settings, setAside)
            let item = try CommandLineForm(form).newItem(in: list)
            let rows = CommandLineForm(item)
            return (form, item, try rows.read(try rows.assignmentsToItem(values)))
        }
        Program.finish {
            let path = try await form.add(item, texts).description
            if json { return try form.print(json: .string(path)) }
            try form.print(text: path.forPeople(if: StandardOutput.isTerminal))
        }
    }
}
