import ArgumentParser
import FormCore

/// `get`: prints a row's value.
struct GetCommand<Program: FormProgram>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "get", abstract: "Print the value of a setting.")
    }

    @OptionGroup var settings: Program.Options

    @Argument(help: "The path of the setting, as list prints it.", completion: .rows(of: Program.self))
    var path: String

    @Flag(help: "Print the value in JSON.")
    var json = false

    @Flag(help: "Show a password or another secret.")
    var reveal = false

    func validate() throws { try Program.checkPath(path) }

    func run() throws {
        let (path, json, reveal) = (RowPath(path), json, reveal)
        try Program.tell(settings) { form in
            let path = try form.path(of: path)
            let text =
                json
                ? try form.getJSON(path, revealsSecret: reveal).description
                : try form.get(path, revealsSecret: reveal).forPeople(if: StandardOutput.isTerminal) + "\n"
            if let remark = form.remark(on: path) { printRemark(remark, form.session.environment) }
            return text
        }
    }
}
