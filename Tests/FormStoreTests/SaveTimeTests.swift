import FormCore
import FormStore
import Glibc
import ManualTime
import Testing

@MainActor
@Suite("When a store saves")
struct SaveTimeTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program() async throws -> RadioProgram { try await .afterFirstRead(files, path) }

    /// The number of saves, of which the first finds no file that it could exchange.
    private var saves: Int {
        files.contents.withLock { $0.calls.count { $0.hasSuffix(" temporary /home/settings.json") } }
    }

    private var tries: Int { files.contents.withLock { $0.calls.count { $0 == "create temporary" } } }

    /// Waits until the store has begun to wait for the next time, `count` times in all.
    private func sleeps(_ program: RadioProgram, _ count: Int) async -> Bool {
        await comesTrue { program.clock.sleepersMade == count }
    }

    @Test("is 300 milliseconds after the last change, once for all changes")
    func debounce() async throws {
        let program = try await program()
        let before = program.clock.sleepersMade
        for number in 1...5 {
            program.driver.change { $0.sound.bass = number }
            #expect(await sleeps(program, before + number))
            program.clock.advance(by: .milliseconds(299))
            await settle()
            #expect(saves == 0)
        }
        #expect(program.store.hasUnsaved)
        program.clock.advance(by: .milliseconds(1))
        #expect(await comesTrue { !program.store.hasUnsaved && program.driver.baselines.saved?.sound.bass == 5 })
        #expect(saves == 1)
        #expect(files.text(path) == "{\n  \"sound\": {\n    \"bass\": 5\n  }\n}\n")
    }

    @Test("is two seconds after the first of changes that go on without a pause")
    func stream() async throws {
        let program = try await program()
        let before = program.clock.sleepersMade
        for number in 1...20 {
            program.driver.change { $0.sound.bass = number }
            #expect(await sleeps(program, before + number))
            #expect(saves == 0)
            program.clock.advance(by: .milliseconds(100))
            await settle()
        }
        #expect(await comesTrue { program.driver.baselines.saved?.sound.bass == 20 })
        #expect(saves == 1)
    }

    @Test("is 1, 2, 4, 8, 16 and then each 30 seconds after a failure, and at once where the person changes something")
    func retries() async throws {
        let program = try await program()
        files.contents.withLock { $0.alwaysFails = ["write": ENOSPC] }
        var slept = program.clock.sleepersMade
        program.driver.change { $0.isOn = true }
        slept += 1
        #expect(await sleeps(program, slept))
        program.clock.advance(by: .milliseconds(300))
        for (number, seconds) in [1, 2, 4, 8, 16, 30, 30, 30].enumerated() {
            slept += 1
            #expect(await sleeps(program, slept))
            #expect(tries == number + 1)
            program.clock.advance(by: .seconds(seconds) - .milliseconds(1))
            await settle()
            #expect(tries == number + 1)
            #expect(program.user.screen.notices.count == 1)
            program.clock.advance(by: .milliseconds(1))
        }
        slept += 1
        #expect(await sleeps(program, slept))
        files.contents.withLock { $0.alwaysFails = [:] }
        program.driver.change { $0.sound.bass = 1 }
        slept += 1
        #expect(await sleeps(program, slept))
        program.clock.advance(by: .milliseconds(300))
        #expect(await comesTrue { program.store.error == nil })
        #expect(program.user.screen.notices.isEmpty)
        #expect(program.driver.baselines.saved == program.driver.state && !program.store.hasUnsaved)
        #expect(saves == 1)
    }

    @Test("counts failures anew after a success")
    func countedAnew() async throws {
        let program = try await program()
        var slept = program.clock.sleepersMade
        for _ in 0..<3 {
            files.contents.withLock { $0.alwaysFails = ["write": ENOSPC] }
            program.driver.change { $0.sound.bass += 1 }
            slept += 1
            #expect(await sleeps(program, slept))
            program.clock.advance(by: .milliseconds(300))
            slept += 1
            #expect(await sleeps(program, slept))
            files.contents.withLock { $0.alwaysFails = [:] }
            program.clock.advance(by: .seconds(1))
            #expect(await comesTrue { program.store.error == nil })
        }
        #expect(saves == 3)
    }

    @Test("is never where nothing changes, however often the file is looked at")
    func nothing() async throws {
        files.write(#"{"isOn": true, "unknown": 1}"#, to: path)
        let program = try await program()
        for _ in 0..<3 { #expect(await program.store.save()) }
        program.driver.change { $0.isOn = false }
        program.driver.change { $0.isOn = true }
        #expect(await program.store.save())
        #expect(saves == 0 && tries == 0)
        #expect(files.text(path) == #"{"isOn": true, "unknown": 1}"#)
    }
}
