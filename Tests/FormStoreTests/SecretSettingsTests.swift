import CustomDump
import FormCore
import FormStore
import FormTesting
import Testing

private struct Vault: Codable, Equatable {
    var name = "vault"
    @Secret var password = "swordfish0"
    @Secret var pin: Pin = .swordfish1
    @Secret var hint: String? = nil
    @Secret var codes = ["swordfish2": 1]
    @Secret var owner = Owner()
    @Secret var list = ["swordfish3"]

    enum Pin: String, Codable { case swordfish1, swordfish4 }

    struct Owner: Codable, Equatable {
        var pin = Pin.swordfish1
        var name = "swordfish5"
        var age = 30
    }
}

private let form: Form<Vault> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        controlCell(title: "Password", control: passwordField(keyPath: \.password))
    }
}

@MainActor
@Suite("Secret settings")
struct SecretSettingsTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"
    private let format: SettingsFormat<Vault>

    init() throws {
        format = try SettingsFormat(defaults: Vault())
    }

    private func program() -> (store: SettingsStore<Vault>, driver: FormDriver<Vault>, user: HeadlessUser) {
        let store = SettingsStore(file: SettingsFile(path: path, fileSystem: files), format: format)
        let driver = FormDriver(initial: store.opened, build: form, title: "Vault", defaults: Vault())
        store.keep(driver)
        return (store, driver, HeadlessUser(of: driver.session))
    }

    private func expectNoSecret(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(!text.contains("swordfish") && !text.contains("4711"), "\(text)", sourceLocation: sourceLocation)
    }

    @Test("are bare values in the file, with only the keys that differ, and are read again")
    func roundTrip() throws {
        var vault = Vault(password: "new", pin: .swordfish4, hint: "x", codes: ["a": 2], list: [])
        vault.owner.age = 31
        let object = try format.encode(vault, over: ["other": 1])
        #expect(
            object == [
                "other": 1, "password": "new", "pin": "swordfish4", "hint": "x", "codes": ["a": 2],
                "owner": ["age": 31], "list": [],
            ])
        #expect(format.decode(object).state == vault)
        #expect(format.decode(object).problems == [])
        #expect(try format.encode(Vault(), over: object) == ["other": 1])
    }

    @Test("stand in no sentence about a file that has something else in their place")
    func problems() {
        let (vault, problems) = format.decode([
            "name": 5, "password": 4711, "pin": "swordfish9", "codes": ["swordfish9": "x"], "hint": ["swordfish9"],
            "owner": ["pin": "swordfish9", "name": ["swordfish9": 1], "age": "swordfish9"], "list": [4711],
        ])
        #expect(vault == Vault())
        #expect(
            Set(problems.map(\.key)) == [
                "name", "password", "pin", "codes", "hint", "owner.pin", "owner.name", "owner.age", "list",
            ])
        for problem in problems {
            expectNoSecret(problem.description)
            expectNoSecret("\(problem)")
        }
        let (_, others) = format.decode(["owner": "swordfish9"])
        #expect(others.map(\.key) == ["owner"])
        for problem in others { expectNoSecret(problem.description) }
    }

    @Test("stand in no dump of a store, its format or what it has read, also when they are in conflict")
    func dumps() async throws {
        files.write(#"{"password": "swordfish6", "owner": {"pin": "swordfish9"}}"#, to: path)
        let (store, driver, user) = program()
        try user.type("swordfish7", into: "Password")
        try user.pressReturn()
        files.write(#"{"password": "swordfish8"}"#, to: path)
        #expect(await store.save())
        #expect(driver.state.password == "swordfish7")
        #expect(driver.session.conflicts.count == 1)
        expectNoSecret(user.screen.description)
        var dumped = ""
        dump(store, to: &dumped)
        dump(format, to: &dumped)
        customDump(store, to: &dumped)
        expectNoSecret(dumped + "\(store) \(format) \(driver.state) \(driver.baselines)")
        try user.resolveConflict(of: "Password", .theirs)
        #expect(await store.save())
        #expect(driver.state.password == "swordfish8")
        #expect(try SettingsFile(path: path, fileSystem: files).load().object == ["password": "swordfish8"])
    }

    @Test("stand in no sentence about what could not be saved")
    func failures() async throws {
        let (store, driver, user) = program()
        driver.change { $0.password = "swordfish7" }
        files.contents.withLock { $0.alwaysFails = ["write": 28] }
        #expect(await store.save() == false)
        let said = {
            let details = driver.session.record.notices.compactMap(\.details?.text)
            return "\(String(describing: store.error)) \(user.screen.notices) \(details)"
        }
        expectNoSecret(said())
        files.contents.withLock { $0.alwaysFails = [:] }
        files.write(#"{"password": "swordfish7"#, to: path)
        #expect(await store.save() == false)
        expectNoSecret(said())
        store.setAside()
        #expect(await store.save())
        #expect(store.setAsidePath != nil)
        expectNoSecret(said())
        #expect(driver.state.password == "swordfish7")
    }
}
