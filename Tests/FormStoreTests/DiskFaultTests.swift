import FormStore
import Foundation
import Testing

@Suite(
    "A disk that can't take the file",
    .enabled(if: SmallDisk.isAllowed, "These need the right to mount a disk, which root has."))
struct DiskFaultTests {
    private let old: JSONObject = ["volume": 1]
    private let new: JSONObject = ["text": .string(String(repeating: "x", count: 20_000))]

    /// Saves what can't be saved, and looks that all files are as they were.
    private func expectRefusal(_ path: String, _ reason: String) throws {
        let file = SettingsFile(path: path)
        let names = try names(beside: path)
        for _ in 0..<3 {
            #expect(message(path) == "The settings can't be saved in “\(path)”: \(reason).")
            #expect(try file.load().object == old)
            #expect(try self.names(beside: path) == names)
        }
    }

    /// Saves the same once more, now that it can be.
    private func expectSuccess(_ path: String) throws {
        #expect(message(path) == nil)
        #expect(try SettingsFile(path: path).load().object == new)
        #expect(!(try names(beside: path).contains { $0.hasSuffix(".tmp") }))
    }

    private func message(_ path: String) -> String? {
        do {
            try SettingsFile(path: path).save(new)
            return nil
        } catch {
            return error.description
        }
    }

    private func names(beside path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: URL(filePath: path).deletingLastPathComponent().path
        ).sorted()
    }

    @Test("because it is full keeps the old one, until there is space", arguments: [0, 8192])
    func full(space: Int) throws {
        try SmallDisk.use { disk in
            let path = disk.path + "/settings.json"
            try SettingsFile(path: path).save(old)
            try disk.fill(but: space)
            try expectRefusal(path, "the disk is full")
            try disk.empty()
            try expectSuccess(path)
        }
    }

    @Test("because it takes no more files keeps the old one, until one is gone")
    func noMoreFiles() throws {
        // The folder itself, the settings, and two.
        try SmallDisk.use(options: "size=64k,nr_inodes=4") { disk in
            let path = disk.path + "/settings.json"
            try SettingsFile(path: path).save(old)
            let others = [disk.path + "/one", disk.path + "/two"]
            for other in others { try Data().write(to: URL(filePath: other)) }
            try expectRefusal(path, "the disk is full")
            let nested = disk.path + "/a/settings.json"
            #expect(message(nested) == "The settings can't be saved in “\(nested)”: the disk is full.")
            for other in others { try FileManager.default.removeItem(atPath: other) }
            try expectSuccess(path)
            try expectSuccess(nested)
        }
    }

    @Test("because it is read-only keeps the old one, until it can be written")
    func readOnly() throws {
        try SmallDisk.use { disk in
            let path = disk.path + "/settings.json"
            try SettingsFile(path: path).save(old)
            // What a dead writer left can't be removed, and is not in the way.
            try Data("half".utf8).write(to: URL(filePath: disk.path + "/.settings.json.dead1.tmp"))
            try disk.makeReadOnly(true)
            try expectRefusal(path, "the disk is read-only")
            let nested = disk.path + "/a/settings.json"
            #expect(message(nested) == "The settings can't be saved in “\(nested)”: the disk is read-only.")
            try disk.makeReadOnly(false)
            try expectSuccess(path)
            try expectSuccess(nested)
        }
    }

    @Test("keeps what is no settings file under its name, also where the user has chosen to set it aside")
    func unreadable() throws {
        try SmallDisk.use { disk in
            let path = disk.path + "/settings.json"
            try Data("{oops".utf8).write(to: URL(filePath: path))
            func expectRefusal(_ reason: String) throws {
                let error = #expect(throws: SettingsFileError.self) { try SettingsFile(path: path).startAnew(new) }
                #expect(error?.description == "The settings can't be saved in “\(path)”: \(reason).")
                #expect(try String(contentsOfFile: path, encoding: .utf8) == "{oops")
                #expect(try names(beside: path).filter { $0 != "filler" } == ["settings.json"])
            }
            try disk.makeReadOnly(true)
            try expectRefusal("the disk is read-only")
            try disk.makeReadOnly(false)
            try disk.fill(but: 0)
            try expectRefusal("the disk is full")
            try disk.empty()
            #expect(try SettingsFile(path: path).startAnew(new) == path + ".unreadable-1")
        }
    }
}
