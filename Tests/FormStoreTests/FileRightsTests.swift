import FormStore
import Foundation
import Testing

/// Root may do anything, so a process that is nobody's asks for it.
@Suite("Rights on a settings file")
struct FileRightsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var parent: String { folder.path + "/a" }
    private var path: String { parent + "/settings.json" }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        change(folder.path, 0o755)
        change(parent, 0o700)
    }

    /// Gives a file or folder to the user that `form-store-writer` becomes, with these rights.
    private func change(_ path: String, _ mode: mode_t) {
        let nobody: UInt32 = 65534
        if getuid() == 0 { #expect(chown(path, nobody, nobody) == 0) }
        #expect(chmod(path, mode) == 0)
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    private func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    private func makeOld() throws {
        try Data(#"{"volume":1}"#.utf8).write(to: URL(filePath: path))
        change(path, 0o600)
    }

    private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    private func save(_ path: String) async throws -> String { try await Writer.output(of: "save", path) }

    private func load(_ path: String) async throws -> String { try await Writer.output(of: "load", path) }

    private let saved = """
        {
          "volume": 2
        }

        """

    @Test("a folder that must not be changed keeps the file, until it may be", arguments: [0o500, 0o100])
    func folderReadOnly(mode: mode_t) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeOld()
        change(parent, mode)
        #expect(try await load(path) == "")
        for _ in 0..<2 {
            #expect(try await save(path) == "The settings can't be saved in “\(path)”: there is no permission.\n")
            let nested = parent + "/b/settings.json"
            #expect(try await save(nested) == "The settings can't be saved in “\(nested)”: there is no permission.\n")
        }
        change(parent, 0o700)
        #expect(try text() == #"{"volume":1}"#)
        #expect(try names(parent) == ["settings.json"])
        #expect(try await save(path) == "")
        #expect(try text() == saved)
    }

    @Test("a folder that must not be entered keeps the file, until it may be", arguments: [0, 0o600])
    func folderClosed(mode: mode_t) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeOld()
        change(parent, mode)
        #expect(try await load(path) == "The settings can't be read from “\(path)”: there is no permission.\n")
        #expect(try await save(path) == "The settings can't be saved in “\(path)”: there is no permission.\n")
        change(parent, 0o700)
        #expect(try text() == #"{"volume":1}"#)
        #expect(try await load(path) == "")
        #expect(try await save(path) == "")
        #expect(try text() == saved)
    }

    @Test("a folder that must not be listed is no hindrance, also where one is made in it")
    func folderUnlisted() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeOld()
        change(parent, 0o300)
        #expect(try await save(path) == "")
        #expect(try await save(parent + "/b/settings.json") == "")
        #expect(try text() == saved)
        #expect(try mode(parent) == 0o300)
        change(parent, 0o700)
        #expect(try names(parent) == ["b", "settings.json"])
        #expect(try names(parent + "/b") == ["settings.json"])
    }

    @Test("a file that must not be read is told")
    func unreadable() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeOld()
        change(path, 0)
        #expect(try await load(path) == "The settings can't be read from “\(path)”: there is no permission.\n")
        change(path, 0o600)
        #expect(try await load(path) == "")
        #expect(try text() == #"{"volume":1}"#)
    }

    @Test("what is made is for its owner only; the folders that were there keep their mode")
    func made() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        change(parent, 0o751)
        let path = parent + "/b/c/settings.json"
        #expect(try await save(path) == "")
        #expect(try mode(folder.path) == 0o755)
        #expect(try mode(parent) == 0o751)
        #expect(try mode(parent + "/b") == 0o700)
        #expect(try mode(parent + "/b/c") == 0o700)
        #expect(try mode(path) == 0o600)
    }

    @Test("a file is for its owner only after a save, whatever it was", arguments: [0o644, 0o666, 0o400, 0o755, 0o600])
    func replaced(mode: mode_t) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeOld()
        change(path, mode)
        change(parent, 0o755)
        #expect(try await save(path) == "")
        #expect(try self.mode(path) == 0o600)
        #expect(try self.mode(parent) == 0o755)
        #expect(try text() == saved)
    }

    @Test("a file that is set aside is for its owner only, since a secret may be in it")
    func setAsideMode() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{oops".utf8).write(to: URL(filePath: path))
        change(path, 0o644)
        #expect(try SettingsFile(path: path).startAnew() == path + ".unreadable-1")
        #expect(try mode(path + ".unreadable-1") == 0o600)
    }

    @Test("a link of another user is not followed, and what it leads to stays as it was", .enabled(if: getuid() == 0))
    func linkOfAnotherUser() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeOld()
        let shared = folder.path + "/shared"
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
        #expect(chmod(shared, 0o1777) == 0)
        let link = shared + "/settings.json"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        #expect(lchown(link, 65533, 65533) == 0)
        let reason = "“\(link)” is another user's link. Give the path of the file itself, or remove the link."
        #expect(try await save(link) == "The settings can't be saved in “\(link)”: \(reason)\n")
        #expect(try await load(link) == "The settings can't be read from “\(link)”: \(reason)\n")
        #expect(try text() == #"{"volume":1}"#)
        #expect(lchown(link, 0, 0) == 0)
        #expect(try await save(link) == "")
        #expect(try text() == saved)
    }

    @Test("root leaves a file and a new folder whose they are", .enabled(if: getuid() == 0))
    func savedByRoot() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try makeOld()
        change(path, 0o640)
        for path in [path, parent + "/b/settings.json"] {
            try SettingsFile(path: path).save(["volume": 2])
            #expect(try await load(path) == "")
            #expect(try await save(path) == "")
        }
        try SettingsFile(path: path).save(["volume": 3])
        #expect(try mode(path) == 0o600)
        change(path, 0o640)
        try SettingsFile(path: path).save(["volume": 4])
        #expect(try mode(path) == 0o640)
    }
}
