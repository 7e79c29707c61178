import FormCore
import FormStore
import FormTesting
import Testing

@MainActor
@Suite("Two keepers that share a state")
struct ComposedKeeperTests {
    private let profile = MemoryKeeper("", blank: "")

    private func program(
        _ text: String = "{}", _ profile: MemoryKeeper<String>? = nil, applying: Applying = .atOnce
    ) throws -> WirelessProgram<String> {
        try WirelessProgram(WirelessFile(text), \.password, profile ?? self.profile, applying: applying)
    }

    @Test("store each what is its own, and only when that was changed")
    func own() async throws {
        let memory = MemoryKeeper(Wireless())
        let keeper = memory.keeping(\.password, in: profile)
        let driver = FormDriver(initial: keeper.opened, build: wirelessForm)
        keeper.keep(driver)
        driver.set(\.password, to: "12345678", origin: .person)
        #expect(profile.hasUnsaved && !memory.hasUnsaved && keeper.hasUnsaved)
        #expect(await keeper.save())
        #expect((profile.stored, profile.saves, memory.saves) == ("12345678", 1, 0))
        driver.set(\.limit, to: 7, origin: .person)
        #expect(!profile.hasUnsaved && memory.hasUnsaved)
        #expect(keeper.saveNow())
        #expect(memory.stored == Wireless(limit: 7))
        #expect((profile.saves, memory.saves) == (1, 1))
        #expect(!keeper.hasUnsaved)
        driver.change {
            $0.password = "87654321"
            $0.limit = 2
        }
        #expect(keeper.saveNow())
        #expect(profile.stored == "87654321" && memory.stored == Wireless(limit: 2))
    }

    @Test("tell which settings one of them can't store, while the other goes on")
    func failures() async throws {
        let program = try program()
        #expect(await program.keeper.save())
        profile.refusal = "The profile is locked."
        try program.type("12345678", into: "Password")
        try program.type("7", into: "Limit")
        #expect(await program.keeper.save() == false)
        #expect(try program.file.root == ["limit": 7])
        #expect(program.user.screen.notices == ["“Password”: The profile is locked."])
        #expect(program.keeper.failure?.description == "“Password”: The profile is locked.")
        #expect(program.keeper.isStored(at: "Password") == false)
        #expect(program.keeper.isStored(at: "Limit") == true)

        program.file.setFull(true)
        try program.type("8", into: "Limit")
        #expect(program.keeper.saveNow() == false)
        let sentence = "All but “Password”: The settings can't be saved in “/home/settings.json”: the disk is full."
        #expect(
            program.user.screen.notices == [
                "“Password”: The profile is locked. All but “Password”: The settings can't be saved: the disk is full."
            ])
        #expect(program.keeper.failure?.description == "“Password”: The profile is locked. \(sentence)")

