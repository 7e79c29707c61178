import FormStore
import Foundation
import Testing

@Suite("What stands where a settings file belongs")
struct ResolvedPathTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var path: String { folder.path + "/settings.json" }
    private let settings: JSONObject = ["volume": 2]
    private let manager = FileManager.default

    init() throws {
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func link(_ name: String, to destination: String) throws {
        try manager.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: destination)
    }

    private func destination(_ name: String) throws -> String {
        try manager.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)")
    }

    private func names(_ path: String) throws -> [String] {
        try manager.contentsOfDirectory(atPath: path).sorted()
    }

    /// Why the settings can't be saved, and can't be read.
    private func expectRefusal(_ path: String, _ reason: String) throws {
        for _ in 0..<2 {
            let saving = #expect(throws: SettingsFileError.self) { try SettingsFile(path: path).save(settings) }
            #expect(saving?.description == "The settings can't be saved in “\(path)”: \(reason).")
            let reading = #expect(throws: SettingsFileError.self) { try SettingsFile(path: path).load() }
            #expect(reading?.description == "The settings can't be read from “\(path)”: \(reason).")
        }
    }

    private func expectSuccess(_ path: String) throws {
        try SettingsFile(path: path).save(settings)
        #expect(try SettingsFile(path: path).load().object == settings)
    }

    @Test(
        "a link stays one, and the file is where it leads to, whether there was one or not",
        arguments: [
            ["settings.json": "real.json"],
            ["settings.json": "elsewhere/lamps/real.json"],
            ["settings.json": "second", "second": "elsewhere/third", "elsewhere/third": "../elsewhere/real.json"],
        ])
    func links(links: [String: String]) throws {
        defer { try? manager.removeItem(at: folder) }
        try manager.createDirectory(at: folder.appending(path: "elsewhere"), withIntermediateDirectories: true)
        for (name, destination) in links { try link(name, to: destination) }
        let file = SettingsFile(path: path)
        #expect(try file.load().object == [:])
        for volume in 1...2 {
            let settings: JSONObject = ["volume": JSONValue(integerLiteral: volume)]
            try file.save(settings)
            #expect(try file.load().object == settings)
            let paths = try manager.subpathsOfDirectory(atPath: folder.path)
            let real = try #require(paths.first { $0.hasSuffix("real.json") })
            #expect(try SettingsFile(path: "\(folder.path)/\(real)").load().object == settings)
            #expect(!paths.contains { $0.hasSuffix(".tmp") })
        }
        for (name, destination) in links { #expect(try self.destination(name) == destination) }
    }

    @Test("a link to an absolute path is followed, and stays when what it leads to is set aside")
    func linkToBroken() throws {
        defer { try? manager.removeItem(at: folder) }
        let real = folder.path + "/real.json"
        try link("settings.json", to: real)
        try Data("{oops".utf8).write(to: URL(filePath: real))
        #expect(try SettingsFile(path: path).startAnew() == real + ".unreadable-1")
        try expectSuccess(path)
        #expect(try names(folder.path) == ["real.json", "real.json.unreadable-1", "settings.json"])
        #expect(try destination("settings.json") == real)
    }

    @Test("links in a circle are told, for the file and for its folder", arguments: ["settings.json", "a"])
    func circle(name: String) throws {
        defer { try? manager.removeItem(at: folder) }
        let path = name == "a" ? folder.path + "/a/settings.json" : path
        try link(name, to: "second")
        try link("second", to: name)
        try expectRefusal(path, "its links lead in a circle")
        #expect(try names(folder.path) == [name, "second"].sorted())
        try manager.removeItem(atPath: folder.path + "/second")
        try expectSuccess(path)
    }

    @Test("a link in a folder's place leads to a folder that is made")
    func folderLink() throws {
        defer { try? manager.removeItem(at: folder) }
        try link("a", to: "elsewhere/b")
        try expectSuccess(folder.path + "/a/c/settings.json")
        #expect(try destination("a") == "elsewhere/b")
        #expect(try names(folder.path + "/elsewhere/b/c") == ["settings.json"])
    }

    @Test("a folder is told and kept, with what is in it")
    func folderInPlace() throws {
        defer { try? manager.removeItem(at: folder) }
        try manager.createDirectory(atPath: path + "/inner", withIntermediateDirectories: true)
        try expectRefusal(path, "there is a folder at the file's path")
        #expect(try names(path) == ["inner"])
        #expect(try names(folder.path) == ["settings.json"])
        try manager.removeItem(atPath: path)
        try expectSuccess(path)
    }

    @Test("a file where a folder is needed is told and kept", arguments: ["a/settings.json", "a/b/c/settings.json"])
    func fileInFoldersPlace(name: String) throws {
        defer { try? manager.removeItem(at: folder) }
        let path = "\(folder.path)/\(name)"
        try Data("kept".utf8).write(to: folder.appending(path: "a"))
        try expectRefusal(path, "there is a file where a folder is needed")
        #expect(try String(contentsOf: folder.appending(path: "a"), encoding: .utf8) == "kept")
        try manager.removeItem(at: folder.appending(path: "a"))
        try expectSuccess(path)
    }

    @Test(
        "a pipe or a socket is told and kept, and nobody waits for its other end",
        arguments: [S_IFIFO, S_IFSOCK])
    func pipes(kind: mode_t) throws {
        defer { try? manager.removeItem(at: folder) }
        #expect(mknod(path, kind | 0o600, 0) == 0)
        try expectRefusal(path, "there is a pipe, a socket or a device at the file's path")
        let inside = path + "/settings.json"
        try expectRefusal(inside, "there is a file where a folder is needed")
        #expect(try names(folder.path) == ["settings.json"])
        try manager.removeItem(atPath: path)
        try expectSuccess(path)
        // A temporary file is only ever a file.
        let leftover = folder.path + "/.settings.json.dead1.tmp"
        #expect(mknod(leftover, kind | 0o600, 0) == 0)
        try expectSuccess(path)
        #expect(try names(folder.path) == [".settings.json.dead1.tmp", "settings.json"])
    }

    @Test("a device is told, also behind a link", arguments: ["/dev/null", "/dev/zero", "/dev/full"])
    func devices(device: String) throws {
        defer { try? manager.removeItem(at: folder) }
        try link("settings.json", to: device)
        try expectRefusal(path, "there is a pipe, a socket or a device at the file's path")
        try manager.removeItem(atPath: path)
        try expectSuccess(path)
    }

    @Test(
        "a home or a folder of the desktop that is not there is made",
        arguments: [
            (["HOME": "home/ann"], "home/ann/.config"), (["HOME": "home/ann/"], "home/ann/.config"),
            (["HOME": "home/ann", "XDG_CONFIG_HOME": "xdg/config"], "xdg/config"),
        ])
    func missing(variables: [String: String], configuration: String) throws {
        defer { try? manager.removeItem(at: folder) }
        let path = try SettingsFile.path(
            application: "org.example.Lamp", environment: variables.mapValues { "\(folder.path)/\($0)" })
        #expect(try SettingsFile(path: path).load().object == [:])
        #expect(try names(folder.path) == [])
        try expectSuccess(path)
        #expect(try names("\(folder.path)/\(configuration)/org.example.Lamp") == ["settings.json"])
    }
}
