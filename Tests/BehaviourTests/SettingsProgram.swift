import Firewall
import FormCore
import FormStore
import FormTesting
import HotspotService
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
            name: "personal-hotspot-with-profile",
            open: {
                try openHotspot(
                    $0, keptBy: HotspotProfile(networkName: "Of the service", password: "correct horse", channel: 6))
            },
            change: changeHotspot),
        SettingsProgram(
            name: "personal-hotspot-without-profile", open: { try openHotspot($0, keptBy: nil) }, change: changeHotspot),
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
        return OpenedSettings(store, store.problems, driver, hotspot)
    }

    /// Opens settings whose profile is kept by a service.
    private static func openHotspot(_ path: String, keptBy profile: HotspotProfile?) throws -> OpenedSettings {
        let service = KeepingHotspot(profile)
        let hotspot = HotspotSwitch(service)
        let keeper = try openSettings(at: path, with: hotspot)
        let driver = FormDriver(
            initial: keeper.opened, build: makeSettingsForm(turnedBy: hotspot), title: "Personal Hotspot",
            defaults: .defaults, environment: FormEnvironment(report: { _ in }))
        hotspot.follow(driver)
        return OpenedSettings(keeper, [], driver, elsewhere: { service.text + "\n" }, hotspot)
    }

    private static let changeHotspot: (String, @MainActor (HeadlessUser) throws -> Void) = (
        "“QR Code Beside Password” is toggled",
        { user in
            try user.select("General")
            try user.toggle("QR Code Beside Password")
        }
    )
}

/// A program that has opened a settings file.
@MainActor
struct OpenedSettings {
    let session: FormSession
    let user: HeadlessUser
    /// Saves, and returns the reason if that failed.
    let save: @MainActor () -> Sentence?
    /// The values of the file that can't be read.
    let problems: [SettingsProblem]
    /// What is kept elsewhere, if anything is.
    let elsewhere: @MainActor () -> String
    private let kept: [AnyObject]

    init<State>(
        _ keeper: any StateKeeper<State>, _ problems: [SettingsProblem], _ driver: FormDriver<State>,
        elsewhere: @escaping @MainActor () -> String = { "" }, _ others: AnyObject...
    ) {
        keeper.keep(driver)
        session = driver.session
        user = HeadlessUser(of: driver.session)
        save = { keeper.saveNow() ? nil : keeper.failure }
        self.problems = problems
        self.elsewhere = elsewhere
        kept = [keeper, driver] + others
    }

    init<State: Codable & Equatable & Sendable>(
        _ path: String, _ format: SettingsFormat<State>, _ form: Form<State>
    ) throws {
        let store = SettingsStore(file: SettingsFile(path: path), format: format)
        let driver = FormDriver(
            initial: store.opened, build: form, title: "Settings", defaults: format.defaults,
            environment: FormEnvironment(report: { _ in }))
        self.init(store, store.problems, driver)
    }
}

extension HeadlessUser {
    /// Types a text into a row's field, and presses Return.
    func enter(_ text: String, into title: String) throws {
        try type(text, into: title)
        try pressReturn()
    }
}
