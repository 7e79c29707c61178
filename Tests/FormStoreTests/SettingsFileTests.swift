import FormStore
import Foundation
import Testing

@Suite("A settings file on this machine")
struct SettingsFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var path: String { folder.appending(path: "a/b/settings.json").path }
    private let object: JSONObject = ["volume": 2]

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    private func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    @Test("is made with its folders for the owner only, and read again; none is no settings")
    func saving() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SettingsFile(path: path)
        #expect(try file.load().object == [:])
        try file.save(object)
        #expect(try file.load().object == object)
        #expect(try permissions(path) == 0o600)
        #expect(try permissions(folder.path + "/a/b") == 0o700)
        #expect(try names(folder.path + "/a/b") == ["settings.json"])
    }

    @Test("what a dead writer left is removed, what a living one writes is not, nor what another program has")
    func leftovers() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SettingsFile(path: path)
        try file.save(object)
        let parent = folder.path + "/a/b/"
        for name in [
            ".settings.json.dead1.tmp", ".settings.json.alive.tmp", ".settings.json.swp", ".other.json.dead1.tmp",
        ] {
            try "half".write(toFile: parent + name, atomically: false, encoding: .utf8)
        }
        let alive = open(parent + ".settings.json.alive.tmp", O_RDWR)
        #expect(flock(alive, LOCK_EX) == 0)
        try file.save(object)
        #expect(
            try names(parent)
                == [".other.json.dead1.tmp", ".settings.json.alive.tmp", ".settings.json.swp", "settings.json"])
        close(alive)
        try file.save(object)
        #expect(try names(parent) == [".other.json.dead1.tmp", ".settings.json.swp", "settings.json"])
    }

    @Test(
        "is set aside when it is no object and that is chosen, each time under a new name",
        arguments: ["[1]", "{", "\u{0}", "7"])
    func setAside(text: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SettingsFile(path: path)
        for number in 1...3 {
            try file.save([:])
            try text.write(toFile: path, atomically: false, encoding: .utf8)
            #expect(throws: SettingsFileError.self) { try file.load() }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
            let aside = try #require(try file.startAnew())
            #expect(aside == "\(path).unreadable-\(number)")
            #expect(try String(contentsOfFile: aside, encoding: .utf8) == text)
            #expect(try file.load().object == [:])
        }
        #expect(try file.startAnew() == nil)
    }

    @Test("has a folder that one program at a time can lock")
    func lock() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = LinuxFileSystem()
        let root = try files.enter(.root)
        defer { files.close(root) }
        let name = String(folder.path.dropFirst())
        let (holder, other) = (try files.open(name, in: root), try files.open(name, in: root))
        defer { files.close(other) }
        #expect(try files.lock(holder))
        #expect(try !files.lock(other))
        files.close(holder)
        #expect(try files.lock(other))
    }

    @Test("that could not be read again is not saved")
    func unreadable() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SettingsFile(path: path)
        try file.save(object)
        var deep: JSONValue = 1
        for _ in 0..<JSONValue.deepest { deep = [deep] }
        #expect(throws: SettingsFileError.self) { try file.save(["deep": deep]) }
        let long = JSONValue.string(String(repeating: "x", count: SettingsFile.largest))
        let error = #expect(throws: SettingsFileError.self) { try file.save(["long": long]) }
        #expect(error?.description == "The settings can't be saved in “\(path)”: it is too large.")
        #expect(try file.load().object == object)
    }

    @Test("is where the desktop wants it, and a missing home is told")
    func place() throws {
        func path(_ environment: [String: String]) throws -> String {
            try SettingsFile.path(application: "org.example.Lamp", environment: environment)
        }
        #expect(try path(["HOME": "/home/ann"]) == "/home/ann/.config/org.example.Lamp/settings.json")
        #expect(try path(["HOME": "/home/ann", "XDG_CONFIG_HOME": "/c"]) == "/c/org.example.Lamp/settings.json")
        #expect(
            try path(["HOME": "/home/ann", "XDG_CONFIG_HOME": "c"])
                == "/home/ann/.config/org.example.Lamp/settings.json")
        #expect(throws: SettingsFileError.self) { try path([:]) }
    }
}
