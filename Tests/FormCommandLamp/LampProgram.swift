import ArgumentParser
import FormCommand
import FormCore
import FormStore

/// A program without a window, whose settings are kept in a file.
@main
struct LampProgram: FormProgram {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "form-command-lamp", subcommands: formCommands)
    }

    @OptionGroup var settings: SettingsOptions

    static func openForm(settings path: String?) throws -> OpenForm {
        let file = SettingsFile(path: path ?? "/nowhere/lamp.json")
        let format = try SettingsFormat(defaults: Lamp())
        let loaded = try file.load().object
        let driver = FormDriver(initial: format.decode(loaded).state, build: lampForm, defaults: Lamp())
        return OpenForm(driver: driver) { lamp in
            await Task.yield()
            try file.save(format.encode(lamp, over: loaded))
        }
    }

    func run() {
        print("Shines.")
    }
}
