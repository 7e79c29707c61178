import FormCore
import FormStore
import FormTesting
import Testing

// The code of the article “What keeps a state”.

struct Tethering: Codable, Equatable {
    var isOn = false
    var name = "Guests"
    var password = ""

    struct Profile: Equatable {
        var name = "Guests"
        var password = ""
    }
}

private typealias Profile = Tethering.Profile

extension Tethering {
    var profile: Profile {
        get { Profile(name: name, password: password) }
        set { (name, password) = (newValue.name, newValue.password) }
    }
}

private let tetheringForm: Form<Tethering> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Name", control: textField(keyPath: \.name))
        controlCell(title: "Password", control: textField(keyPath: \.password))
    }
}

/// What stands for the machine's connections.
@MainActor
final class ConnectionProfile {
    private(set) var password: String
    var isLocked = false
    var onChange: (String) -> Void = { _ in }

    init(password: String = "") { self.password = password }

    func store(_ password: String) -> Bool {
        if !isLocked { self.password = password }
        return !isLocked
    }

    /// As another program does.
    func change(_ password: String) {
        self.password = password
        onChange(password)
    }
}

@MainActor
final class ProfileKeeper: StateKeeper {
    let opened: String
    let blank = ""
    private(set) var failure: Sentence?
    private let profile: ConnectionProfile
    private var form: (any KeptForm<String>)?

    init(_ profile: ConnectionProfile) {
        self.profile = profile
        opened = profile.password
    }

    func keep(_ form: any KeptForm<String>) {
        self.form = form
        form.setSaved(profile.password, theirs: nil)
        form.observe { [weak self] _ in self?.saveNow() }
        profile.onChange = { [weak self] password in self?.takeOver(password) }
    }

    var hasUnsaved: Bool { form?.state.map { $0 != profile.password } ?? false }

    func save() async -> Bool { saveNow() }

    @discardableResult
    func saveNow() -> Bool {
        guard let form, let password = form.state, password != profile.password else { return true }
        failure = profile.store(password) ? nil : "The profile is locked."
        form.show(failure.map { .error($0) }, from: .keeperFailure, about: nil)
        if failure == nil { form.setSaved(password, theirs: nil) }
        return failure == nil
    }

    private func takeOver(_ password: String) {
        form?.setSaved(password, theirs: nil)
        form?.change { $0 = password }
    }
}

@MainActor
private func file() throws {
    let store = try SettingsStore(application: "org.example.Tethering", defaults: Tethering())
    let driver = FormDriver(initial: store.opened, build: tetheringForm, title: "Tethering", defaults: Tethering())
    store.keep(driver)
}

@MainActor
private func both(_ store: SettingsStore<Tethering>, _ profile: ProfileKeeper) {
    let keeper = store.keeping(\.password, in: profile)
    let driver = FormDriver(initial: keeper.opened, build: tetheringForm, title: "Tethering", defaults: Tethering())
    keeper.keep(driver)
}

@MainActor
@Suite("The article about what keeps a state")
struct WhatKeepsAStateTests {
    private let profile = ConnectionProfile()
    private let rest = MemoryKeeper(Tethering(password: "old"), blank: Tethering())

    private func open() -> (keeper: any StateKeeper<Tethering>, driver: FormDriver<Tethering>) {
        let keeper = rest.keeping(\.password, in: ProfileKeeper(profile))
        let driver = FormDriver(initial: keeper.opened, build: tetheringForm, title: "Tethering")
        keeper.keep(driver)
        return (keeper, driver)
    }

    @Test("has a keeper of an author's own take over what was left, store changes, and follow others")
    func ownKeeper() async throws {
        let (keeper, driver) = open()
        #expect(driver.state.password == "old")
        #expect(await keeper.save())
        #expect(profile.password == "old" && rest.stored == Tethering())
        driver.set(\.password, to: "new", origin: .person)
        #expect(profile.password == "new" && !keeper.hasUnsaved)
        profile.change("theirs")
        #expect(driver.state.password == "theirs")
        #expect(driver.baselines.saved?.password == "theirs" && rest.stored == Tethering())
    }

    @Test("tells what a failure concerns")
    func failure() async throws {
        let (keeper, driver) = open()
        let user = HeadlessUser(of: driver.session)
        profile.isLocked = true
        #expect(await keeper.save() == false)
        #expect(user.screen.notices == ["“Password”: The profile is locked."])
        #expect(rest.stored == Tethering(password: "old"))
        #expect(Tethering(password: "a").profile == Tethering.Profile(password: "a"))
    }
}
