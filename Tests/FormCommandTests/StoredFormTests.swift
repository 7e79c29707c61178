import CustomDump
import FormCore
import FormStore
import FormTesting
import Foundation
import ManualTime
import Testing

@testable import FormCommand
@testable import form_command_lamp

/// A lamp's command line over a file; a PIN is made up for whoever has none.
@MainActor
@Suite("A form on the command line, whose settings are in a file")
final class StoredFormTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var path: String { folder.path + "/lamp.json" }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func open(_ path: String? = nil) throws -> (form: OpenForm, store: SettingsStore<Lamp>) {
        let store = try SettingsStore(application: "org.example.Lamp", path: path ?? self.path, defaults: Lamp(pin: ""))
        {
            if $0.pin.isEmpty { $0.pin = "made \(UInt32.random(in: 10_000_000...99_999_999))" }
            if $0.name.isEmpty { $0.name = "Made" }
        }
        var defaults = Lamp()
        defaults.pin = store.opened.pin
        let driver = FormDriver(initial: store.opened, build: lampForm, defaults: defaults)
        return (try OpenForm(driver: driver, keeping: store), store)
    }

    private func write(_ object: JSONObject) throws { try SettingsFile(path: path).save(object) }

    private var root: JSONObject { get throws { try SettingsFile(path: path).load().object } }

    private let unreadable = """
        The value of “PIN” in the file can't be read. Give it another one with set, or its default with reset.
        """

    @Test("prints what was filled in once it is stored, and the same again")
    func filledIn() throws {
        let pin = try CommandLineForm(open().form).get("PIN", revealsSecret: true)
        #expect(try root == ["pin": .string(pin)])
        #expect(try CommandLineForm(open().form).get("PIN", revealsSecret: true) == pin)
        #expect(try CommandLineForm(open().form).list("PIN", revealsSecrets: true) == "PIN: \(pin)")
    }

    @Test("prints what was filled in once it is stored, also where a row refuses what was there, or any other text")
    func filledInForRefused() throws {
        struct Server: Codable, Equatable, Sendable {
            var port = 0
            var key = ""
        }
        let form: Form<Server> = sections {
            section {
                controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1024...65535)))
                controlCell(title: "Key", control: formattedField(keyPath: \.key, format: .key))
            }
        }
        func line() throws -> CommandLineForm {
            let store = try SettingsStore(application: "org.example.Lamp", path: path, defaults: Server()) {
                if $0.port == 0 { $0.port = .random(in: 1024...65535) }
                if $0.key.isEmpty { $0.key = "key-\(UInt32.random(in: 1_000_000_000...UInt32.max))" }
            }
            let driver = FormDriver(initial: store.opened, build: form, defaults: Server())
            return try CommandLineForm(OpenForm(driver: driver, keeping: store))
        }
        let port = try line().get("Port")
        #expect(try line().get("Port") == port)
        try FileManager.default.removeItem(atPath: path)
        let key = try line().get("Key")
        #expect(try line().get("Key") == key)
    }

    @Test(
        "prints nothing for a value that can't be read and that another stands in for, and says so",
        arguments: [
            12_345_678, ["made", 1],
        ] as [JSONValue])
    func notStored(value: JSONValue) throws {
        try write(["pin": value, "brightness": 7])
        let form = try open().form
        let line = CommandLineForm(form)
        expectError(unreadable) { try line.get("PIN", revealsSecret: true) }
        expectError(unreadable) { try line.getJSON("PIN", revealsSecret: true) }
        #expect(try line.get("PIN") == "••••••••")
        #expect(try line.get("Brightness") == "7")
        #expect(try line.list("PIN", revealsSecrets: true) == "PIN: ••••••••")
        let json = try #require(try line.listJSON("PIN", revealsSecrets: true).firstObject)
        #expect(json["value"] == .null)
        #expect(try root == ["pin": value, "brightness": 7])
    }

    @Test("stores what stands in for a value that can't be read when the row is reset")
    func reset() async throws {
        try write(["pin": 12_345_678, "brightness": 7])
        let (form, store) = try open()
        #expect(try await CommandLineForm(form).reset("PIN") == "")
        try await form.save()
        #expect(try root == ["pin": .string(store.opened.pin), "brightness": 7])
        #expect(form.remarks.isEmpty)
        #expect(try CommandLineForm(open().form).get("PIN", revealsSecret: true) == store.opened.pin)
    }

    @Test("is read where nothing can be written; what would have to be stored to be printed is not printed")
    func notWritable() throws {
        // Nobody can make a folder there, not even root.
        let path = "/proc/lamp/lamp.json"
        let form = try open(path).form
        let line = CommandLineForm(form)
        #expect(try line.list("On") == "On: Off")
        #expect(try line.list("PIN") == "PIN: ••••••••")
        #expect(form.remarks.isEmpty)
        let sentence = "The settings can't be saved in “\(path)”: it does not exist."
        expectError(sentence) { try line.get("PIN", revealsSecret: true) }
        #expect(try line.list(revealsSecrets: true).contains("\nPIN: ••••••••\n"))
        #expect(form.remarks == [.warning(Sentence(sentence))])
    }

    @Test("lists without writing anything where nothing that was filled in is shown")
    func listing() throws {
        #expect(try CommandLineForm(open().form).list().contains("PIN: ••••••••\n"))
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("sets a row that another program sets at the same time to the value that was given")
    func settling() async throws {
        try write(["name": "Old"])
        let form = try open().form
        try await CommandLineForm(form).set("Lamp Name", to: "Mine")
        try write(["name": "Theirs", "brightness": 7])
        try await form.save(settling: ["Lamp Name"])
        #expect(try root["name"] == "Mine")
        #expect(try root["brightness"] == 7)
        #expect(try root["$theirs"] == nil)
        #expect(form.remarks.isEmpty)
    }

    @Test("says what to do at a terminal where settings wait for a choice")
    func waiting() async throws {
        try write([
            "name": "Old", "brightness": 7, "pin": "12345678",
            "$theirs": [["key": ["name"], "value": "Theirs"], ["key": ["brightness"], "value": 8]],
        ])
        let form = try open().form
        let sentence = """
            These settings were changed elsewhere as well: “Brightness”, “Lamp Name”. The values here are used. \
            Give each the one that it shall have with set.
            """
        #expect(form.remarks == [.warning(Sentence(sentence))])
        try await CommandLineForm(form).set("Lamp Name", to: "Old")
        try await form.save(settling: ["Lamp Name"])
        #expect(form.remarks.map(\.text) == [sentence.replacing("“Brightness”, “Lamp Name”", with: "“Brightness”")])
        #expect(try root["$theirs"] == [["key": ["brightness"], "value": 8]])
    }

    @Test("lists what was typed over in a window, and a command chooses for the window too")
    func typedOver() async throws {
        try write(["name": "Old", "brightness": 7, "pin": "12345678"])
        let store = try open().store
        let driver = FormDriver(initial: store.opened, build: lampForm, defaults: Lamp())
        store.keep(driver)
        let user = HeadlessUser(of: driver.session)
        try user.select("Lamp Name")
        try user.type("Typed")
        try await set("Theirs")
        #expect(await store.save())
        try user.pressReturn()
        // A rule is being asked.
        #expect(await comesTrue { driver.state.name == "Typed" })
        #expect(await store.save())
        #expect(try root["$theirs"] == [["key": ["name"], "value": "Theirs"]])
        expectNoDifference(
            try CommandLineForm(open().form).list("Lamp Name"),
            """
            Lamp Name: Typed  (changed)
              ? Also changed elsewhere, to “Theirs”.
            """)
        #expect(driver.session.conflicts == ["Lamp Name"])
        try await set("Theirs")
        #expect(try root["$theirs"] == nil)
        #expect(await store.save())
        #expect(driver.state.name == "Theirs")
        #expect(driver.session.conflicts.isEmpty && user.screen.notices.isEmpty)
    }

    /// Sets the name, as a command does.
    private func set(_ name: String) async throws {
        let form = try open().form
        try await CommandLineForm(form).set("Lamp Name", to: name)
        try await form.save(settling: ["Lamp Name"])
    }

    @Test("does not go on for ever where another program sets the same row again and again")
    func endless() async throws {
        try write(["name": "Old", "pin": "12345678"])
        let store = try open().store
        let driver = FormDriver(initial: store.opened, build: lampForm, defaults: Lamp())
        store.keep(driver)
        var saves = 0
        let form = OpenForm(driver: driver) { [path] _ in
            saves += 1
            // A conflict that is new each time.
            driver.change { $0.name = "Mine \(saves)" }
            try SettingsFile(path: path).save(["name": .string("Theirs \(saves)"), "pin": "12345678"])
            await store.save()
        }
        try await CommandLineForm(form).set("Lamp Name", to: "Mine")
        try await form.save(settling: ["Lamp Name"])
        #expect(saves > 1 && saves < 20)
        #expect(form.remarks.count == 1)
    }
}

extension JSONValue {
    fileprivate var firstObject: JSONObject? {
        if case .array(let values) = self { values.first?.object } else { nil }
    }
}

extension Format<String> {
    /// A text that nobody comes upon by trying.
    fileprivate static let key = Format(
        print: { $0 },
        parse: { $0.hasPrefix("key-") && $0.count == 14 ? .success($0) : .failure(FormatError("Give a key.")) })
}
