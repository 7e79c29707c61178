import CustomDump
import FormCore
import FormStore
import Foundation
import ManualTime
import Testing

@MainActor
@Suite("A store whose file gives trouble")
struct StoreTroubleTests {
    private let files = RecordingFileSystem()
    private let path = "/home/settings.json"

    private func program(completing: @escaping @MainActor (inout Radio) -> Void = { _ in }) throws -> RadioProgram {
        try RadioProgram(SettingsFile(path: path, fileSystem: files), completing: completing)
    }

    private var root: JSONObject { get throws { try SettingsFile(path: path, fileSystem: files).load().object } }

    @Test("at the start merges what was changed meanwhile with what the file has, once it can be read")
    func startsWithError() async throws {
        files.write(#"{"isOn": true, "station": "News"}"#, to: path)
        files.contents.withLock { $0.alwaysFails = ["open \(path)": EACCES] }
        let program = try program()
        #expect(program.user.screen.notices == ["The settings can't be read: there is no permission."])
        let details = """
            The settings can't be read from “/home/settings.json”: there is no permission. \
            The defaults are shown.
            """
        #expect(program.details == [details])
        #expect(program.driver.state == Radio())
        try program.tune("Rock")
        try program.user.type("7", into: "Volume")
        try program.user.pressReturn()
        #expect(await program.store.save() == false)
        #expect(program.details == ["\(details) Your changes are kept here, and saved as soon as that is possible."])
        #expect(files.text(path) == #"{"isOn": true, "station": "News"}"#)
        files.contents.withLock { $0.alwaysFails = [:] }
        #expect(await program.store.save())
        #expect(program.driver.state == Radio(isOn: true, station: "Rock", sound: .init(volume: 7)))
        #expect(program.driver.session.conflicts.count == 1)
        #expect(
            try root == [
                "isOn": true, "station": "Rock", "sound": ["volume": 7],
                "$theirs": [["key": ["station"], "value": "News"]],
            ])
    }

