import FormCore
import FormTesting
import Foundation
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The settings file of Personal Hotspot")
struct StoredSettingsTests {
    // A store locks the folder of its file, so each test has its own.
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var file: URL { folder.appending(path: "settings.json") }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    @Test(
        "of the first version, which had the titles of options, is read",
        arguments: zip(["Always", "When Unlocked", "Never"], NotificationOption.allCases))
    func firstVersion(title: String, option: NotificationOption) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(
            #"{"hotspot": {"notification": "\#(title)", "networkName": "Anna", "password": "battery staple"}}"#.utf8
        )
        .write(to: file)
        let store = try openSettings(at: file.path)
        #expect(store.problems.isEmpty)
        #expect(store.opened.hotspot == Hotspot(notification: option, password: "battery staple", networkName: "Anna"))
    }

    @Test("with a name and a password that no device could use is shown so, and starts no hotspot")
    func broken() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"{"$version": 2, "hotspot": {"isEnabled": true, "networkName": "", "password": "abc"}}"#.utf8)
            .write(to: file)
        let store = try openSettings(at: file.path)
        let driver = FormDriver(initial: store.opened, build: settingsForm, title: "Settings", defaults: .defaults)
        store.keep(driver)
        let service = HotspotSwitch.simulated()
        service.follow(driver)
        try withExtendedLifetime(service) {
            let user = HeadlessUser(of: driver.session)
            try user.select("Network")
            #expect(
                user.screen.description == """
                    ‹ Network [Simulated]

                      Network Name [] ↺
                        ! error: Give the network a name.
                      Password [••••••••]
                        ! error: Use at least 8 characters.
                      Make a New Password (button)
                    When the password changes, devices need the new one to join again.

                      Security [WPA2 and WPA3 ▾]
                        Uses WPA3 where a device supports it, otherwise WPA2.
                      Hidden Network [off]
                        People must type the name to join.

                    Wi-Fi
                      Maximise Compatibility [on]
                        2.4 GHz, on a channel that all devices support.
                      Wi-Fi Adapter Simulated radio
                      Shared Connection Simulated connection
                    """)
            #expect(driver.session.validity == .invalid)
        }
    }

    @Test("of the first version is saved as the next one when something changes, with no title in it")
    func saving() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"{"hotspot": {"notification": "Never", "password": "battery staple"}}"#.utf8).write(to: file)
        let store = try openSettings(at: file.path)
        let driver = FormDriver(initial: store.opened, build: settingsForm)
        store.keep(driver)
        driver.change { $0.hotspot.isHidden = true }
        #expect(store.saveNow())
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(#""$version": 2"#))
        #expect(text.contains(#""notification": "never""#))
    }
}
