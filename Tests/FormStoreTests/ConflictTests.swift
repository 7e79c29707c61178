import CustomDump
import FormCore
import FormStore
import FormTesting
import ManualTime
import Testing

@MainActor
@Suite("Settings that two programs have changed")
struct ConflictTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program(_ applying: Applying = .atOnce) throws -> RadioProgram {
        try RadioProgram(SettingsFile(path: path, fileSystem: files), applying: applying)
    }

    private var root: JSONObject { get throws { try SettingsFile(path: path, fileSystem: files).load().object } }

    /// Two programs of which the first has saved Rock and the other News, with whatever the first knows of it.
    private func programsInConflict() async throws -> (RadioProgram, RadioProgram) {
        let (one, other) = (try program(), try program())
        // Otherwise the other one may read what this one is about to save, and then nothing is in conflict.
        for program in [one, other] { #expect(await program.store.save()) }
        try one.tune("Rock")
        #expect(await one.store.save())
        try other.tune("News")
        #expect(await other.store.save())
        #expect(try root == ["station": "News", "$theirs": [["key": ["station"], "value": "Rock"]]])
        #expect(await one.store.save())
        #expect(one.driver.state.station == "News")
        return (one, other)
    }

    private func isInConflict(_ program: RadioProgram) -> Bool { !program.driver.session.conflicts.isEmpty }

    @Test("wait in the file, and are decided once for all", arguments: [ConflictChoice.mine, .theirs], [0, 1, 2])
    func decidedOnce(choice: ConflictChoice, decider: Int) async throws {
        let (one, other) = try await programsInConflict()
        let programs = [one, other, try program()]
        for program in programs { #expect(isInConflict(program)) }
        try programs[decider].user.resolveConflict(of: "Station", choice)
        #expect(await programs[decider].store.save())
        #expect(try root == ["station": choice == .mine ? "News" : "Rock"])
        for program in programs {
            #expect(await program.store.save())
            #expect(program.driver.state.station == (choice == .mine ? "News" : "Rock"))
            #expect(!isInConflict(program))
            #expect(program.user.screen.notices.isEmpty)
        }
        #expect(try !isInConflict(program()))
    }

    @Test("are decided as well by giving both the same value")
    func sameValue() async throws {
        let (one, other) = try await programsInConflict()
        try one.tune("Rock")
        #expect(await one.store.save())
        #expect(await other.store.save())
        #expect(try root == ["station": "Rock"])
        #expect(!isInConflict(one) && !isInConflict(other))
    }

    @Test("wait with the value that came last, when a third one comes")
    func thirdValue() async throws {
        let (one, other) = try await programsInConflict()
        try one.tune("Pop")
        #expect(await one.store.save())
        try other.tune("Soul")
        #expect(await other.store.save())
        #expect(try root == ["station": "Soul", "$theirs": [["key": ["station"], "value": "Pop"]]])
        #expect(await one.store.save())
        #expect(one.driver.state.station == "Soul")
        try one.user.resolveConflict(of: "Station", .theirs)
        #expect(await one.store.save())
        #expect(await other.store.save())
        #expect(other.driver.state.station == "Pop")
        #expect(try root == ["station": "Pop"])
    }

    @Test(
        "are none where the other program has only written the same in other words",
        arguments: [#"{"sound": {"volume": 7.0}}"#, #"{"sound": {"volume": 7}, "isOn": false}"#])
    func otherWords(text: String) async throws {
        files.write(#"{"sound": {"volume": 7}}"#, to: path)
        let one = try program()
        #expect(await one.store.save())
        try one.user.type("8", into: "Volume")
        try one.user.pressReturn()
        try one.user.toggle("On")
        files.write(text, to: path)
        #expect(await one.store.save())
        #expect(!isInConflict(one))
        #expect(try root["$theirs"] == nil)
        #expect(one.driver.state == Radio(isOn: true, sound: .init(volume: 8)))
    }

    @Test("are none where both have the same in other words")
    func sameInOtherWords() async throws {
        let one = try program()
        try one.user.type("7", into: "Volume")
        try one.user.pressReturn()
        files.write(#"{"sound": {"volume": 70e-1}}"#, to: path)
        #expect(await one.store.save())
        #expect(!isInConflict(one))
        #expect(one.driver.state.sound.volume == 7)
    }

    @Test("are settings that one has reset and the other has changed")
    func reset() async throws {
        files.write(#"{"station": "Rock"}"#, to: path)
        let one = try program()
        #expect(await one.store.save())
        try one.tune("Jazz")
        files.write(#"{"station": "News"}"#, to: path)
        #expect(await one.store.save())
        #expect(try root == ["$theirs": [["key": ["station"], "value": "News"]]])
        #expect(one.driver.state.station == "Jazz" && isInConflict(one))
        try one.user.resolveConflict(of: "Station", .mine)
        #expect(await one.store.save())
        #expect(try root == [:])
    }

    @Test("are decided also while an exchange is under way", arguments: [ConflictChoice.mine, .theirs])
    func decidedMeanwhile(choice: ConflictChoice) async throws {
        let (one, other) = try await programsInConflict()
        try one.user.toggle("On")
        let gate = files.gate(before: "write")
        let saving = Task { await one.store.save() }
        #expect(await comesTrue { gate.isReached })
        try one.user.resolveConflict(of: "Station", choice)
        gate.open()
        #expect(await saving.value)
        #expect(!isInConflict(one))
        #expect(await other.store.save())
        #expect(!isInConflict(other))
        #expect(try root == (choice == .mine ? ["isOn": true, "station": "News"] : ["isOn": true, "station": "Rock"]))
    }

    @Test("are none with what was saved here, and of which the disk would not say that it was")
    func notSynchronized() async throws {
        let one = try program()
        try one.tune("Rock")
        files.contents.withLock { $0.alwaysFails = ["sync /home": 5] }
        #expect(await one.store.save() == false)
        #expect(one.user.screen.notices.count == 1)
        #expect(one.user.screen.notices[0].contains("can't be saved: the disk has an error."))
        try one.tune("News")
        files.contents.withLock { $0.alwaysFails = [:] }
        #expect(await one.store.save())
        #expect(!isInConflict(one))
        #expect(try root == ["station": "News"])
    }

    @Test("that wait may be anything in the file, and what can't be read of them stays")
    func garbage() async throws {
        files.write(#"{"$theirs": [{"key": ["station"]}, 7], "station": "Rock"}"#, to: path)
        let one = try program()
        #expect(!isInConflict(one))
        try one.user.toggle("On")
        #expect(await one.store.save())
        #expect(try root["$theirs"] == [["key": ["station"]], 7])
        files.write(#"{"$theirs": [{"key": ["x", "y"], "value": 1}, {"key": ["sound"], "value": "loud"}]}"#, to: path)
        let other = try program()
        #expect(!isInConflict(other))
        #expect(await other.store.save())
        try other.user.toggle("On")
        #expect(await other.store.save())
        #expect(other.driver.state.sound == Radio.Sound())
    }
}
