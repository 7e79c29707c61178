import CustomDump
import FormStore
import Glibc
import Testing

@Suite("Saving, call by call")
struct SaveOrderTests {
    private let path = "/home/settings.json"
    private let old: JSONObject = ["volume": 1]
    private let new: JSONObject = ["volume": 2, "name": "A"]

    private func files(_ entries: [String: RecordingFileSystem.Entry]) -> RecordingFileSystem {
        let files = RecordingFileSystem()
        files.contents.withLock { $0.entries.merge(entries) { $1 } }
        return files
    }

    private func bytes(_ object: JSONObject) -> [UInt8] { Array(JSONValue.object(object).description.utf8) }

    @Test("the new file is written, synchronized and renamed, then the folder is synchronized")
    func order() throws {
        let files = files([path: .file(bytes(old))])
        try SettingsFile(path: path, fileSystem: files).save(new)
        expectNoDifference(
            files.contents.withLock { $0.calls },
            [
                "find /home", "status /home", "find /home/settings.json", "status /home/settings.json", "names /home",
                "create temporary", "lock", "status temporary", "write", "sync temporary",
                "rename temporary /home/settings.json", "open /home", "sync /home",
            ])
        #expect(files.contents.withLock { $0.open.isEmpty })
    }

    @Test("a temporary file that another took for left behind, before it was locked, is given up for a new one")
    func taken() throws {
        let files = files([path: .file(bytes(old))])
        files.contents.withLock {
            // It locks the first and removes it; the second it removes before anybody asks for its name.
            $0.interference[6] = { $0.locked.formUnion($0.temporaryFiles) }
            $0.interference[7] = { for path in $0.temporaryFiles { $0.entries[path] = nil } }
            $0.interference[9] = $0.interference[7]
        }
        try SettingsFile(path: path, fileSystem: files).save(new)
        expectNoDifference(
            files.contents.withLock { Array($0.calls[5...]) },
            [
                "create temporary", "lock", "create temporary", "lock", "status temporary", "create temporary", "lock",
                "status temporary", "write", "sync temporary", "rename temporary /home/settings.json", "open /home",
                "sync /home",
            ])
        let (entries, open) = files.contents.withLock { ($0.entries, $0.open) }
        #expect(entries == ["/": .folder, "/home": .folder, path: .file(bytes(new))])
        #expect(open.isEmpty)
    }

    @Test("a write that takes nothing ends")
    func nothingWritten() {
        let files = files([path: .file(bytes(old))])
        files.contents.withLock { $0.writeSize = 0 }
        #expect(throws: SettingsFileError.self) { try SettingsFile(path: path, fileSystem: files).save(new) }
        #expect(files.contents.withLock { $0.entries[path] } == .file(bytes(old)))
    }

    @Test("a folder that can't be synchronized at all is none that failed")
    func folders() throws {
        let files = files([:])
        files.contents.withLock { $0.failures = [11: EINVAL] }
        try SettingsFile(path: path, fileSystem: files).save(new)
        #expect(files.contents.withLock { $0.calls.dropFirst(11).first } == "sync /home")
    }

    @Test("a file is set aside under a name that none has, and is complete whichever call fails")
    func setAside() throws {
        let broken = RecordingFileSystem.Entry.file(Array("{oops".utf8))
        let older = RecordingFileSystem.Entry.file(Array("older".utf8))
        let aside = "\(path).unreadable-2"
        var number = 0
        while true {
            let files = files([path: broken, "\(path).unreadable-1": older])
            files.contents.withLock { $0.failures = [number: ENOSPC] }
            let newPath = try? SettingsFile(path: path, fileSystem: files).startAnew(new)
            let (entries, calls) = files.contents.withLock { ($0.entries, $0.calls) }
            #expect(files.contents.withLock { $0.open.isEmpty })
            #expect(entries["\(path).unreadable-1"] == older)
            if number >= calls.count {
                #expect(newPath == aside)
                #expect(entries[path] == .file(bytes(new)))
                break
            }
            // Nothing is renamed where nothing can be saved.
            let isUntouched = newPath == nil && entries[path] == broken && entries[aside] == nil
            let isDone = entries[path] == .file(bytes(new)) && entries[aside] == broken
            #expect(isUntouched || isDone, "\(number) \(calls[number])")
            number += 1
        }
    }
}

extension RecordingFileSystem.Contents {
    fileprivate var temporaryFiles: [String] { entries.keys.filter { $0.hasSuffix(".tmp") } }
}
