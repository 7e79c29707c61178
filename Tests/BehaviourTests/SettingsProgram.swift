import Firewall
import FormCore
import FormStore
import FormTesting
import PersonalHotspot

@testable import RandomActions

/// A program whose settings files are in a folder of the corpus.
@MainActor
struct SettingsProgram: Sendable {
    /// The name of the folder.
    let name: String
    /// Opens a settings file.
    let open: @MainActor (_ path: String) throws -> OpenedSettings
    /// The change that the user makes, and how.
    let change: (text: String, make: @MainActor (HeadlessUser) throws -> Void)

    static let all: [SettingsProgram] = [
        SettingsProgram(name: "personal-hotspot", open: openHotspot, change: changeHotspot),
        SettingsProgram(
            name: "studio",
            open: { try OpenedSettings($0, Studio.format, studioForm) },
            change: ("“Level” is 55", { try $0.enter("55", into: "Level") })),
        SettingsProgram(
            name: "everything",
            open: {
                try OpenedSettings(
                    $0, everythingFormat, everythingForm(and: shelvesSection, tasksSection, extrasSection))
            },
            change: ("“First Day” is 3", { try $0.enter("3", into: "First Day") })),
        SettingsProgram(
            name: "firewall",
            open: {
                try OpenedSettings(
                    $0, SettingsFormat(defaults: Firewall(), lists: [.list(\.rules, id: \.id)]), firewallForm)
            },
            change: (
                "the first rule's port is 2222",
                { user in
                    let rule = user.screen.sections[0].rows.first { $0.values.contains(ScreenSign.disclosure) }
                    try user.select(rule?.title ?? "Rule")
                    try user.enter("2222", into: "Port")
                }
            )),
        SettingsProgram(
            name: "router",
            open: {
                try OpenedSettings(
                    $0, SettingsFormat(defaults: Router(), lists: [.dictionary(\.hosts), .set(\.blocked)]), routerForm)
            },
            change: ("a host is added", { try $0.select("Add Host") })),
    ]

    private static var everythingFormat: SettingsFormat<Everything> {
        get throws {
            try SettingsFormat(
                defaults: Everything(),
                lists: [
                    .list(\.own.shelves, id: \.id, lists: [.list(\.books, id: \.id)]), .list(\.shared.tasks, id: \.id),
                ])
        }
    }

    private static func openHotspot(_ path: String) throws -> OpenedSettings {
        let hotspot = HotspotSwitch.simulated()
        let store = try openSettings(at: path)
        let driver = FormDriver(
            initial: store.opened, build: makeSettingsForm(turnedBy: hotspot), title: "Personal Hotspot",
            defaults: .defaults, environment: FormEnvironment(report: { _ in }))
        hotspot.follow(driver)
        return OpenedSettings(store, driver, hotspot)
    }

    private static let changeHotspot: (String, @MainActor (HeadlessUser) throws -> Void) = (
        "“QR Code on Overview” is toggled",
        { user in
            try user.select("General")
            try user.toggle("QR Code on Overview")
        }
    )
}

/// A program that has opened a settings file.
@MainActor
struct OpenedSettings {
    let session: FormSession
    let user: HeadlessUser
    /// Saves, and returns the error if that failed.
    let save: @MainActor () -> SettingsFileError?
    /// The values of the file that can't be read.
    let problems: [SettingsProblem]
    private let kept: [AnyObject]

    init<State: Codable & Sendable>(
        _ store: SettingsStore<State>, _ driver: FormDriver<State>, _ others: AnyObject...
    ) {
        store.keep(driver)
        session = driver.session
        user = HeadlessUser(of: driver.session)
        save = { store.saveNow() ? nil : store.error }
        problems = store.problems
        kept = [store, driver] + others
    }

    init<State: Codable & Equatable & Sendable>(
        _ path: String, _ format: SettingsFormat<State>, _ form: Form<State>
    ) throws {
        let store = SettingsStore(file: SettingsFile(path: path), format: format)
        let driver = FormDriver(
            initial: store.opened, build: form, title: "Settings", defaults: format.defaults,
            environment: FormEnvironment(report: { _ in }))
        self.init(store, driver)
    }
}

extension HeadlessUser {
    /// Types a text into a row's field, and presses Return.
    func enter(_ text: String, into title: String) throws {
        try type(text, into: title)
        try pressReturn()
    }
}
