import CustomDump
import FormCore
import FormStore
import FormTesting
import Glibc
import Testing

@MainActor
@Suite("What another program has saved")
struct OutsideChangeTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program(
        _ applying: Applying = .atOnce, completing: @escaping @MainActor (inout Radio) -> Void = { _ in }
    ) throws -> RadioProgram {
        try RadioProgram(SettingsFile(path: path, fileSystem: files), applying: applying, completing: completing)
    }

    private var root: JSONObject { get throws { try SettingsFile(path: path, fileSystem: files).load().object } }

    @Test("reaches what is applied and what is edited, and leaves the person's edits alone")
    func explicitly() async throws {
        let program = try program(.explicitly)
        try program.tune("Rock")
        try program.user.type("7", into: "Volume")
        try program.user.pressReturn()
        #expect(await program.store.save())
        #expect(files.text(path) == nil)
        files.write(#"{"isOn": true, "station": "News"}"#, to: path)
        #expect(await program.store.save())
        expectNoDifference(program.driver.state, Radio(isOn: true, station: "News"))
        expectNoDifference(program.driver.edited, Radio(isOn: true, station: "Rock", sound: .init(volume: 7)))
        #expect(program.driver.session.hasUnapplied)
        #expect(try root == ["isOn": true, "station": "News"])
        try program.user.apply()
        #expect(await program.store.save())
        let waiting: JSONValue = [["key": ["station"], "value": "News"]]
        #expect(try root == ["isOn": true, "station": "Rock", "sound": ["volume": 7], "$theirs": waiting])
    }

    @Test("reaches a form whose edits are taken back")
    func cancelled() async throws {
        let program = try program(.explicitly)
        try program.tune("Rock")
        files.write(#"{"isOn": true}"#, to: path)
        #expect(await program.store.save())
        try program.user.cancelEdits()
        #expect(program.driver.edited == Radio(isOn: true))
        #expect(!program.driver.session.hasUnapplied)
    }

    @Test("is read once, and needs no saving", arguments: [true, false])
    func readOnce(completes: Bool) async throws {
        let program = try completes ? program { if $0.station.isEmpty { $0.station = "Made" } } : program()
        #expect(await program.store.save())
        files.write(#"{"station": "News"}"#, to: path)
        let before = files.contents.withLock { $0.calls.count }
        #expect(await program.store.save())
        #expect(program.driver.state == Radio(station: "News"))
        let calls = files.contents.withLock { $0.calls[before...] }
        #expect(calls.count { $0 == "open /home/settings.json" } == 1)
        #expect(!program.store.hasUnsaved)
    }

    @Test("is saved again where somebody changes it at once")
    func changedAtOnce() async throws {
        let program = try program()
        #expect(await program.store.save())
        program.driver.observe { [weak driver = program.driver] change in
            if change.new.sound.volume > 9 { driver?.change { $0.sound.volume = 9 } }
        }
        files.write(#"{"sound": {"volume": 10}, "isOn": true}"#, to: path)
        #expect(await program.store.save())
        #expect(try root == ["sound": ["volume": 9], "isOn": true])
        try program.tune("Rock")
        #expect(program.store.hasUnsaved)
        #expect(await program.store.save())
        #expect(try root["station"] == "Rock")
    }

    @Test("leaves alone what is being typed, which tells of it")
    func draft() async throws {
        let program = try program()
        try program.user.type("Ro", into: "Station")
        files.write(#"{"station": "News", "isOn": true}"#, to: path)
        #expect(await program.store.save())
        #expect(program.driver.state == Radio(isOn: true, station: "News"))
        #expect(program.user.screen.description.contains("Station [Ro"))
        try program.user.type("Rock")
        try program.user.pressReturn()
        #expect(await program.store.save())
        let waiting: JSONValue = [["key": ["station"], "value": "News"]]
        #expect(try root == ["station": "Rock", "isOn": true, "$theirs": waiting])
    }

    @Test("stays when the person takes an own step back")
    func undo() async throws {
        let program = try program()
        try program.tune("Rock")
        #expect(await program.store.save())
        files.write(#"{"station": "Rock", "isOn": true}"#, to: path)
        #expect(await program.store.save())
        try program.user.undo()
        #expect(program.driver.state == Radio(isOn: true))
        #expect(await program.store.save())
        #expect(try root == ["isOn": true])
        try program.user.redo()
        #expect(await program.store.save())
        #expect(try root == ["isOn": true, "station": "Rock"])
    }

    @Test("and that this program doesn't know, is no change of its settings")
    func unknown() async throws {
        let program = try program()
        try program.tune("Rock")
        #expect(await program.store.save())
        var changes = 0
        program.driver.observe { _ in changes += 1 }
        files.write(#"{"station": "Rock", "isOn": false, "new": 1, "sound": {"volume": 5.0}}"#, to: path)
        #expect(await program.store.save())
        #expect(changes == 0)
        #expect(!program.store.hasUnsaved)
        try program.user.toggle("On")
        #expect(await program.store.save())
        #expect(
            try root == ["station": "Rock", "isOn": true, "new": 1, "sound": ["volume": .number(JSONNumber("5.0")!)]])
    }

    @Test("is completed as what was read first is", arguments: [#"{}"#, #"{"station": "Jazz"}"#])
    func completing(text: String) async throws {
        var number = 0
        let program = try program { radio in
            guard radio.station == "Jazz" else { return }
            number += 1
            radio.station = "Made \(number)"
        }
        #expect(program.driver.state.station == "Made 1")
        #expect(await program.store.save())
        #expect(try root == ["station": "Made 1"])
        files.write(text, to: path)
        #expect(await program.store.save())
        #expect(program.driver.state.station == "Made 2")
        #expect(try root == ["station": "Made 2"])
    }
}
