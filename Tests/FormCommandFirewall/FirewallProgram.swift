import ArgumentParser
import Firewall
import FormCommand
import FormCore
import FormStore

/// A program whose settings are a list, kept in a file.
@main
struct FirewallProgram: FormProgram {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "form-command-firewall", subcommands: formCommands + itemCommands)
    }

    private static let form: Form<Firewall> = sections { section("Rules") { rulesList.formerly("Filters") } }

    @OptionGroup var settings: SettingsOptions

    @Option(help: "Open the window on this page.", completion: .rows(of: FirewallProgram.self, includingPages: true))
    var page: String?

    func run() { print("Shows \(page ?? "the first page").") }

    static func openForm(settings path: String?) throws -> OpenForm {
        let store = try SettingsStore(
            application: "org.example.Firewall", path: path, defaults: Firewall(), lists: [.list(\.rules, id: \.id)])
        let driver = FormDriver(
            initial: store.opened, build: form, defaults: Firewall(),
            environment: FormEnvironment(translate: translate, translatePlural: translatePlural))
        return try OpenForm(driver: driver, keeping: store)
    }
}
