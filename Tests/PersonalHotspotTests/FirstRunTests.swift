import FormCore
import FormStore
import FormTesting
import Foundation
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The first run")
final class FirstRunTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let store: SettingsStore<Settings>
    private let driver: FormDriver<Settings>
    private let user: HeadlessUser

    init() throws {
        store = try openSettings(at: folder.path + "/settings.json")
        driver = FormDriver(initial: store.opened, build: settingsForm, title: "Personal Hotspot", defaults: .defaults)
        store.keep(driver)
        user = HeadlessUser(of: driver.session)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test("shows the name and the password that devices need, before anything is turned on")
    func join() throws {
        let password = driver.state.hotspot.password
        #expect(password.wholeMatch(of: /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/) != nil)
        #expect(user.screen.description.contains("Network Name Personal Hotspot ⧉"))
        try user.toggleReveal("Password")
        #expect(user.screen.description.contains("Password \(password) (hide) ⧉"))
        try user.copy("Password")
        #expect(user.copiedText == password)
    }

    private var storedPassword: JSONValue? {
        get throws { try store.file.load().object["hotspot"]?.object?["password"] }
    }

    @Test("keeps the password that was made when the person takes back another one", arguments: ["made", "typed"])
    func password(way: String) async throws {
        let first = driver.state.hotspot.password
        try user.toggle("Hotspot")
        #expect(await store.save())
        try user.select("Network")
        if way == "typed" {
            try user.type("mypassword1", into: "Password")
            try user.pressReturn()
        } else {
            try user.select("Make a New Password")
        }
        #expect(await store.save())
        let second = driver.state.hotspot.password
        #expect(second != first)
        #expect(try storedPassword == .string(second))
        try user.undo()
        #expect(await store.save())
        #expect(driver.state.hotspot.password == first)
        #expect(try storedPassword == .string(first))
    }

    @Test("has no password that a reset would bring back, and none that is listed as changed")
    func reset() async throws {
        try user.select("Network")
        try user.select("Make a New Password")
        #expect(await store.save())
        let password = driver.state.hotspot.password
        try user.toggle("Hidden Network")
        #expect(driver.session.changedRows().map(\.path) == ["Network/Hidden Network"])
        driver.session.reset(.root)
        #expect(await store.save())
        #expect(driver.state == Settings(hotspot: Hotspot(password: password)))
        #expect(try storedPassword == .string(password))
        #expect(!driver.session.canReset(.root))
    }
}