    @Test("at the start fills nothing in before it could be read")
    func completed() async throws {
        files.write(#"{"station": "News"}"#, to: path)
        files.contents.withLock { $0.alwaysFails = ["open \(path)": EACCES] }
        let program = try program { if $0.station == "Jazz" { $0.station = "Made" } }
        #expect(program.driver.state.station == "Jazz")
        #expect(await program.store.save() == false)
        files.contents.withLock { $0.alwaysFails = [:] }
        #expect(await program.store.save())
        #expect(program.driver.state.station == "News")
        #expect(program.driver.session.conflicts.isEmpty)
        #expect(try root == ["station": "News"])
    }

    @Test("at the start, such as a folder in its place, fills in and saves what is missing when that is gone")
    func folder() async throws {
        files.contents.withLock { $0.entries[path] = .folder }
        let program = try program { $0.station = "Made" }
        #expect(program.user.screen.notices == ["The settings can't be read: there is a folder at the file's path."])
        #expect(program.driver.state.station == "Jazz")
        #expect(await program.store.save() == false)
        files.contents.withLock { $0.entries[path] = nil }
        #expect(await program.store.save())
        #expect(program.user.screen.notices.isEmpty)
        #expect(try root == ["station": "Made"])
    }

    @Test("because another program does not let go of the folder says so, and saves when it does")
    func folderLock() async throws {
        let program = try program()
        #expect(await program.store.save())
        files.contents.withLock { $0.locked = ["/home"] }
        try program.user.toggle("On")
        #expect(await program.store.save() == false)
        #expect((.seconds(4)...(.seconds(6))).contains(files.contents.withLock { $0.waited }))
        #expect(program.user.screen.notices.count == 1)
        #expect(program.user.screen.notices[0].contains("another program keeps its folder locked."))
        #expect(program.driver.state.isOn)
        files.contents.withLock { $0.locked = [] }
        #expect(await program.store.save())
        #expect(program.user.screen.notices.isEmpty)
        #expect(try program.store.file.load().object == ["isOn": true])
    }

    @Test("because others save there again and again is none: it waits for its turn, as often as that takes")
    func busyFolder() async throws {
        let program = try program()
        #expect(await program.store.save())
        files.contents.withLock { ($0.locked, $0.otherSavesToCome) = (["/home"], 5000) }
        try program.user.toggle("On")
        #expect(await program.store.save())
        #expect(program.user.screen.notices.isEmpty)
        #expect(try program.store.file.load().object == ["isOn": true])
    }

    @Test("because another program does not let go of a folder that others write to all the time says so too")
    func busyAndLockedFolder() async throws {
        let program = try program()
        #expect(await program.store.save())
        files.contents.withLock { ($0.locked, $0.otherSavesToCome) = (["/home"], .max) }
        try program.user.toggle("On")
        #expect(await program.store.save() == false)
        #expect(program.user.screen.notices.count == 1)
    }

    @Test("because nothing can be locked saves all the same")
    func noLocks() async throws {
        files.contents.withLock { $0.alwaysFails = ["lock": ENOLCK] }
        let program = try program()
        try program.user.toggle("On")
        #expect(await program.store.save())
        #expect(try root == ["isOn": true])
    }

    @Test("because it can't be read is left alone until the user sets it aside, and can be put back")
    func setAside() async throws {
        files.write(#"{"station": "News"}"#, to: path)
        let program = try program()
        #expect(await program.store.save())
        files.write("[]", to: path)
        try program.user.toggle("On")
        #expect(await program.store.save() == false)
        #expect(program.store.saveNow() == false)
        #expect(files.text(path) == "[]")
        #expect(program.store.hasUnsaved && program.store.canSetAside)
        #expect(program.user.screen.notices == ["The settings file can't be read."])
        expectNoDifference(
            program.details,
            [
                """
                “/home/settings.json” can't be read as settings. Line 1, column 1: an object is expected, found a \
                list. Your changes are kept here, and saved as soon as that is possible.
                """
            ])
        try program.choose("_Set Aside and Start Anew")
        #expect(await comesTrue { !program.store.hasUnsaved })
        #expect(try root == ["station": "News", "isOn": true])
        #expect(files.text(path + ".unreadable-1") == "[]")
        #expect(program.user.screen.notices == ["The settings file was set aside."])
        #expect(
            program.details == [
                "“/home/settings.json” could not be read as settings. It is kept as “/home/settings.json.unreadable-1”."
            ])
        // Its owner mends it, and wants it back.
        files.write(#"{"station": "Rock"}"#, to: path + ".unreadable-1")
        try program.choose("_Put Back")
        #expect(await program.store.save())
        #expect(program.user.screen.notices.isEmpty)
        #expect(program.driver.state == Radio(station: "Rock"))
        #expect(try root == ["station": "Rock"])
    }

    @Test("that another program mends just before it is set aside stays in place")
    func mended() async throws {
        files.write("garbage", to: path)
        let program = try program()
        #expect(await program.store.save() == false)
        let gate = files.gate(before: "lock")
        program.store.setAside()
        #expect(await comesTrue { gate.isReached })
        files.write(#"{"isOn": true}"#, to: path)
        gate.open()
        #expect(await program.store.save())
        #expect(program.driver.state.isOn)
        #expect(files.text(path) == #"{"isOn": true}"#)
        #expect(files.text(path + ".unreadable-1") == nil)
    }

    @Test("is tried again when the user asks for that")
    func tryAgain() async throws {
        files.write("[]", to: path)
        let program = try program()
        #expect(await program.store.save() == false)
        files.write(#"{"station": "News"}"#, to: path)
        try program.choose("_Try Again")
        #expect(await comesTrue { program.driver.state.station == "News" })
        #expect(program.user.screen.notices.isEmpty)
    }

    @Test("that a program has open for writing is not replaced, until that program closes it")
    func openForWriting() async throws {
        files.write(#"{"station": "News"}"#, to: path)
        let program = try program()
        #expect(await program.store.save())
        files.contents.withLock { $0.written = [path] }
        try program.user.toggle("On")
        #expect(await program.store.save() == false)
        #expect(files.contents.withLock { $0.waited } >= .seconds(5))
        #expect(
            program.details == [
                """
                The settings can't be saved in “/home/settings.json”: another program is writing it. Your changes are \
                kept here, and saved as soon as that is possible.
                """
            ])
        #expect(try root == ["station": "News"])
        files.contents.withLock { $0.written = [] }
        #expect(await program.store.save())
        #expect(try root == ["station": "News", "isOn": true])
    }

    @Test("that is empty counts as none, unless a program has it open for writing")
    func empty() async throws {
        files.write("", to: path)
        files.contents.withLock { $0.written = [path] }
        let program = try program { $0.station = "Made" }
        #expect(program.driver.state.station == "Jazz")
        #expect(await program.store.save() == false)
        #expect(files.text(path) == "")
        files.contents.withLock { $0.written = [] }
        #expect(await program.store.save())
        #expect(try root == ["station": "Made"])
    }

    @Test("because it was removed writes all settings again with the next change")
    func removed() async throws {
        files.write(#"{"station": "News", "new": 1}"#, to: path)
        let program = try program()
        #expect(await program.store.save())
        files.contents.withLock { $0.entries[path] = nil }
        #expect(await program.store.save())
        #expect(program.driver.state.station == "News")
        try program.user.toggle("On")
        #expect(await program.store.save())
        #expect(try root == ["station": "News", "new": 1, "isOn": true])
    }

    @Test("that another program is just writing is read when it is complete, without a word")
    func halfWritten() async throws {
        let program = try RadioProgram(SettingsFile(path: path, fileSystem: files))
        #expect(await program.store.save())
        let watcher = ManualWatcher()
        program.store.watch(with: watcher)
        let looked = looks
        files.write(#"{"station": "#, to: path)
        files.contents.withLock { $0.written = [path] }
        watcher.tell()
        #expect(await comesTrue { looks > looked && !program.store.hasUnsaved })
        #expect(program.user.screen.notices.isEmpty)
        files.write(#"{"station": "News"}"#, to: path)
        files.contents.withLock { $0.written = [] }
        #expect(await secondsPass(program, until: { program.driver.state.station == "News" }))
        #expect(program.user.screen.notices.isEmpty)
        #expect(await program.store.save())
        #expect(try root == ["station": "News"])
    }

    @Test("that the disk would not say it has is synchronized again, until it does")
    func unsynchronized() async throws {
        let program = try RadioProgram(SettingsFile(path: path, fileSystem: files))
        #expect(await program.store.save())
        files.contents.withLock { $0.alwaysFails = ["sync /home": EIO] }
        try program.tune("Rock")
        #expect(await program.store.save() == false)
        #expect(try root == ["station": "Rock"])
        #expect(await program.store.save() == false)
        #expect(program.user.screen.notices.count == 1)
        files.contents.withLock {
            $0.alwaysFails = [:]
            $0.calls = []
        }
        #expect(await program.store.save())
        #expect(files.contents.withLock { $0.calls.contains("sync /home") && !$0.calls.contains("write") })
        #expect(program.user.screen.notices.isEmpty)
        files.contents.withLock { $0.calls = [] }
        #expect(await program.store.save())
        #expect(files.contents.withLock { !$0.calls.contains("sync /home") })
    }

    /// How many times the file was opened.
    private var looks: Int { files.contents.withLock { $0.calls.count { $0 == "open \(path)" } } }

    /// Lets the time go on, second by second, until something is so.
    private func secondsPass(_ program: RadioProgram, until isSo: () -> Bool) async -> Bool {
        await program.clock.advance(by: .seconds(1), until: isSo)
    }

    @Test("is none where two programs have filled the same in: what was stored first counts")
    func completedTwice() async throws {
        let one = try program { if $0.station == "Jazz" { $0.station = "One" } }
        let other = try program { if $0.station == "Jazz" { $0.station = "Other" } }
        // Each looks at the file by itself at the start, so either may be the first.
        for program in [one, other, one] { #expect(await program.store.save()) }
        let first = try root["station"]
        #expect(first == "One" || first == "Other")
        for program in [one, other] {
            #expect(.string(program.driver.state.station) == first)
            #expect(program.driver.session.conflicts.isEmpty)
        }
        try other.tune("Rock")
        try one.tune("News")
        #expect(await other.store.save())
        #expect(await one.store.save())
        #expect(one.driver.session.conflicts == ["Station"])
    }
}

/// Tells what a test says.
@MainActor
private final class ManualWatcher: FileWatcher {
    private var changed: @MainActor () -> Void = {}

    func watch(_ path: String, changed: @escaping @MainActor () -> Void) { self.changed = changed }

    func stop() { changed = {} }

    func tell() { changed() }
}
