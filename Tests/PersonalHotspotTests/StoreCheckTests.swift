import CustomDump
import Foundation
import Testing

@Suite("store-check")
struct StoreCheckTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func run() throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "store-check")
        process.arguments = [folder.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
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
        let (output, status) = try run()
        expectNoDifference(
            output.replacing(folder.path, with: "…"),
            """
            01 good: loaded
            02 empty object: loaded
            03 unknown keys: loaded
            04 wrong kinds: loaded, dropped hotspot.isEnabled, hotspot.password, hotspot.networkName
            05 wrong all: loaded, dropped hotspot
            06 wrong choice: loaded, dropped hotspot.notification
            07 odd version: loaded
            11 empty: set aside
            12 cut off: set aside
            13 list: set aside
            14 no text: set aside
            15 deep: set aside
            16 zeros: set aside
            17 trailing: set aside
            18 surrogate: set aside
            21 too large: not read, and left alone: The settings can't be read from “…/21 too large”: it is too large.
            22 folder: not read, and left alone: The settings can't be read from “…/22 folder”: a folder stands where the file belongs.

            """)
        #expect(status == 0)
    }
}
