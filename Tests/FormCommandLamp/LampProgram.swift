import ArgumentParser
import FormCommand
import FormCore
import FormStore

/// A program without a window, whose settings are kept in a file.
@main
struct LampProgram: FormProgram {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "form-command-lamp", version: "1.0", subcommands: formCommands + [DimCommand.self])
    }

    @OptionGroup var settings: SettingsOptions

    static func openForm(settings path: String?) throws -> OpenForm {
        let store = try SettingsStore(application: "org.example.Lamp", path: path, defaults: Lamp())
        let driver = FormDriver(
            initial: store.opened, build: lampForm, defaults: Lamp(),
            environment: FormEnvironment(translate: translate, translatePlural: translatePlural))
        return try OpenForm(driver: driver, keeping: store)
    }

    func run() {
        print("Shines.")
    }
}