        profile.refusal = nil
        #expect(await program.keeper.save() == false)
        #expect(profile.stored == "12345678")
        #expect(program.keeper.failure?.description == sentence)
        program.file.setFull(false)
        #expect(await program.keeper.save())
        #expect(try program.file.root == ["limit": 8])
        #expect(program.keeper.failure == nil && program.user.screen.notices.isEmpty)
    }

    @Test("move nothing of each other when others have stored something")
    func outside() async throws {
        let program = try program()
        #expect(await program.keeper.save())
        program.driver.change(origin: .person) { $0.limit += 1 }
        #expect(await program.keeper.save())
        try program.user.type("Ho", into: "Name")
        program.part.changeFromOutside { $0 = "theirs" }
        #expect(program.driver.state == Wireless(password: "theirs", limit: 6))
        #expect(program.user.screen.description.contains("Name [Ho]"))
        #expect(program.driver.baselines.saved == program.driver.state)
        #expect(!program.keeper.hasUnsaved)
        try program.user.pressEscape()
        // The discarded text comes first.
        try program.user.undo()
        #expect(program.user.screen.description.contains("Name [Ho]"))
        #expect(program.driver.state == Wireless(password: "theirs", limit: 6))
        // The user's step knows no place, and stays all the same.
        program.driver.session.undo()
        #expect(program.driver.state == Wireless(password: "theirs"))

        try program.type("mine", into: "Password")
        try program.file.write(["isOn": true])
        #expect(await program.keeper.save())
        #expect(program.driver.state == Wireless(isOn: true, password: "mine"))
        try program.user.undo()
        #expect(program.driver.state == Wireless(isOn: true, password: "theirs"))
        #expect(await program.keeper.save())
        #expect(profile.stored == "theirs")
        #expect(try program.file.root == ["isOn": true])
    }

    @Test(
        "have the person choose where both have changed the same, each for itself",
        arguments: [ConflictChoice.mine, .theirs])
    func conflicts(choice: ConflictChoice) async throws {
        let program = try program(#"{"limit": 5}"#)
        #expect(await program.keeper.save())
        try program.type("mine", into: "Password")
        try program.type("7", into: "Limit")
        program.part.changeFromOutside { $0 = "theirs" }
        try program.file.write(["limit": 2])
        #expect(await program.keeper.save())
        #expect(program.driver.session.conflicts == ["Limit", "Password"])
        #expect(
            program.user.screen.description == """
                Wireless
                ! Settings changed in two places.

                  On [off]
                  Name [Hotspot]
                  Password [mine]
                    ? Also changed elsewhere, to “theirs”.
                  Limit [7]
                    ? Also changed elsewhere, to “2”.
                """)
        try program.user.resolveConflict(of: "Password", choice)
        #expect(await program.keeper.save())
        let password = choice == .mine ? "mine" : "theirs"
        #expect(profile.stored == password && program.driver.session.conflicts == ["Limit"])
        #expect(try program.file.root["$theirs"] != nil)
        #expect(program.user.screen.notices.count == 1)
        try program.user.resolveConflict(of: "Limit", choice)
        #expect(await program.keeper.save())
        #expect(try program.file.root == ["limit": choice == .mine ? 7 : 2])
        #expect(program.driver.state == Wireless(password: password, limit: choice == .mine ? 7 : 2))
        #expect(program.driver.baselines.theirs == nil && program.user.screen.notices.isEmpty)
    }

    @Test("leave what is edited and not applied to the person")
    func explicitly() async throws {
        let program = try program(#"{"password": "left over"}"#, applying: .explicitly)
        try program.type("mine", into: "Password")
        try program.type("7", into: "Limit")
        #expect(await program.keeper.save())
        #expect(try program.file.root.isEmpty)
        #expect(profile.stored == "left over")
        program.part.changeFromOutside { $0 = "theirs" }
        try program.file.write(["isOn": true, "password": "older"])
        #expect(await program.keeper.save())
        #expect(program.driver.state == Wireless(isOn: true, password: "theirs"))
        #expect(program.driver.edited == Wireless(isOn: true, password: "mine", limit: 7))
        #expect(program.driver.session.conflicts == ["Password"])
        try program.user.apply()
        #expect(await program.keeper.save())
        #expect(profile.stored == "mine")
        #expect(try program.file.root == ["isOn": true, "limit": 7])
    }

    @Test("tell a reset to whoever has the row")
    func reset() async throws {
        let program = try program(#"{"limit": "many", "name": "Home"}"#, MemoryKeeper("own", blank: ""))
        #expect(await program.keeper.save())
        program.driver.session.reset("Password")
        #expect(await program.keeper.save())
        #expect(try program.file.root == ["limit": "many", "name": "Home"])
        #expect(program.part.stored == "")
        program.driver.session.reset("Limit")
        #expect(await program.keeper.save())
        #expect(try program.file.root == ["name": "Home"])
    }

    @Test("can have several places in one of them, as a property that gathers them")
    func gathered() async throws {
        let profile = MemoryKeeper(Wireless.Profile())
        let program = try WirelessProgram(
            WirelessFile(#"{"password": "left over", "limit": 7, "name": "Home"}"#), \.profile, profile)
        #expect(program.driver.state == Wireless(name: "Home", password: "left over", limit: 7))
        profile.refusal = "The profile is locked."
        #expect(await program.keeper.save() == false)
        #expect(program.user.screen.notices == ["“Name”, “Password”: The profile is locked."])
        profile.refusal = nil
        #expect(await program.keeper.save())
        #expect(profile.stored == Wireless.Profile(name: "Home", password: "left over"))
        #expect(try program.file.root == ["limit": 7])
        profile.changeFromOutside { $0.name = "Theirs" }
        try program.type("mine", into: "Password")
        #expect(await program.keeper.save())
        #expect(profile.stored == Wireless.Profile(name: "Theirs", password: "mine"))
        #expect(try program.file.root == ["limit": 7])
    }

    @Test("can be shared again")
    func three() async throws {
        let (names, file) = (
            MemoryKeeper("Home", blank: "Hotspot"), WirelessFile(#"{"password": "left over", "name": "x"}"#)
        )
        let keeper = try file.open().keeping(\.password, in: profile).keeping(\.name, in: names)
        let driver = FormDriver(initial: keeper.opened, build: wirelessForm)
        keeper.keep(driver)
        #expect(driver.state == Wireless(name: "Home", password: "left over"))
        #expect(await keeper.save())
        #expect(try file.root.isEmpty)
        driver.change { $0 = Wireless(isOn: true, name: "Here", password: "new", limit: 1) }
        #expect(await keeper.save())
        #expect(profile.stored == "new" && names.stored == "Here")
        #expect(try file.root == ["isOn": true, "limit": 1])
        profile.changeFromOutside { $0 = "theirs" }
        names.changeFromOutside { $0 = "There" }
        try file.write(["limit": 2, "name": "older"])
        #expect(await keeper.save())
        #expect(driver.state == Wireless(isOn: true, name: "There", password: "theirs", limit: 2))
        #expect(try file.root == ["isOn": true, "limit": 2])
        profile.refusal = "The profile is locked."
        driver.set(\.password, to: "unsaved")
        #expect(await keeper.save() == false)
        #expect(keeper.failure?.description == "All but “Name”: “Password”: The profile is locked.")
        #expect(keeper.isStored(at: "Password") == false && keeper.isStored(at: "Name") == true)
    }

    @Test("are not printed with what they have")
    func printed() throws {
        let program = try program(#"{"password": "left over"}"#)
        var text = "\(program.keeper)"
        dump(program.keeper, to: &text)
        #expect(!text.contains("left over"))
    }
}
