import FormCore
import Foundation
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The settings file of Personal Hotspot")
struct StoredSettingsTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")

    @Test(
        "of the first version, which had the titles of options, is read",
        arguments: zip(["Always", "When Unlocked", "Never"], NotificationOption.allCases))
    func firstVersion(title: String, option: NotificationOption) throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"hotspot": {"notification": "\#(title)", "networkName": "Anna", "password": "battery staple"}}"#.utf8)
            .write(to: file)
        let store = try openSettings(at: file.path)
        #expect(store.problems.isEmpty)
        #expect(store.opened.hotspot == Hotspot(notification: option, password: "battery staple", networkName: "Anna"))
    }

    @Test("of the first version is saved as the next one when something changes, with no title in it")
    func saving() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"hotspot": {"notification": "Never", "password": "battery staple"}}"#.utf8).write(to: file)
        let store = try openSettings(at: file.path)
        let driver = FormDriver(initial: store.opened, build: settingsForm)
        store.keep(driver)
        driver.change { $0.hotspot.isEnabled = true }
        #expect(store.saveNow())
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(#""$version": 2"#))
        #expect(text.contains(#""notification": "never""#))
    }
}
