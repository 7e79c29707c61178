import CustomDump
import FormStore
import Glibc
import Testing

@Suite("A call that fails")
struct SaveFailureTests {
    private static let path = "/home/settings.json"
    private static let leftover = "/home/.settings.json.dead1.tmp"
    private static let old = RecordingFileSystem.Entry.file(Array(#"{"volume":1}"#.utf8))
    private static let new = RecordingFileSystem.Entry.file(
        Array(JSONValue.object(["volume": 2]).description.utf8))

    /// What a save finds.
    private struct Situation {
        var path = SaveFailureTests.path
        /// Where the bytes are, behind all links.
        var target = SaveFailureTests.path
        var entries: [String: RecordingFileSystem.Entry] = [:]
        var user: UInt32 = 1000
        var owners: [String: RecordingFileSystem.Owner] = [:]

        var files: RecordingFileSystem {
            let files = RecordingFileSystem()
            files.contents.withLock {
                $0.entries.merge(entries) { $1 }
                ($0.user, $0.owners) = (user, owners)
            }
            return files
        }
    }

    private static let situations = [
        Situation(entries: [path: old]),
        Situation(
            target: "/home/elsewhere/lamp.json",
            entries: [
                path: .link("elsewhere/lamp.json"), "/home/elsewhere": .folder, "/home/elsewhere/lamp.json": old,
            ]),
        Situation(path: "/home/a/b/settings.json", target: "/home/a/b/settings.json"),
        Situation(entries: [path: old, leftover: .file(Array("half".utf8))]),
        Situation(
            path: "/home/a/settings.json", target: "/home/a/settings.json", user: 0,
            owners: ["/home": RecordingFileSystem.Owner(mode: 0o755)]),
    ]

    @Test(
        "leaves the old file or the new one at each moment, nothing beside it and nothing open, and is told",
        arguments: [
            (ENOSPC, "the disk is full"), (EDQUOT, "no more space is allowed to this user"),
            (EIO, "the disk has an error"), (EACCES, "there is no permission"), (EROFS, "the disk is read-only"),
            (EINTR, "Interrupted system call"),
        ])
    func failures(code: Int32, reason: String) {
        var failed: Set<String> = []
        for situation in Self.situations {
            var number = 0
            while let call = fail(number, code, reason, situation) {
                failed.insert(String(call.prefix { $0 != " " }))
                number += 1
            }
        }
        // All that the protocol has but reading.
        expectNoDifference(
            failed.sorted(),
            [
                "create", "destination", "find", "folder", "lock", "mode", "names", "open", "owner", "remove", "rename",
                "status", "sync", "write",
            ])
    }

    /// Fails one call of a save, and looks at what there is then; gives the call, `nil` if there are fewer.
    private func fail(_ number: Int, _ code: Int32, _ reason: String, _ situation: Situation) -> String? {
        let (files, target, before) = (situation.files, situation.target, situation.entries[situation.target])
        files.contents.withLock {
            $0.failures = [number: code]
            $0.writeSize = 5
            $0.check = { #expect($0[target] == before || $0[target] == Self.new) }
        }
        let error = error { try SettingsFile(path: situation.path, fileSystem: files).save(["volume": 2]) }
        let (entries, calls, open) = files.contents.withLock { ($0.entries, $0.calls, $0.open) }
        guard calls.indices.contains(number) else {
            #expect(error == nil && entries[target] == Self.new)
            return nil
        }
        let comment = Comment(rawValue: "\(number): \(calls[number])")
        #expect(open.isEmpty, comment)
        #expect(entries.keys.filter { $0.hasSuffix(".tmp") && $0 != Self.leftover }.isEmpty, comment)
        let isForgiven = isForgiven(calls[number], after: calls[..<number].last, code)
        let told = isForgiven ? nil : "The settings can't be saved in “\(situation.path)”: \(reason)."
        #expect(error?.description == told, comment)
        #expect(error?.code == (isForgiven ? nil : code), comment)
        let renaming = calls.firstIndex { $0.hasPrefix("rename") } ?? .max
        #expect(entries[target] == (isForgiven || number > renaming ? Self.new : before), comment)
        return calls[number]
    }

    /// Whether a save succeeds all the same.
    private func isForgiven(_ call: String, after previous: String?, _ code: Int32) -> Bool {
        // What another left behind is no business of saving, nor are locks where there are none.
        let unneeded = ["names ", "lock", "status temporary", "open temporary", "remove temporary"]
        if unneeded.contains(where: call.hasPrefix) { return true }
        switch code {
        case EINTR: return ["create ", "write", "sync ", "open "].contains(where: call.hasPrefix)
        // What can be changed but not listed can't be synchronized; a folder that root has made can be opened.
        case EACCES: return call.hasPrefix("open ") && previous != "status /home"
        default: return false
        }
    }

    @Test("twice, so that even the temporary file can't be removed, leaves it to the next save")
    func temporary() throws {
        let files = Self.situations[0].files
        files.contents.withLock { $0.failures = [8: ENOSPC, 9: EIO] }
        let file = SettingsFile(path: Self.path, fileSystem: files)
        #expect(error { try file.save(["volume": 2]) }?.code == ENOSPC)
        #expect(files.contents.withLock { Array($0.calls[8...9]) } == ["write", "remove temporary"])
        func expect(_ entry: RecordingFileSystem.Entry, temporaryFiles: Int) {
            let (entries, open) = files.contents.withLock { ($0.entries, $0.open) }
            #expect(entries[Self.path] == entry)
            #expect(entries.keys.count { $0.hasSuffix(".tmp") } == temporaryFiles)
            #expect(open.isEmpty)
        }
        expect(Self.old, temporaryFiles: 1)
        try file.save(["volume": 2])
        expect(Self.new, temporaryFiles: 0)
    }

    @Test("in reading leaves the file as it is and nothing open, and is told", arguments: [EIO, EINTR])
    func reading(code: Int32) {
        let reason = code == EIO ? "the disk has an error" : "Interrupted system call"
        let situation = Self.situations[1]
        var (number, failed): (Int, Set<String>) = (0, [])
        while true {
            let files = situation.files
            files.contents.withLock { $0.failures = [number: code] }
            var loaded: JSONObject?
            let error = error { loaded = try SettingsFile(path: Self.path, fileSystem: files).load().object }
            let (entries, calls, open) = files.contents.withLock { ($0.entries, $0.calls, $0.open) }
            #expect(open.isEmpty)
            #expect(entries == RecordingFileSystem.Contents().entries.merging(situation.entries) { $1 })
            guard calls.indices.contains(number) else { break }
            let isForgiven = code == EINTR && ["open", "read"].contains { calls[number].hasPrefix($0) }
            let told = isForgiven ? nil : "The settings can't be read from “\(Self.path)”: \(reason)."
            #expect(error?.description == told, "\(number): \(calls[number])")
            #expect(loaded == (isForgiven ? ["volume": 1] : nil))
            failed.insert(String(calls[number].prefix { $0 != " " }))
            number += 1
        }
        #expect(failed == ["find", "status", "destination", "open", "read"])
    }

    private func error(_ body: () throws -> Void) -> SettingsFileError? {
        do {
            try body()
        } catch let error as SettingsFileError {
            return error
        } catch {
            Issue.record(error)
        }
        return nil
    }
}
