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

    @Test("stays a link where it is one, also one that leads to a link, or to nothing yet")
    func links() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let manager = FileManager.default
        let links = ["settings.json": "second", "second": "real/file.json"]
        for (name, destination) in links {
            try manager.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: destination)
        }
        let file = SettingsFile(path: folder.path + "/settings.json")
        #expect(try file.load().object == [:])
        for volume in 1...2 {
            try file.save(["volume": JSONValue(integerLiteral: volume)])
            #expect(try SettingsFile(path: folder.path + "/real/file.json").load().object == file.load().object)
        }
        for (name, destination) in links {
            #expect(try manager.destinationOfSymbolicLink(atPath: folder.path + "/" + name) == destination)
        }
        #expect(try names(folder.path + "/real") == ["file.json"])
    }

    @Test("that can't be one is told in a sentence")
    func impossible() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        func save(_ path: String) -> String? {
            #expect(throws: SettingsFileError.self) { try SettingsFile(path: path).save(object) }?.description
        }
        #expect(save(path) == "The settings can't be saved in “\(path)”: a folder stands where the file belongs.")
        let error = #expect(throws: SettingsFileError.self) { try SettingsFile(path: path).load() }
        #expect(error?.description == "The settings can't be read from “\(path)”: a folder stands where the file belongs.")
        let file = folder.path + "/file"
        try "{}".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(
            save(file + "/settings.json")
                == "The settings can't be saved in “\(file)/settings.json”: a file stands where a folder is needed.")
        let circle = folder.path + "/circle"
        try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: "circle")
        #expect(save(circle) == "The settings can't be saved in “\(circle)”: its links lead in a circle.")
        let pipe = folder.path + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(throws: SettingsFileError.self) { try SettingsFile(path: pipe).load() }
        #expect(save(pipe) != nil)
    }

    @Test("what a dead writer left is removed, what a living one writes is not, nor what another program has")
    func leftovers() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SettingsFile(path: path)
        try file.save(object)
        let parent = folder.path + "/a/b/"
        for name in [".settings.json.dead1.tmp", ".settings.json.alive.tmp", ".settings.json.swp", ".other.json.dead1.tmp"] {
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

    @Test("is set aside when it is no object, each time under a new name", arguments: ["", "[1]", "{", "\u{0}", "7"])
    func setAside(text: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SettingsFile(path: path)
        for number in 1...3 {
            try file.save([:])
            try text.write(toFile: path, atomically: false, encoding: .utf8)
            let aside = try #require(try file.load().setAside)
            #expect(aside.newPath == "\(path).unreadable-\(number)")
            #expect(try String(contentsOfFile: aside.newPath, encoding: .utf8) == text)
        }
        #expect(try file.load().setAside == nil)
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
        #expect(try path(["HOME": "/home/ann", "XDG_CONFIG_HOME": "c"]) == "/home/ann/.config/org.example.Lamp/settings.json")
        #expect(throws: SettingsFileError.self) { try path([:]) }
    }
}
