import FormCore
import FormStore
import FormTesting
import ManualTime
import Testing

/// What no settings file has, and what a service has to accept first.
@MainActor
@Suite("A value that an edit here has replaced, where the file is not all that keeps the state")
struct OverwrittenPartTests {
    @Test(
        "waits in the file for what the file has, and in the form for what another keeper has",
        arguments: [ConflictChoice.mine, .theirs])
    func composed(choice: ConflictChoice) async throws {
        let profile = MemoryKeeper("", blank: "")
        let program = try WirelessProgram(WirelessFile(), \.password, profile)
        #expect(await program.keeper.save())
        try program.user.type("mine", into: "Password")
        profile.changeFromOutside { $0 = "theirs" }
        try program.user.pressReturn()
        try program.user.type("7", into: "Limit")
        try program.file.write(["limit": 2])
        #expect(await program.keeper.save())
        try program.user.pressReturn()
        #expect(await program.keeper.save())
        #expect(program.driver.session.conflicts == ["Limit", "Password"])
        #expect(profile.stored == "mine")
        #expect(try program.file.root == ["limit": 7, "$theirs": [["key": ["limit"], "value": 2]]])
        try program.user.resolveConflict(of: "Limit", choice)
        #expect(await program.keeper.save())
        #expect(program.driver.session.conflicts == ["Password"])
        try program.user.resolveConflict(of: "Password", choice)
        #expect(await program.keeper.save())
        #expect(program.driver.session.conflicts.isEmpty)
        #expect(profile.stored == (choice == .mine ? "mine" : "theirs"))
        #expect(try program.file.root == ["limit": choice == .mine ? 7 : 2])
    }

    /// Two files, one of which has the profile.
    private func program(_ file: WirelessFile, _ files: RecordingFileSystem) throws -> (
        keeper: any StateKeeper<Wireless>, driver: FormDriver<Wireless>, user: HeadlessUser
    ) {
        let profile = SettingsStore(
            file: SettingsFile(path: "/home/profile.json", fileSystem: files),
            format: try SettingsFormat(defaults: Wireless.Profile()))
        let keeper = try file.open().keeping(\.profile, in: profile)
        let driver = FormDriver(initial: keeper.opened, build: wirelessForm, title: "Wireless")
        keeper.keep(driver)
        return (keeper, driver, HeadlessUser(of: driver.session))
    }

    @Test(
        "waits in the file that has it, where there are two, unless the user has chosen before it is saved",
        arguments: [nil, ConflictChoice.mine, .theirs])
    func twoFiles(choice: ConflictChoice?) async throws {
        let (file, files) = (WirelessFile(), RecordingFileSystem())
        let (keeper, driver, user) = try program(file, files)
        #expect(await keeper.save())
        try user.type("7", into: "Limit")
        try file.write(["limit": 2])
        #expect(await keeper.save())
        try user.type("Mine", into: "Name")
        files.write(#"{"name": "Theirs"}"#, to: "/home/profile.json")
        #expect(await keeper.save())
        try user.pressReturn()
        #expect(driver.session.conflicts == ["Limit", "Name"])
        let gate = files.gate(before: "write")
        let saving = Task { await keeper.save() }
        #expect(await comesTrue { gate.isReached })
        if let choice {
            try user.resolveConflict(of: "Name", choice)
            try user.resolveConflict(of: "Limit", choice)
        }
        gate.open()
        #expect(await saving.value)
        let root = try SettingsFile(path: "/home/profile.json", fileSystem: files).load().object
        let isMine = choice != .theirs
        #expect(try file.root["limit"] == (isMine ? 7 : 2))
        #expect(root["name"] == (isMine ? "Mine" : "Theirs"))
        let isOpen = choice == nil
        #expect(try file.root["$theirs"] == (isOpen ? [["key": ["limit"], "value": 2]] : nil))
        #expect(root["$theirs"] == (isOpen ? [["key": ["name"], "value": "Theirs"]] : nil))
        for driver in [driver, try program(file, files).driver] {
            #expect(driver.session.conflicts == (isOpen ? ["Limit", "Name"] : []))
        }
    }

    private struct Heater: Codable, Equatable {
        var level = 1
        @Transient var speed = 1
    }

    private static func heaterForm(_ accept: @escaping @MainActor (Int) async throws -> Void) -> Form<Heater> {
        sections {
            section {
                controlCell(title: "Level", control: formattedField(keyPath: \.level, format: .whole()))
                    .effect(\.level) { try await accept($0) }
                controlCell(title: "Speed", control: formattedField(keyPath: \.speed, format: .whole()))
            }
        }
    }

    private func heater(
        _ files: RecordingFileSystem, _ accept: @escaping @MainActor (Int) async throws -> Void = { _ in }
    ) throws -> (store: SettingsStore<Heater>, driver: FormDriver<Heater>, user: HeadlessUser) {
        let store = SettingsStore(
            file: SettingsFile(path: "/home/settings.json", fileSystem: files),
            format: try SettingsFormat(defaults: Heater()))
        let driver = FormDriver(initial: store.opened, build: Self.heaterForm(accept))
        store.keep(driver)
        return (store, driver, HeadlessUser(of: driver.session))
    }

    @Test("waits in the form where no file has it", arguments: [ConflictChoice.mine, .theirs])
    func transient(choice: ConflictChoice) async throws {
        let files = RecordingFileSystem()
        let (store, driver, user) = try heater(files)
        #expect(await store.save())
        try user.type("5", into: "Speed")
        driver.set(\.speed, to: 3)
        try user.pressReturn()
        for level in [2, 3] {
            #expect(await store.save())
            #expect(driver.session.conflicts == ["Speed"])
            #expect(driver.state.speed == 5)
            driver.set(\.level, to: level)
        }
        try user.resolveConflict(of: "Speed", choice)
        #expect(await store.save())
        #expect(driver.session.conflicts.isEmpty)
        #expect(driver.state == Heater(level: 3, speed: choice == .mine ? 5 : 3))
        #expect(files.text("/home/settings.json") == "{\n  \"level\": 3\n}\n")
    }

    @Test(
        "waits in the file once a service has accepted the edit, and is the value where it has not",
        arguments: [true, false])
    func asked(isAccepted: Bool) async throws {
        struct Cold: Error {}
        let files = RecordingFileSystem()
        var answer: CheckedContinuation<Void, any Error>?
        let (store, driver, user) = try heater(files) { _ in
            try await withCheckedThrowingContinuation { answer = $0 }
        }
        #expect(await store.save())
        try user.type("5", into: "Level")
        files.write(#"{"level": 3}"#, to: "/home/settings.json")
        #expect(await store.save())
        try user.pressReturn()
        #expect(await comesTrue { answer != nil })
        #expect(await store.save())
        #expect(driver.session.conflicts == ["Level"])
        #expect(driver.state.level == 3)
        #expect(files.text("/home/settings.json") == #"{"level": 3}"#)
        if isAccepted { answer?.resume() } else { answer?.resume(throwing: Cold()) }
        #expect(await comesTrue { driver.session.record["Level"].pending == nil })
        #expect(await store.save())
        let root = try store.file.load().object
        if isAccepted {
            #expect(root == ["level": 5, "$theirs": [["key": ["level"], "value": 3]]])
            #expect(try heater(files).driver.session.conflicts == ["Level"])
        } else {
            #expect(root == ["level": 3])
            try user.focus("Level")
            try user.pressEscape()
            #expect(driver.session.conflicts.isEmpty)
        }
    }
}
