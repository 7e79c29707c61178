import FormStore
import Foundation
import Testing

@MainActor
@Suite("Very many values that wait for a choice")
final class ManyConflictsTests {
    // A store locks the folder of its file, so each test has its own.
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let count = 100

    private var path: String { folder.appending(path: "settings.json").path }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ object: JSONObject) throws { try SettingsFile(path: path).save(object) }

    private func their(_ key: [JSONValue], _ value: JSONValue) -> JSONValue {
        .object(["key": .array(key), "value": value])
    }

    private var root: JSONObject { get throws { try SettingsFile(path: path).load().object } }

    @Test("are gone through once, and not once for each")
    func veryMany() async throws {
        #expect(try await Writer.output(of: "decide", path, "20000") == "2 20000\n")
    }

    @Test("are read, kept and decided about one by one", arguments: [[], ["sound"]] as [[JSONValue]])
    func many(place: [JSONValue]) async throws {
        let unknown = (0..<count).map { their(place + [.string("key \($0)")], .number(JSONNumber("\($0)")!)) }
        let known = their(["station"], "News")
        let file: JSONObject = ["station": "Rock", "$theirs": .array(unknown + [known])]
        try write(file)
        let program = try RadioProgram(SettingsFile(path: path))
        #expect(await program.store.save())
        #expect(program.driver.session.conflicts == ["Station"])
        #expect(program.driver.baselines.theirs?.station == "News")
        #expect(try root == file)
        try program.user.resolveConflict(of: "Station", .theirs)
        // Another program has decided about one, and is in conflict about another.
        let others = unknown.dropFirst() + [known, their(["isOn"], true)]
        try write(["station": "Rock", "$theirs": .array(Array(others))])
        #expect(await program.store.save())
        #expect(
            try root == ["station": "News", "$theirs": .array(Array(unknown.dropFirst()) + [their(["isOn"], true)])])
        #expect(program.driver.session.conflicts == ["On"])
    }

    @Test("under two spellings of one letter are two")
    func spellings() async throws {
        let file: JSONObject = ["station": "Rock", "$theirs": [their(["\u{e9}"], 1), their(["e\u{301}"], 2)]]
        try write(file)
        let program = try RadioProgram(SettingsFile(path: path))
        try program.user.toggle("On")
        #expect(await program.store.save())
        #expect(try root["$theirs"] == file["$theirs"])
    }

    @Test("and stand there twice for one setting are one, of which the last counts")
    func twice() async throws {
        try write(["station": "Rock", "$theirs": [their(["station"], "News"), their(["station"], "Pop")]])
        let program = try RadioProgram(SettingsFile(path: path))
        #expect(program.driver.baselines.theirs?.station == "Pop")
        try program.user.resolveConflict(of: "Station", .mine)
        #expect(await program.store.save())
        #expect(try root == ["station": "Rock"])
        #expect(program.driver.session.conflicts.isEmpty)
    }
}
