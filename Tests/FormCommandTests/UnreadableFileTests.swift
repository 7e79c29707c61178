import Foundation
import Testing

/// Commands beside a settings file that can't be read, such as one that its owner is editing.
@Suite("A command whose settings file can't be read")
final class UnreadableFileTests {
    let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    private static let texts = ["{\"brightness\": ", "[7]", "garbage", "{\"name\": \"Mine}\n", "\u{0}"]

    /// Makes a file that was changed some time ago, so that no command waits.
    private func write(_ text: String) throws {
        try text.write(toFile: user.settings, atomically: false, encoding: .utf8)
        let program = Process()
        // The time of a change can't be set, so the test waits for it to pass.
        program.executableURL = URL(filePath: "/bin/sleep")
        program.arguments = ["1.1"]
        try program.run()
        program.waitUntilExit()
    }

    private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: user.folder.path) } }

    @Test("prints nothing, changes nothing and ends with 66, with the file, the line, the column and what helps")
    func refused() throws {
        let commands = [
            ["get", "Brightness"], ["get", "Brightness", "--json"], ["list"], ["list", "--json"],
            ["get", "PIN", "--reveal"],
            ["set", "Brightness", "7"], ["set", "On=On", "Brightness=7"], ["reset", "--all"], ["dim"],
        ]
        for text in Self.texts {
            try write(text)
            for command in commands {
                let run = try user.start(LampUser.program, command + ["--settings", user.settings])
                let comment: Comment = "\(command) \(text)"
                #expect(run.status == 66 && run.output == "", comment)
                #expect(
                    run.errors.hasPrefix("Error: “\(user.settings)” can't be read as settings. Line 1, column "),
                    comment)
                #expect(run.errors.contains("--set-aside"), comment)
                #expect(try String(contentsOfFile: user.settings, encoding: .utf8) == text, comment)
                #expect(try names == ["lamp.json"], comment)
            }
        }
    }

    @Test("that changes settings renames the file where its user has chosen that, and starts anew")
    func setAside() throws {
        for (number, text) in Self.texts.enumerated() {
            try write(text)
            #expect(try user.run("set", "Brightness", "7", "--set-aside").status == 0)
            #expect(try user.run("get", "Brightness").output == "7\n")
            let aside = "\(user.settings).unreadable-\(number + 1)"
            #expect(try String(contentsOfFile: aside, encoding: .utf8) == text)
        }
        // A file that can be read stays.
        #expect(try user.run("set", "On", "On", "--set-aside").status == 0)
        #expect(try user.run("get", "Brightness").output == "7\n")
        #expect(try names.count == Self.texts.count + 1)
    }

    @Test("completes paths all the same, and leaves the file alone")
    func completion() throws {
        try write("garbage")
        _ = try user.start(LampUser.program, ["---completion", "get", "--", "path", "1", "0", "lamp", "get", ""])
        #expect(try String(contentsOfFile: user.settings, encoding: .utf8) == "garbage")
        #expect(try names == ["lamp.json"])
    }
}
