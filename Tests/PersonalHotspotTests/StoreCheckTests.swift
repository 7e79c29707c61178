import CustomDump
import Foundation
import Testing

@Suite("store-check")
struct StoreCheckTests {
    private let folder: URL

    init() { self.init(FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)) }

    private init(_ folder: URL) { self.folder = folder }

    private func run() throws -> (output: String, errors: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "store-check")
        process.arguments = [folder.path]
        let (pipe, errorPipe) = (Pipe(), Pipe())
        process.standardOutput = pipe
        process.standardError = errorPipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        let errors = try errorPipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            String(decoding: data, as: UTF8.self), String(decoding: errors, as: UTF8.self), process.terminationStatus
        )
    }

    @Test("says of each file what became of it, and that nothing was lost")
    func files() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files: [String: [UInt8]] = [
            "01 good": Array(#"{"hotspot": {"isEnabled": true, "networkName": "A"}}"#.utf8),
            "02 empty object": Array("{}".utf8),
            "03 unknown keys": Array(#"{"x": [1], "hotspot": {"y": null}, "$version": 7}"#.utf8),
            "04 wrong kinds": Array(#"{"hotspot": {"isEnabled": 1, "networkName": ["A"], "password": 5}}"#.utf8),
            "05 wrong all": Array(#"{"hotspot": "none"}"#.utf8),
            "06 wrong choice": Array(#"{"hotspot": {"notification": "Sometimes"}}"#.utf8),
            "07 odd version": Array(#"{"$version": "new", "$theirs": 3}"#.utf8),
            "08 old version": Array(#"{"$version": 1, "hotspot": {"networkName": "A"}}"#.utf8),
            "11 empty": [],
            "12 cut off": Array(#"{"hotspot": {"isEna"#.utf8),
            "13 list": Array("[]".utf8),
            "14 no text": [0xFF, 0xFE, 0x00],
            "15 deep": Array(String(repeating: "[", count: 100_000).utf8),
            "16 zeros": [UInt8](repeating: 0, count: 4096),
            "17 trailing": Array("{} {}".utf8),
            "18 surrogate": Array(#"{"hotspot": {"networkName": "\uD800"}}"#.utf8),
            "21 too large": [UInt8](repeating: UInt8(ascii: " "), count: 16 << 20 + 1),
        ]
        for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "22 folder"), withIntermediateDirectories: true)
        let (output, _, status) = try run()
        let noSettings = "not read, and left alone:"
        expectNoDifference(
            output.replacing(folder.path, with: "…"),
            """
            01 good: loaded
            02 empty object: loaded
            03 unknown keys: loaded
            04 wrong kinds: loaded, dropped hotspot.password, hotspot.networkName
            05 wrong all: loaded, dropped hotspot
            06 wrong choice: loaded, dropped hotspot.notification
            07 odd version: loaded
            08 old version: loaded
            11 empty: \(noSettings) “…/11 empty” can't be read as settings. Line 1, column 1: a value is expected, found the end.
            12 cut off: \(noSettings) “…/12 cut off” can't be read as settings. Line 1, column 14: the text that begins here has no end.
            13 list: \(noSettings) “…/13 list” can't be read as settings. Line 1, column 1: an object is expected, found a list.
            14 no text: \(noSettings) “…/14 no text” can't be read as settings. Line 1, column 1: a value is expected, found a character that does not belong here.
            15 deep: \(noSettings) “…/15 deep” can't be read as settings. Line 1, column 129: this is nested deeper than 128 levels.
            16 zeros: \(noSettings) “…/16 zeros” can't be read as settings. Line 1, column 1: a value is expected, found a character that does not belong here.
            17 trailing: \(noSettings) “…/17 trailing” can't be read as settings. Line 1, column 4: nothing is expected after the end, found “{”.
            18 surrogate: \(noSettings) “…/18 surrogate” can't be read as settings. Line 1, column 30: half a surrogate pair is no character.
            21 too large: not read, and left alone: The settings can't be read from “…/21 too large”: it is too large.
            22 folder: not read, and left alone: The settings can't be read from “…/22 folder”: there is a folder at the file's path.

            """)
        #expect(status == 0)
    }

    @Test("checks what links lead to, and leaves that alone; what is no file is told, and nothing is waited for")
    func links() throws {
        let manager = FileManager.default
        let checked = folder.appending(path: "checked")
        try manager.createDirectory(at: checked, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        let texts = ["good.json": #"{"hotspot": {"networkName": "A"}}"#, "garbage.json": "{oops"]
        for (name, text) in texts { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let links = [
            "1 absolute": folder.path + "/good.json", "2 absolute, broken": folder.path + "/garbage.json",
            "3 relative": "../good.json", "4 relative, broken": "../garbage.json", "5 leads nowhere": "../none",
            "6 folder": "..", "7 device": "/dev/zero",
        ]
        for (name, destination) in links {
            try manager.createSymbolicLink(atPath: "\(checked.path)/\(name)", withDestinationPath: destination)
        }
        #expect(mkfifo(checked.path + "/8 pipe", 0o600) == 0)
        let (output, errors, status) = try Self(checked).run()
        let notRead = "not read, and left alone: The settings can't be read from"
        func noSettings(_ number: Int, _ kind: String) -> String {
            """
            not read, and left alone: “…/\(number) \(kind), broken” can't be read as settings. \
            Line 1, column 2: a key in quotes is expected, found “o”.
            """
        }
        expectNoDifference(
            output.replacing(checked.path, with: "…"),
            """
            1 absolute: loaded
            2 absolute, broken: \(noSettings(2, "absolute"))
            3 relative: loaded
            4 relative, broken: \(noSettings(4, "relative"))
            5 leads nowhere: not read, and left alone: “…/5 leads nowhere” can't be read: it does not exist.
            6 folder: \(notRead) “…/6 folder”: there is a folder at the file's path.
            7 device: \(notRead) “…/7 device”: there is a pipe, a socket or a device at the file's path.
            8 pipe: \(notRead) “…/8 pipe”: there is a pipe, a socket or a device at the file's path.

            """)
        #expect(errors == "" && status == 0)
        for (name, text) in texts {
            #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == text)
        }
        #expect(
            try manager.contentsOfDirectory(atPath: folder.path).sorted() == ["checked", "garbage.json", "good.json"])
    }

    @Test("takes the password that is filled in for an empty one for no loss")
    func emptyPassword() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"{"hotspot": {"password": "", "networkName": "A"}}"#.utf8).write(to: folder.appending(path: "1"))
        let (output, _, status) = try run()
        #expect(output == "1: loaded\n")
        #expect(status == 0)
    }

    @Test("says in a sentence that there is no such folder")
    func noFolder() throws {
        let (output, errors, status) = try run()
        #expect(output == "" && status == 1)
        #expect(errors == "Error: “\(folder.path)” can't be read: it does not exist.\n")
    }
}
