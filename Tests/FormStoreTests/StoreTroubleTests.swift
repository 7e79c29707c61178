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
        let notice = """
            The settings can't be read from “/home/settings.json”: there is no permission. \
            The defaults are shown.
            """
        #expect(program.user.screen.notices == [notice])
        #expect(program.driver.state == Radio())
        try program.tune("Rock")
        try program.user.type("7", into: "Volume")
        try program.user.pressReturn()
        #expect(await program.store.save() == false)
        #expect(
            program.user.screen.notices == [
                "\(notice) Your changes are kept here, and saved as soon as that is possible."
            ])
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

    @Test("at the start does not take what it completes for a change of the person")
    func completed() async throws {
        files.write(#"{"station": "News"}"#, to: path)
        files.contents.withLock { $0.alwaysFails = ["open \(path)": EACCES] }
        let program = try program { if $0.station == "Jazz" { $0.station = "Made" } }
        #expect(program.driver.state.station == "Made")
        #expect(await program.store.save() == false)
        files.contents.withLock { $0.alwaysFails = [:] }
        #expect(await program.store.save())
        #expect(program.driver.state.station == "News")
        #expect(program.driver.session.conflicts.isEmpty)
        #expect(try root == ["station": "News"])
    }

    @Test("at the start, such as a folder in its place, saves what it has completed when that is gone")
    func folder() async throws {
        files.contents.withLock { $0.entries[path] = .folder }
        let program = try program { $0.station = "Made" }
        #expect(
            program.user.screen.notices == [
                """
                The settings can't be read from “/home/settings.json”: there is a folder at the file's path. \
                The defaults are shown.
                """
            ])
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

    @Test("sets it aside during the run, and writes what was agreed on")
    func setAside() async throws {
        files.write(#"{"station": "News"}"#, to: path)
        let program = try program()
        #expect(await program.store.save())
        files.write("[]", to: path)
        #expect(await program.store.save())
        #expect(try root == ["station": "News"])
        #expect(files.text(path + ".unreadable-1") == "[]")
        #expect(
            program.user.screen.notices == [
                "“/home/settings.json” could not be read as settings. It is kept as “/home/settings.json.unreadable-1”."
            ])
    }

    @Test("that another program sets aside at the same time leaves that one's new file in place")
    func setAsideTwice() async throws {
        let program = try program()
        #expect(await program.store.save())
        files.write("garbage", to: path)
        // It has been read then, and is still in its place.
        let gate = files.gate(before: "lock")
        let saving = Task { await program.store.save() }
        #expect(await comesTrue { gate.isReached })
        files.contents.withLock { $0.entries[path + ".unreadable-1"] = $0.entries[path] }
        files.write(#"{"isOn": true}"#, to: path)
        gate.open()
        #expect(await saving.value)
        #expect(program.driver.state.isOn)
        #expect(files.text(path) == #"{"isOn": true}"#)
        #expect(files.text(path + ".unreadable-2") == nil)
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

    @Test("that another program is just writing is not set aside, unless it is the same a second later")
    func halfWritten() async throws {
        let program = try RadioProgram(SettingsFile(path: path, fileSystem: files))
        #expect(await program.store.save())
        let watcher = ManualWatcher()
        program.store.watch(with: watcher)
        var looked = looks
        files.write(#"{"station": "#, to: path)
        watcher.tell()
        #expect(await comesTrue { looks > looked && !program.store.hasUnsaved })
        #expect(files.text(path) == #"{"station": "#)
        files.write(#"{"station": "News"}"#, to: path)
        #expect(await secondsPass(program, until: { program.driver.state.station == "News" }))
        #expect(program.user.screen.notices.isEmpty)
        #expect(await program.store.save())

        looked = looks
        files.write(#"{"station": "#, to: path)
        watcher.tell()
        #expect(await comesTrue { looks > looked && !program.store.hasUnsaved })
        #expect(program.store.setAside == nil)
        #expect(await secondsPass(program, until: { program.store.setAside != nil }))
        #expect(program.driver.state.station == "News")
        #expect(files.text("/home/settings.json.unreadable-1") == #"{"station": "#)
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
