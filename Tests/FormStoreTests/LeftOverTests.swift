import FormCore
import FormStore
import FormTesting
import Testing

@MainActor
@Suite("Two keepers, and what an earlier version of the program has left with one of them")
struct LeftOverTests {
    private let profile = MemoryKeeper("", blank: "")

    private func program(
        _ text: String = "{}", _ profile: MemoryKeeper<String>? = nil, applying: Applying = .atOnce
    ) throws -> WirelessProgram<String> {
        try WirelessProgram(WirelessFile(text), \.password, profile ?? self.profile, applying: applying)
    }

    @Test("have what an earlier version has left in the file taken over, and erased there")
    func adopted() async throws {
        let program = try program(#"{"password": "left over", "limit": 7}"#)
        #expect(program.driver.state == Wireless(password: "left over", limit: 7))
        #expect(program.keeper.isStored(at: "Password") == false)
        #expect(program.keeper.isStored(at: "Limit") == true)
        #expect(await program.keeper.save())
        #expect(profile.stored == "left over")
        #expect(try program.file.root == ["limit": 7])
        #expect(program.driver.state == Wireless(password: "left over", limit: 7))
        #expect(program.keeper.isStored(at: "Password") == true)
        #expect(program.user.screen.notices.isEmpty)
        #expect(program.driver.session.undoStep == nil)
        let next = try WirelessProgram(program.file, \.password, MemoryKeeper(profile.stored, blank: ""))
        #expect(next.driver.state == Wireless(password: "left over", limit: 7))
        #expect(await next.keeper.save())
        #expect(next.part.saves == 0)
    }

    @Test("leave it in the file as long as it can't be taken over, and store the rest")
    func notTakenOver() async throws {
        let program = try program(#"{"password": "left over"}"#)
        profile.refusal = "The profile is locked."
        try program.user.toggle("On")
        #expect(await program.keeper.save() == false)
        #expect(try program.file.root == ["password": "left over", "isOn": true])
        #expect(profile.stored == "")
        #expect(program.keeper.hasUnsaved)
        try program.type("typed", into: "Password")
        #expect(program.keeper.saveNow() == false)
        #expect(try program.file.root == ["password": "left over", "isOn": true])
        profile.refusal = nil
        #expect(await program.keeper.save())
        #expect(profile.stored == "typed")
        #expect(try program.file.root == ["isOn": true])
        #expect(program.keeper.failure == nil && program.user.screen.notices.isEmpty)
    }

    @Test("erase what is left over where the part has a value of its own, which stays")
    func stale() async throws {
        let program = try program(#"{"password": "left over", "limit": 7}"#, MemoryKeeper("own", blank: ""))
        #expect(program.driver.state == Wireless(password: "own", limit: 7))
        #expect(await program.keeper.save())
        #expect(try program.file.root == ["limit": 7])
        #expect((program.part.stored, program.part.saves) == ("own", 0))
    }

    @Test("prefer what is left over to what was filled in")
    func filledIn() async throws {
        let filled = MemoryKeeper("", blank: "") { if $0.isEmpty { $0 = "made up" } }
        let program = try program(#"{"password": "left over"}"#, filled)
        #expect(program.driver.state.password == "left over")
        #expect(await program.keeper.save())
        #expect(filled.stored == "left over")
        #expect(try program.file.root.isEmpty)
        let fresh = try self.program("{}", MemoryKeeper("", blank: "") { if $0.isEmpty { $0 = "made up" } })
        #expect(fresh.driver.state.password == "made up" && fresh.keeper.hasFilledIn)
        #expect(await fresh.keeper.save())
        #expect(fresh.part.stored == "made up" && !fresh.keeper.hasFilledIn)
    }

    @Test(
        "erase what an older program writes into the file meanwhile, and take the rest of it", arguments: [true, false])
    func older(hasOwn: Bool) async throws {
        let program = try program("{}", MemoryKeeper(hasOwn ? "own" : "", blank: ""))
        #expect(await program.keeper.save())
        for password in ["theirs", "again"] {
            try program.file.write(["password": .string(password), "limit": 7])
            #expect(await program.keeper.save())
            #expect(try program.file.root == ["limit": 7])
            #expect(program.driver.state == Wireless(password: hasOwn ? "own" : "theirs", limit: 7))
            #expect(program.part.stored == program.driver.state.password)
        }
        try program.file.write(["password": "alone"])
        #expect(await program.keeper.save())
        #expect(try program.file.root == ["limit": 7])
        #expect(program.user.screen.notices.isEmpty)
    }

    @Test("leave no value of an older program in the file that it has written while ours was erased")
    func olderAtOnce() async throws {
        let program = try program(#"{"password": "left over"}"#)
        #expect(program.part.saveNow())
        try program.file.write(["password": "theirs"])
        #expect(await program.keeper.save())
        #expect(try program.file.root.isEmpty)
        #expect(profile.stored == "left over")
        #expect(program.driver.session.conflicts.isEmpty)
    }
}
