import CustomDump
import FormCore
import FormStore
import FormTesting
import Testing

@MainActor
@Suite("Items that two programs have changed")
struct ItemConflictTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program() throws -> GatewayProgram {
        try GatewayProgram(SettingsFile(path: path, fileSystem: files))
    }

    private var root: JSONObject { get throws { try SettingsFile(path: path, fileSystem: files).load().object } }

    /// Two programs that begin with the same three rules.
    private func programs() async throws -> (GatewayProgram, GatewayProgram) {
        let first = try program()
        first.driver.change { state in
            state.rules = ["a", "b", "c"].map { id in
                Gateway.Rule(id: id, hosts: [Gateway.Host(name: "x"), Gateway.Host(name: "y")])
            }
        }
        #expect(await first.store.save())
        let other = try program()
        #expect(await other.store.save())
        return (first, other)
    }

    private func save(_ programs: GatewayProgram...) async {
        for program in programs { #expect(await program.store.save()) }
    }

    private func conflicts(_ program: GatewayProgram) -> [RowPath] { program.driver.session.conflicts }

    @Test(
        "are in conflict at the row that both have changed, and nowhere else",
        arguments: [ConflictChoice.mine, .theirs])
    func row(choice: ConflictChoice) async throws {
        let (one, other) = try await programs()
        one.change("a") { ($0.port, $0.limit.rate, $0.hosts[0].weight, $0.hosts[1].weight) = (1, 1, 5, 6) }
        other.change("a") { ($0.port, $0.limit.rate, $0.hosts[0].weight) = (2, 2, 7) }
        other.change("b") { $0.port = 3 }
        other.driver.change { $0.rules.swapAt(1, 2) }
        await save(one, other, one)
        for program in [one, other, try self.program()] {
            #expect(conflicts(program) == ["Rules/a/Hosts/x", "Rules/a/Port"])
            #expect(program.driver.state.rules.map(\.id) == ["a", "c", "b"])
            #expect(program.driver.state.rules.map(\.port) == [2, 22, 3])
            #expect(program.driver.state.rules[0].limit.rate == 2)
            #expect(program.driver.state.rules[0].hosts.map(\.weight) == [7, 6])
        }
        #expect(
            try root["$theirs"] == [
                ["key": ["rules", "a", "port"], "value": 1],
                ["key": ["rules", "a", "hosts", "x", "weight"], "value": 5],
            ])
        try one.user.select("A")
        #expect(one.user.screen.sections[0].rows[0].conflict == "Also changed elsewhere, to “1”.")
        try one.user.resolveConflict(of: "Port", choice)
        await save(one, other, one)
        for program in [one, other] {
            #expect(conflicts(program) == ["Rules/a/Hosts/x"])
            #expect(program.driver.state.rules[0].port == (choice == .mine ? 2 : 1))
        }
        other.driver.session.resolveConflict(at: "Rules/a/Hosts/x", choice)
        await save(other, one)
        for program in [one, other] {
            #expect(conflicts(program).isEmpty && program.user.screen.notices.isEmpty)
            #expect(program.driver.state.rules[0].hosts[0].weight == (choice == .mine ? 7 : 5))
        }
        #expect(try root["$theirs"] == nil)
    }

    @Test(
        "and one has removed can be restored where they were, or stay removed",
        arguments: [ConflictChoice.mine, .theirs], [0, 1])
    func removedHere(choice: ConflictChoice, decider: Int) async throws {
        let (one, other) = try await programs()
        one.change("b") { $0.port = 1 }
        try other.user.remove("B")
        await save(one, other, one)
        #expect(try root["$theirs"] == [["key": ["rules", "b"], "value": .object(json("b", 1)), "behind": "a"]])
        let programs = [one, other]
        for program in programs + [try self.program()] {
            #expect(conflicts(program) == ["Rules"])
            #expect(program.driver.state.rules.map(\.id) == ["a", "c"])
            let row = program.user.screen.sections[0].rows[0]
            #expect(row.conflict == "Still there elsewhere: “B”")
            let cell = program.driver.page.sections[0].cells[0]
            #expect([.mine, .theirs].map { cell.conflictTitle(of: $0) } == ["Remove", "Restore"])
        }
        // What is added meanwhile has nothing to do with it.
        programs[decider].driver.change { $0.rules.append(Gateway.Rule(id: "d")) }
        try programs[decider].user.resolveConflict(of: "Rules", choice)
        await save(programs[decider], programs[1 - decider])
        for program in programs {
            #expect(conflicts(program).isEmpty)
            #expect(
                program.driver.state.rules.map(\.id) == (choice == .mine ? ["a", "c", "d"] : ["a", "b", "c", "d"]))
            #expect(program.driver.state.rules.first { $0.id == "b" }?.port == (choice == .mine ? nil : 1))
        }
        #expect(try root["$theirs"] == nil)
    }

    @Test("and the other has removed can be kept, or removed here too", arguments: [ConflictChoice.mine, .theirs])
    func removedThere(choice: ConflictChoice) async throws {
        let (one, other) = try await programs()
        try one.user.remove("B")
        other.change("b") { $0.port = 1 }
        await save(one, other)
        #expect(try root["$theirs"] == [["key": ["rules", "b"], "value": nil]])
        #expect(conflicts(other) == ["Rules"])
        #expect(other.user.screen.sections[0].rows[0].conflict == "No longer there elsewhere: “B”")
        let cell = other.driver.page.sections[0].cells[0]
        #expect([.mine, .theirs].map { cell.conflictTitle(of: $0) } == ["Keep", "Remove"])
        try other.user.resolveConflict(of: "Rules", choice)
        if choice == .theirs {
            other.driver.session.undo()
            #expect(other.driver.state.rules.map(\.id) == ["a", "b", "c"])
            other.driver.session.redo()
        }
        await save(other, one)
        for program in [one, other] {
            #expect(conflicts(program).isEmpty)
            #expect(program.driver.state.rules.map(\.id) == (choice == .mine ? ["a", "b", "c"] : ["a", "c"]))
        }
        #expect(try root["$theirs"] == nil)
    }

    @Test("and are restored have what only another version knows of them")
    func restoredKeys() async throws {
        let (one, other) = try await programs()
        other.driver.change { state in
            state.rules.removeFirst()
            state.rules[0].hosts.removeLast()
        }
        var file = try root
        guard case .array(var rules)? = file["rules"], var first = rules[0].object, var second = rules[1].object,
            case .array(var hosts)? = second["hosts"], var host = hosts[1].object
        else { return try #require(Bool(false)) }
        (first["owner"], host["zone"], host["weight"]) = ("ann", "eu", 5)
        hosts[1] = .object(host)
        second["hosts"] = .array(hosts)
        (rules[0], rules[1]) = (.object(first), .object(second))
        file["rules"] = .array(rules)
        files.write(JSONValue.object(file).description, to: path)
        one.change("a") { $0.port = 3 }
        await save(one, other)
        #expect(conflicts(other) == ["Rules", "Rules/b/Hosts"])
        for row in other.driver.session.conflicts { other.driver.session.resolveConflict(at: row, .theirs) }
        await save(other, one)
        first["port"] = 3
        rules[0] = .object(first)
        #expect(try root == ["rules": .array(rules)])
        #expect(conflicts(one).isEmpty && conflicts(other).isEmpty)
    }

    @Test("are told of together where several are there on one side only")
    func several() async throws {
        let (one, other) = try await programs()
        one.driver.change { $0.rules.removeFirst() }
        one.change("c") { $0.port = 1 }
        other.change("a") { $0.port = 2 }
        other.driver.change { $0.rules.removeLast() }
        await save(one, other)
        #expect(
            other.user.screen.sections[0].rows[0].conflict
                == "No longer there elsewhere: “A” Still there elsewhere: “C”")
        try other.user.resolveConflict(of: "Rules", .theirs)
        await save(other, one)
        #expect(other.driver.state.rules.map(\.id) == ["b", "c"])
        #expect(one.driver.state == other.driver.state)
        #expect(conflicts(one).isEmpty && conflicts(other).isEmpty)
    }

    @Test("are in no conflict any more when whoever has changed them removes them")
    func removedAfterwards() async throws {
        let (one, other) = try await programs()
        one.change("a") { $0.port = 1 }
        other.change("a") { $0.port = 2 }
        await save(one, other)
        #expect(conflicts(other) == ["Rules/a/Port"])
        try other.user.remove("A")
        await save(other, one)
        for program in [one, other] {
            #expect(conflicts(program).isEmpty && program.user.screen.notices.isEmpty)
            #expect(program.driver.state.rules.map(\.id) == ["b", "c"])
        }
        #expect(try root["$theirs"] == nil)
    }

    @Test("are in no conflict where both have moved them, or done the same")
    func none() async throws {
        let (one, other) = try await programs()
        one.driver.change { $0.rules.swapAt(0, 2) }
        one.change("a") { $0.port = 5 }
        other.driver.change { $0.rules.swapAt(0, 1) }
        other.change("a") { $0.port = 5 }
        await save(one, other, one)
        for program in [one, other] {
            #expect(conflicts(program).isEmpty)
            #expect(Set(program.driver.state.rules.map(\.id)) == ["a", "b", "c"])
            #expect(program.driver.state.rules.first { $0.id == "a" }?.port == 5)
        }
        #expect(one.driver.state == other.driver.state)
    }

    @Test("are decided at the list where no row shows what both have changed")
    func unshown() async throws {
        let (one, other) = try await programs()
        one.change("a") { ($0.note, $0.port) = ("one", 1) }
        other.change("a") { ($0.note, $0.port) = ("other", 2) }
        await save(one, other)
        #expect(conflicts(other) == ["Rules/a/Port"])
        other.driver.session.resolveConflict(at: "Rules/a/Port", .mine)
        await save(other)
        #expect(conflicts(other) == ["Rules"])
        #expect(other.user.screen.sections[0].rows[0].conflict == "Also changed elsewhere: “A”")
        try other.user.resolveConflict(of: "Rules", .theirs)
        await save(other, one)
        #expect(other.driver.state.rules[0].note == "one" && other.driver.state.rules[0].port == 2)
        #expect(conflicts(one).isEmpty && conflicts(other).isEmpty)
        #expect(try root["$theirs"] == nil)
    }

    private func json(_ id: String, _ port: Int) -> JSONObject {
        let host = { (name: JSONValue) in JSONValue.object(["name": name, "weight": 1]) }
        return [
            "id": .string(id), "port": .number(JSONNumber("\(port)")!), "note": nil,
            "limit": ["rate": 1, "burst": 1], "hosts": [host("x"), host("y")], "tags": [],
        ]
    }
}
