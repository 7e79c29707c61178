import FormCore
import FormStore
import FormTesting
import ManualTime
import Testing

@MainActor
@Suite("A value from another program that an edit here has replaced")
struct OverwrittenTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program(_ applying: Applying = .atOnce) throws -> RadioProgram {
        try RadioProgram(SettingsFile(path: path, fileSystem: files), applying: applying)
    }

    private var root: JSONObject { get throws { try SettingsFile(path: path, fileSystem: files).load().object } }

    /// A program in which Rock is being typed over Jazz, which another one has changed to News.
    private func programWithOvertakenDraft() async throws -> (RadioProgram, other: RadioProgram) {
        let (one, other) = (try program(), try program())
        #expect(await one.store.save())
        try one.user.type("Rock", into: "Station")
        try other.tune("News")
        #expect(await other.store.save())
        #expect(await one.store.save())
        #expect(one.driver.state.station == "News")
        #expect(one.user.screen.sections[0].rows[1].conflict == "Also changed elsewhere, to “News”.")
        #expect(try root == ["station": "News"])
        return (one, other)
    }

    private let inConflict: JSONObject = ["station": "Rock", "$theirs": [["key": ["station"], "value": "News"]]]

    private func isInConflict(_ program: RadioProgram) -> Bool { program.driver.session.conflicts == ["Station"] }

    @Test(
        "waits in the file, and is decided about once for all, also after the next start",
        arguments: [ConflictChoice.mine, .theirs], [0, 1, 2])
    func decidedOnce(choice: ConflictChoice, decider: Int) async throws {
        let (one, other) = try await programWithOvertakenDraft()
        try one.user.pressReturn()
        #expect(await one.store.save())
        #expect(try root == inConflict)
        #expect(await other.store.save())
        let programs = [one, other, try program()]
        for program in programs {
            #expect(isInConflict(program))
            #expect(program.driver.state.station == "Rock")
            #expect(program.user.screen.sections[0].rows[1].conflict == "Also changed elsewhere, to “News”.")
            #expect(program.user.screen.notices.count == 1)
        }
        try programs[decider].user.resolveConflict(of: "Station", choice)
        for program in [programs[decider]] + programs { #expect(await program.store.save()) }
        #expect(try root == ["station": choice == .mine ? "Rock" : "News"])
        for program in programs {
            #expect(program.driver.state.station == (choice == .mine ? "Rock" : "News"))
            #expect(!isInConflict(program) && program.user.screen.notices.isEmpty)
        }
    }

    @Test(
        "is never in the file where the user chooses before anything is saved",
        arguments: [ConflictChoice.mine, .theirs])
    func decidedBefore(choice: ConflictChoice) async throws {
        let (one, _) = try await programWithOvertakenDraft()
        try one.user.pressReturn()
        try one.user.resolveConflict(of: "Station", choice)
        #expect(await one.store.save())
        #expect(!isInConflict(one))
        #expect(try root == ["station": choice == .mine ? "Rock" : "News"])
    }

    @Test(
        "goes from the file again where the user chooses while it is being saved",
        arguments: [ConflictChoice.mine, .theirs])
    func decidedMeanwhile(choice: ConflictChoice) async throws {
        let (one, _) = try await programWithOvertakenDraft()
        try one.user.pressReturn()
        let gate = files.gate(before: "write")
        let saving = Task { await one.store.save() }
        #expect(await comesTrue { gate.isReached })
        try one.user.resolveConflict(of: "Station", choice)
        gate.open()
        #expect(await saving.value)
        #expect(!isInConflict(one))
        #expect(try root == ["station": choice == .mine ? "Rock" : "News"])
        #expect(try !isInConflict(program()))
    }

    @Test("stays in the file while something else is changed as it is being saved")
    func changedMeanwhile() async throws {
        let (one, _) = try await programWithOvertakenDraft()
        try one.user.pressReturn()
        let gate = files.gate(before: "write")
        let saving = Task { await one.store.save() }
        #expect(await comesTrue { gate.isReached })
        try one.user.toggle("On")
        gate.open()
        #expect(await saving.value)
        #expect(isInConflict(one))
        #expect(try root["$theirs"] == inConflict["$theirs"])
        try one.user.resolveConflict(of: "Station", .mine)
        #expect(await one.store.save())
        #expect(try root == ["isOn": true, "station": "Rock"])
    }

    @Test("waits for a disk that is full, and for the choice after that")
    func notSaved() async throws {
        let (one, _) = try await programWithOvertakenDraft()
        files.contents.withLock { $0.alwaysFails = ["write": 28] }
        try one.user.pressReturn()
        #expect(await one.store.save() == false)
        #expect(isInConflict(one))
        files.contents.withLock { $0.alwaysFails = [:] }
        #expect(await one.store.save())
        #expect(isInConflict(one))
        #expect(try root == inConflict)
    }

    @Test(
        "leaves the choice open where the row is set to a third value, or to the first", arguments: ["Soul", "Jazz"],
        [true, false])
    func thirdValue(value: String, isSaved: Bool) async throws {
        let (one, _) = try await programWithOvertakenDraft()
        try one.user.pressReturn()
        if isSaved { #expect(await one.store.save()) }
        try one.tune(value)
        #expect(await one.store.save())
        #expect(isInConflict(one))
        // What has its default is not in the file.
        #expect(try root["station"] == (value == "Jazz" ? nil : .string(value)))
        #expect(try root["$theirs"] == inConflict["$theirs"])
    }

    @Test("is chosen by setting the row to it, or by undo", arguments: [true, false], [true, false])
    func sameValue(byUndo: Bool, isSaved: Bool) async throws {
        let (one, other) = try await programWithOvertakenDraft()
        try one.user.pressReturn()
        if isSaved { #expect(await one.store.save()) }
        if byUndo { try one.user.undo() } else { try one.tune("News") }
        #expect(isInConflict(one) == isSaved)
        for program in [one, other] {
            #expect(await program.store.save())
            #expect(!isInConflict(program))
        }
        #expect(try root == ["station": "News"])
    }

    @Test("gives way to one that comes before the edit is saved")
    func overtakenAgain() async throws {
        let (one, other) = try await programWithOvertakenDraft()
        try one.user.pressReturn()
        try other.tune("Pop")
        #expect(await other.store.save())
        #expect(await one.store.save())
        #expect(try root == ["station": "Rock", "$theirs": [["key": ["station"], "value": "Pop"]]])
        #expect(one.user.screen.sections[0].rows[1].conflict == "Also changed elsewhere, to “Pop”.")
    }

    @Test("takes the place of one that waits already")
    func replaced() async throws {
        let (one, other) = try await programWithOvertakenDraft()
        try one.user.pressReturn()
        #expect(await one.store.save())
        try one.user.type("Soul", into: "Station")
        try other.tune("Pop")
        for program in [other, one] { #expect(await program.store.save()) }
        try one.user.pressReturn()
        #expect(await one.store.save())
        let waiting = try root["$theirs"]
        #expect(try root["station"] == "Soul")
        #expect(waiting == [["key": ["station"], "value": "Pop"]])
        #expect(one.user.screen.sections[0].rows[1].conflict == "Also changed elsewhere, to “Pop”.")
    }

    @Test("waits for each of several rows, also in structs")
    func several() async throws {
        let (one, other) = try await programWithOvertakenDraft()
        try one.user.pressReturn()
        try one.user.type("7", into: "Volume")
        other.driver.change { ($0.isOn, $0.sound) = (true, Radio.Sound(volume: 3, bass: 2)) }
        for program in [one, other, one] { #expect(await program.store.save()) }
        try one.user.pressReturn()
        #expect(await one.store.save())
        #expect(one.driver.session.conflicts == ["Station", "Volume"])
        #expect(
            try root == [
                "station": "Rock", "isOn": true, "sound": ["volume": 7, "bass": 2],
                "$theirs": [["key": ["station"], "value": "News"], ["key": ["sound", "volume"], "value": 3]],
            ])
        try one.user.resolveConflict(of: "Station", .mine)
        #expect(await one.store.save())
        #expect(one.driver.session.conflicts == ["Volume"])
        #expect(try root["$theirs"] == [["key": ["sound", "volume"], "value": 3]])
        try one.user.resolveConflict(of: "Volume", .theirs)
        #expect(await one.store.save())
        #expect(try root == ["station": "Rock", "isOn": true, "sound": ["volume": 3, "bass": 2]])
    }

    @Test("leaves what waits in the file and this version doesn't know")
    func unknown() async throws {
        files.write(#"{"$theirs": [{"key": ["newer"], "value": 1}]}"#, to: path)
        let one = try program()
        #expect(await one.store.save())
        try one.user.type("Rock", into: "Station")
        files.write(#"{"station": "News", "$theirs": [{"key": ["newer"], "value": 1}]}"#, to: path)
        #expect(await one.store.save())
        try one.user.pressReturn()
        #expect(await one.store.save())
        #expect(try root["$theirs"] == [["key": ["newer"], "value": 1], ["key": ["station"], "value": "News"]])
        try one.user.resolveConflict(of: "Station", .theirs)
        #expect(await one.store.save())
        #expect(try root == ["station": "News", "$theirs": [["key": ["newer"], "value": 1]]])
    }

    @Test("is still what the file has until edits are applied, and then waits there", arguments: [true, false])
    func explicitly(isDraft: Bool) async throws {
        let one = try program(.explicitly)
        #expect(await one.store.save())
        if isDraft { try one.user.type("Rock", into: "Station") } else { try one.tune("Rock") }
        files.write(#"{"station": "News"}"#, to: path)
        #expect(await one.store.save())
        if isDraft { try one.user.pressReturn() }
        #expect(await one.store.save())
        #expect(isInConflict(one) && one.driver.edited.station == "Rock" && one.driver.state.station == "News")
        #expect(try root == ["station": "News"])
        try one.user.apply()
        #expect(isInConflict(one))
        #expect(await one.store.save())
        #expect(isInConflict(one))
        #expect(try root == inConflict)
        let next = try program(.explicitly)
        #expect(isInConflict(next))
        try next.user.resolveConflict(of: "Station", .theirs)
        for program in [next, one] { #expect(await program.store.save()) }
        #expect(try root == ["station": "News"])
        #expect(!isInConflict(one) && one.driver.edited.station == "News")
    }

    @Test("stays the value where edits are not applied but cancelled", arguments: [true, false])
    func cancelled(isDraft: Bool) async throws {
        let one = try program(.explicitly)
        #expect(await one.store.save())
        if isDraft { try one.user.type("Rock", into: "Station") } else { try one.tune("Rock") }
        files.write(#"{"station": "News"}"#, to: path)
        #expect(await one.store.save())
        if isDraft { try one.user.pressReturn() }
        try one.user.cancelEdits()
        #expect(await one.store.save())
        #expect(!isInConflict(one))
        #expect(try root == ["station": "News"])
    }

    @Test("stays the value where what was typed is the value that was there before")
    func unchanged() async throws {
        let (one, _) = try await programWithOvertakenDraft()
        try one.user.type("Jazz")
        try one.user.pressReturn()
        #expect(await one.store.save())
        #expect(!isInConflict(one))
        #expect(try root == ["station": "News"])
    }

    @Test("waits for the row of an item", arguments: [ConflictChoice.mine, .theirs])
    func item(choice: ConflictChoice) async throws {
        let file = SettingsFile(path: path, fileSystem: files)
        let first = try GatewayProgram(file)
        first.driver.change { $0.rules = [Gateway.Rule(id: "a"), Gateway.Rule(id: "b", hosts: [.init(name: "x")])] }
        #expect(await first.store.save())
        let (one, other) = (try GatewayProgram(file), try GatewayProgram(file))
        #expect(await one.store.save())
        try one.user.select("B")
        try one.user.type("80", into: "Port")
        other.change("b") { ($0.port, $0.limit.rate) = (443, 2) }
        other.driver.change { $0.rules.swapAt(0, 1) }
        for program in [other, one] { #expect(await program.store.save()) }
        try one.user.goBack()
        try one.user.select("B")
        try one.user.type("5", into: "x")
        other.change("b") { $0.hosts[0].weight = 7 }
        for program in [other, one] { #expect(await program.store.save()) }
        try one.user.pressReturn()
        #expect(await one.store.save())
        #expect(
            try root["$theirs"] == [
                ["key": ["rules", "b", "port"], "value": 443],
                ["key": ["rules", "b", "hosts", "x", "weight"], "value": 7],
            ])
        let next = try GatewayProgram(file)
        #expect(next.driver.session.conflicts == ["Rules/b/Hosts/x", "Rules/b/Port"])
        for path in next.driver.session.conflicts { next.driver.session.resolveConflict(at: path, choice) }
        for program in [next, one] {
            #expect(await program.store.save())
            #expect(program.driver.session.conflicts.isEmpty)
            let rule = program.driver.state.rules[0]
            #expect(rule.port == (choice == .mine ? 80 : 443))
            #expect(rule.hosts[0].weight == (choice == .mine ? 5 : 7))
            #expect(rule.limit.rate == 2)
        }
        #expect(try root["$theirs"] == nil)
    }

    @Test("goes with the item that it is in")
    func removedItem() async throws {
        let file = SettingsFile(path: path, fileSystem: files)
        let one = try GatewayProgram(file)
        one.driver.change { $0.rules = [Gateway.Rule(id: "a")] }
        #expect(await one.store.save())
        try one.user.select("A")
        try one.user.type("80", into: "Port")
        let other = try GatewayProgram(file)
        other.change("a") { $0.port = 443 }
        for program in [other, one] { #expect(await program.store.save()) }
        try one.user.goBack()
        #expect(one.driver.session.conflicts == ["Rules/a/Port"])
        try one.user.remove("A")
        #expect(one.driver.session.conflicts.isEmpty)
        #expect(await one.store.save())
        #expect(try root == [:])
    }
}
