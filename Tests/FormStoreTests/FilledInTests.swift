import CustomDump
import FormCore
import FormStore
import FormTesting
import Glibc
import Testing

@MainActor
@Suite("What a program has filled in")
struct FilledInTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    /// A program that makes up a station for whoever has none, another one each time.
    private func program(_ applying: Applying = .atOnce) throws -> RadioProgram {
        var number = 0
        return try RadioProgram(SettingsFile(path: path, fileSystem: files), applying: applying) { radio in
            guard radio.station == "Jazz" else { return }
            number += 1
            radio.station = "Made \(number)"
        }
    }

    private var root: JSONObject { get throws { try SettingsFile(path: path, fileSystem: files).load().object } }

    @Test("comes back when the person takes back what they have put in its place, in the first run")
    func undo() async throws {
        let program = try program()
        #expect(await program.store.save())
        #expect(try root == ["station": "Made 1"])
        try program.tune("Rock")
        #expect(await program.store.save())
        #expect(try root == ["station": "Rock"])
        try program.user.undo()
        #expect(await program.store.save())
        #expect(program.driver.state.station == "Made 1")
        #expect(try root == ["station": "Made 1"])
        try program.user.redo()
        #expect(await program.store.save())
        #expect(program.driver.state.station == "Rock")
        #expect(try root == ["station": "Rock"])
    }

    @Test("comes back when its row is reset to what was opened, in the first run")
    func reset() async throws {
        let program = try program()
        try program.tune("Rock")
        #expect(await program.store.save())
        program.driver.session.reset("Station", to: .opened)
        #expect(await program.store.save())
        #expect(program.driver.state.station == "Made 1")
        #expect(try root == ["station": "Made 1"])
    }

    @Test("is the person's when they have gone back to it, so that another program's value is a conflict")
    func chosen() async throws {
        let program = try program()
        try program.tune("Rock")
        #expect(await program.store.save())
        try program.user.undo()
        files.write(#"{"station": "News"}"#, to: path)
        #expect(await program.store.save())
        #expect(program.driver.state.station == "Made 1")
        #expect(program.driver.session.conflicts == ["Station"])
    }

    @Test("gives way to what another program has stored before it was, also when it was taken back to")
    func givesWay() async throws {
        let program = try program()
        try program.tune("Rock")
        try program.user.undo()
        files.write(#"{"station": "News"}"#, to: path)
        #expect(await program.store.save())
        #expect(program.driver.state.station == "News")
        #expect(program.driver.session.conflicts.isEmpty)
    }

    @Test(
        "gives way also where it was filled in again, since another program had taken it away",
        arguments: [Applying.atOnce, .explicitly])
    func again(applying: Applying) async throws {
        let program = try program(applying)
        #expect(await program.store.save())
        files.contents.withLock { $0.alwaysFails = ["write": ENOSPC] }
        files.write("{}", to: path)
        #expect(await program.store.save() == false)
        #expect(program.driver.state.station == "Made 2")
        #expect(program.driver.edited.station == "Made 2")
        files.write(#"{"station": "News"}"#, to: path)
        files.contents.withLock { $0.alwaysFails = [:] }
        #expect(await program.store.save())
        #expect(program.driver.state.station == "News")
        #expect(program.driver.session.conflicts.isEmpty)
    }

    @Test("takes the place of what the file had when it was filled in, once")
    func once() async throws {
        files.write(#"{"station": "Jazz"}"#, to: path)
        let program = try program()
        #expect(await program.store.save())
        #expect(program.driver.state.station == "Made 1")
        #expect(try root == ["station": "Made 1"])
    }

    @Test(
        "is stored when a row whose value can't be read is reset, which takes that value away",
        arguments: [#"{"station": 7, "isOn": true}"#, #"{"station": [1, 2], "isOn": true}"#])
    func unreadable(text: String) async throws {
        files.write(text, to: path)
        let program = try program()
        program.driver.baselines.defaults = Radio(station: "Made 1")
        #expect(await program.store.save())
        #expect(files.text(path) == text)
        program.driver.session.reset("Station")
        #expect(await program.store.save())
        #expect(try root == ["station": "Made 1", "isOn": true])
        #expect(program.store.problems.isEmpty)
    }

    @Test(
        "a row is repaired by its reset also where something else stands in its struct's place",
        arguments: [[5, 6], 7] as [JSONValue])
    func inStructsPlace(value: JSONValue) async throws {
        files.write(JSONValue.object(["sound": value, "isOn": true]).description, to: path)
        let program = try program()
        #expect(await program.store.save())
        #expect(try root["sound"] == value)
        program.driver.session.reset("Volume")
        #expect(await program.store.save())
        #expect(try root == ["station": "Made 1", "isOn": true])
        #expect(program.store.problems.isEmpty)
    }
}
