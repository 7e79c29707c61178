import ArgumentParser
import FormCommand
import FormCore
import FormGtk
import FormGtkTesting
import FormStore
import FormTesting
import Testing

// The code of README.md.

struct Settings: Codable, Equatable {
    var hotspot = Hotspot()

    var hotspotText: String { hotspot.isEnabled ? "On" : "Off" }
}

struct Hotspot: Codable, Equatable {
    var isEnabled = false
    var notification = NotificationOption.always
    @Secret var password = "correct horse"
    var networkName = "My Network"

    var statusText: String? { isEnabled ? "Personal Hotspot Enabled" : nil }
}

enum NotificationOption: String, CaseIterable, Codable {
    case always, whenUnlocked, never

    var title: String {
        switch self {
        case .always: "Always"
        case .whenUnlocked: "When Unlocked"
        case .never: "Never"
        }
    }
}

let hotspotForm: Form<Hotspot> = sections {
    section(footer: \.statusText) {
        controlCell(title: "Personal Hotspot", control: uiSwitch(keyPath: \.isEnabled))
    }
    section(isVisible: \.isEnabled) {
        nestedOptions(title: "Notification", keyPath: \.notification, text: \.title)
    }
    section(isVisible: \.isEnabled) {
        nestedPasswordField(title: "Password", keyPath: \.password)
        nestedTextField(title: "Network Name", keyPath: \.networkName)
            .rules(\.networkName, [.required, .bytes(...32)])
    }
}

let settingsForm: Form<Settings> = sections {
    section {
        detailTextCell(
            title: "Personal Hotspot",
            keyPath: \.hotspotText,
            form: bind(form: hotspotForm, to: \.hotspot))
    }
}

@MainActor
private func program() throws {
    let store = try SettingsStore(application: "org.example.Settings", defaults: Settings())
    let driver = FormDriver(initial: store.opened, build: settingsForm, title: "Settings", defaults: Settings())
    driver.observe { change in
        print(change.new.hotspotText)
    }

    let application = FormApplication(
        id: "org.example.Settings",
        about: .init(name: "Settings", version: "1.0", comments: "A form over a struct."))
    try application.run(driver, keeping: store)
}

struct SettingsProgram: FormProgram {
    static let configuration = CommandConfiguration(commandName: "settings", subcommands: formCommands)

    @OptionGroup var options: SettingsOptions

    static func openForm(settings path: String?) throws -> OpenForm {
        let store = try SettingsStore(application: "org.example.Settings", path: path, defaults: Settings())
        let driver = FormDriver(initial: store.opened, build: settingsForm, title: "Settings", defaults: Settings())
        return try OpenForm(driver: driver, keeping: store)
    }

    func run() throws {
        let path = options.settings
        try MainActor.assumeIsolated { try showWindow(settings: path) }
    }
}

@MainActor
private func showWindow(settings path: String?) throws {
    let application = FormApplication(
        id: "org.example.Settings",
        about: .init(name: "Settings", version: "1.0", comments: "A form over a struct."), file: path)
    let store = try SettingsStore(application: "org.example.Settings", path: path, defaults: Settings())
    let driver = FormDriver(initial: store.opened, build: settingsForm, title: "Settings", defaults: Settings())
    try application.run(driver, keeping: store)
}

@MainActor
@Suite("The hotspot page", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct HotspotPageTests {
    let driver = FormDriver(initial: Settings(), build: settingsForm, title: "Settings")

    @Test("shows the network while the hotspot is on", arguments: Renderer.allCases)
    func network(renderer: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.select("Personal Hotspot")
        try user.toggle("Personal Hotspot")
        try user.select("Network Name")
        try user.type("Anna's laptop")
        try user.pressReturn()
        #expect(
            try user.screen.description == """
                ‹ Personal Hotspot

                  Personal Hotspot [on]
                Personal Hotspot Enabled

                  Notification Always ›

                  Password •••••••• ›
                  Network Name Anna's laptop ›
                """)
        #expect(driver.state.hotspot.networkName == "Anna's laptop")
    }
}
