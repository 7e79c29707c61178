import FormCore
import FormStore
import FormTesting
import Foundation
import HotspotService
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The name of the machine")
struct MachineNameTests {
    @Test(
        "is the one that the user has given it, or the host name, if a network can have it",
        arguments: [
            ("PRETTY_HOSTNAME=\"Anna's laptop\"\n", "anna", "Anna's laptop"),
            ("ICON_NAME=computer\nPRETTY_HOSTNAME=Attic\n", "anna", "Attic"),
            ("PRETTY_HOSTNAME='Say \"hello\"'", "anna", "Say \"hello\""),
            ("PRETTY_HOSTNAME=\"\"\n", "anna", "anna"), ("PRETTY_HOSTNAME=\"never ends\n", "anna", "anna"),
            ("#PRETTY_HOSTNAME=No\n", "anna.home.lan", "anna"), (nil, "localhost.localdomain", nil),
            (nil, "(none)", nil), (nil, "", nil), (nil, nil, nil),
            ("PRETTY_HOSTNAME=\"a\u{1}b\"", "anna", "anna"),
            ("PRETTY_HOSTNAME=\"  Anna's \t laptop \"", nil, "Anna's laptop"),
            ("PRETTY_HOSTNAME='\(String(repeating: "a", count: 31)) b'", nil, String(repeating: "a", count: 31)),
            (nil, String(repeating: "a", count: 60), String(repeating: "a", count: 32)),
            ("PRETTY_HOSTNAME=" + String(repeating: "é", count: 20), nil, String(repeating: "é", count: 16)),
            ("PRETTY_HOSTNAME='Ann\u{2019}s laptop'", nil, "Ann's laptop"),
            ("PRETTY_HOSTNAME=\u{201C}Attic\u{201D} \u{2013} \u{2018}new\u{2019}", nil, "\"Attic\" - 'new'"),
            ("PRETTY_HOSTNAME='At\u{AD}t\u{200B}ic\u{A0}\u{2060}room\u{202E}'", nil, "Attic room"),
            ("PRETTY_HOSTNAME='Anna 👩🏽‍💻 ❤️ ★'", nil, "Anna"), ("PRETTY_HOSTNAME=👨‍👩‍👧", "anna", "anna"),
            ("PRETTY_HOSTNAME='Café Zoë'", nil, "Café Zoë"), ("PRETTY_HOSTNAME=Größe–東京", nil, "Größe-東京"),
        ] as [(String?, String?, String?)])
    func names(machineInfo: String?, host: String?, expected: String?) {
        #expect(MachineName.networkName(machineInfo: machineInfo, host: host) == expected)
    }

    @Test("has no character of these kinds, whichever it is")
    func plain() throws {
        for value in [
            0xAD...0xAD, 0x2000...0x206F, 0x2190...0x2BFF, 0xE000...0xE010, 0xFE00...0xFE0F, 0x1F000...0x1FAFF,
        ] {
            for scalar in value.compactMap(Unicode.Scalar.init) where !Character(scalar).isNewline {
                let name = MachineName.networkName(machineInfo: "PRETTY_HOSTNAME='a\(scalar)b'", host: nil)
                let others = try #require(name).unicodeScalars.filter { !$0.isASCII }
                let isPlain = others.allSatisfy {
                    ![.otherSymbol, .format, .dashPunctuation, .spaceSeparator, .privateUse, .unassigned]
                        .contains($0.properties.generalCategory)
                        && !$0.properties.isEmoji && !$0.properties.isDefaultIgnorableCodePoint
                }
                #expect(isPlain, "U+\(String(scalar.value, radix: 16)) gives \(name ?? "none")")
            }
        }
    }

    @Test("is a default: it is no change, and not written to the file")
    func file() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let defaults = Settings.defaults(named: "Attic")
        let store = try openSettings(at: folder.path + "/settings.json", defaults: defaults)
        let driver = FormDriver(initial: store.opened, build: settingsForm, title: "Settings", defaults: defaults)
        store.keep(driver)
        #expect(driver.state.hotspot.networkName == "Attic")
        #expect(driver.session.changedRows().isEmpty)
        driver.change { $0.hotspot.isHidden = true }
        #expect(await store.save())
        #expect(try store.file.load().object["hotspot"]?.object?["networkName"] == nil)
        driver.change { $0.hotspot.networkName = "Mine" }
        #expect(driver.session.changedRows().map(\.path).contains("Network/Network Name"))
        driver.session.reset(.root)
        #expect(driver.state.hotspot.networkName == "Attic")
    }

    @Test("is in the first profile that is stored, and stays when the machine is renamed")
    func profile() async throws {
        let service = ScriptedHotspot()
        var (file, driver) = try open(service, on: "Attic")
        #expect(driver.state.hotspot.networkName == "Attic")
        #expect(driver.session.changedRows().isEmpty)
        #expect(await file.save())
        #expect(service.report.profile?.networkName == "Attic")
        let password = try #require(service.report.profile?.password)
        #expect(password.wholeMatch(of: /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/) != nil)
        (file, driver) = try open(service, on: "Cellar")
        #expect(driver.state.hotspot.networkName == "Attic")
        #expect(driver.session.changedRows().map(\.path) == ["Network/Network Name"])
        #expect(await file.save())
        #expect(service.report.profile == HotspotProfile(networkName: "Attic", password: password))
    }

    private func open(
        _ service: ScriptedHotspot, on machine: String
    ) throws -> (any StateKeeper<Settings>, FormDriver<Settings>) {
        let (defaults, hotspot) = (Settings.defaults(named: machine), HotspotSwitch(service))
        let profile = ProfileKeeper(hotspot, blank: defaults.hotspot.profile)
        profile.fillIn()
        let keeper = MemoryKeeper(defaults, blank: defaults).keeping(\.hotspot.profile, in: profile)
        let driver = FormDriver(
            initial: keeper.opened, build: makeSettingsForm(turnedBy: hotspot), title: "Settings", defaults: defaults)
        keeper.keep(driver)
        hotspot.follow(driver)
        return (keeper, driver)
    }
}
