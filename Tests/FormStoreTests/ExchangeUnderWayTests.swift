import CustomDump
import Dispatch
import FormCore
import FormStore
import Glibc
import ManualTime
import Testing

@MainActor
@Suite("While settings are being exchanged with their file")
struct ExchangeUnderWayTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program() async throws -> RadioProgram { try await .afterFirstRead(files, path) }

    private var root: JSONObject { get throws { try SettingsFile(path: path, fileSystem: files).load().object } }

    /// Changes the state while a save has come to a call, and waits until all is saved.
    private func save(_ program: RadioProgram, stoppedBefore call: String, _ body: () throws -> Void) async throws {
        let gate = files.gate(before: call)
        let saving = Task { await program.store.save() }
        #expect(await comesTrue { gate.isReached })
        try body()
        gate.open()
        #expect(await saving.value)
        #expect(!program.store.hasUnsaved)
    }

    /// The calls of a save from its first to its last.
    private nonisolated static let calls = [
        "open /home/settings.json", "read", "create temporary", "write", "sync temporary",
        "exchange temporary /home/settings.json", "sync /home",
    ]

    @Test("a change is not lost, nor what another program has saved", arguments: calls)
    func changes(call: String) async throws {
        files.write(#"{"station": "Rock"}"#, to: path)
        let program = try await program()
        program.driver.change { $0.isOn = true }
        files.write(#"{"station": "News"}"#, to: path)
        try await save(program, stoppedBefore: call) { program.driver.change { $0.sound.volume = 7 } }
        let expected = Radio(isOn: true, station: "News", sound: .init(volume: 7))
        expectNoDifference(program.driver.state, expected)
        expectNoDifference(program.driver.baselines.saved, expected)
        #expect(try root == ["isOn": true, "station": "News", "sound": ["volume": 7]])
        #expect(program.driver.session.conflicts.isEmpty)
    }

    @Test("a change of what another program has changed is a conflict", arguments: calls)
    func conflict(call: String) async throws {
        files.write(#"{"station": "Rock"}"#, to: path)
        let program = try await program()
        program.driver.change { $0.isOn = true }
        files.write(#"{"station": "News"}"#, to: path)
        try await save(program, stoppedBefore: call) { try program.tune("Pop") }
        #expect(program.driver.state.station == "Pop")
        #expect(program.driver.session.conflicts.count == 1)
        #expect(try root["$theirs"] == [["key": ["station"], "value": "News"]])
    }

    @Test("a second change of the same setting is no conflict with the first", arguments: calls)
    func again(call: String) async throws {
        let program = try await program()
        files.write("{}", to: path)
        try program.tune("Rock")
        try await save(program, stoppedBefore: call) { try program.tune("Pop") }
        #expect(program.driver.session.conflicts.isEmpty)
        #expect(try root == ["station": "Pop"])
    }

    @Test("what fails loses nothing of what was changed since")
    func failure() async throws {
        let program = try await program()
        program.driver.change { $0.isOn = true }
        files.contents.withLock { $0.alwaysFails = ["write": ENOSPC] }
        let gate = files.gate(before: "write")
        let saving = Task { await program.store.save() }
        #expect(await comesTrue { gate.isReached })
        program.driver.change { $0.station = "Pop" }
        gate.open()
        #expect(await saving.value == false)
        files.contents.withLock { $0.alwaysFails = [:] }
        #expect(await program.store.save())
        #expect(try root == ["isOn": true, "station": "Pop"])
    }

    @Test("saving now waits for it, and saves what has changed since")
    func saveNow() async throws {
        let program = try await program()
        program.driver.change { $0.isOn = true }
        let gate = files.gate(before: "write")
        let saving = Task { await program.store.save() }
        #expect(await comesTrue { gate.isReached })
        program.driver.change { $0.station = "Pop" }
        DispatchQueue.global().async { gate.open() }
        #expect(program.store.saveNow())
        #expect(try root == ["isOn": true, "station": "Pop"])
        #expect(!program.store.hasUnsaved)
        #expect(await saving.value)
        #expect(program.driver.baselines.saved == Radio(isOn: true, station: "Pop"))
    }

    @Test("what another program saves after it has read is taken over by the next save", arguments: [false, true])
    func readBefore(now: Bool) async throws {
        let program = try await program()
        program.driver.change { $0.isOn = true }
        let gate = files.gate(before: "sync /home")
        let saving = Task { await program.store.save() }
        #expect(await comesTrue { gate.isReached })
        files.write(#"{"isOn": true, "station": "News"}"#, to: path)
        DispatchQueue.global().async { gate.open() }
        #expect(now ? program.store.saveNow() : await program.store.save())
        #expect(program.driver.state == Radio(isOn: true, station: "News"))
        _ = await saving.value
    }

    @Test("a driver may go: what it had is saved all the same")
    func driverGoes() async throws {
        var program: RadioProgram? = try await program()
        let store = try #require(program?.store)
        program?.driver.change { $0.isOn = true }
        let gate = files.gate(before: "write")
        let saving = Task { await store.save() }
        #expect(await comesTrue { gate.isReached })
        program?.driver.change { $0.station = "Pop" }
        weak let driver = program?.driver
        program = nil
        #expect(driver == nil)
        gate.open()
        #expect(await saving.value)
        #expect(try root == ["isOn": true, "station": "Pop"])
        // Nobody is there any more to take back what others make of it.
        files.write(#"{"station": "News"}"#, to: path)
        #expect(store.saveNow())
        #expect(store.saveNow())
        #expect(try root == ["station": "News"])
    }

    @Test("a store may go: the exchange ends, and store, driver and session are gone")
    func storeGoes() async throws {
        var program: RadioProgram? = try await program()
        program?.driver.change { $0.isOn = true }
        let gate = files.gate(before: "write")
        #expect(await program?.clock.advance(by: .milliseconds(300)) { gate.isReached } == true)
        weak let store = program?.store
        weak let driver = program?.driver
        weak let session = program?.driver.session
        program = nil
        gate.open()
        #expect(await comesTrue { store == nil && driver == nil && session == nil })
        #expect(await comesTrue { (try? root) == ["isOn": true] })
    }

    @Test("a store that nobody keeps is gone with its driver, also while it waits to save")
    func lifetime() async throws {
        var program: RadioProgram? = try await program()
        program?.driver.change { $0.isOn = true }
        for _ in 0..<100 { await Task.yield() }
        weak let store = program?.store
        weak let driver = program?.driver
        program = nil
        #expect(await comesTrue { store == nil && driver == nil })
    }
}
