import FormCommand
import FormCore
import Foundation
import Testing

@testable import form_command_lamp

@Suite("A command of a program's own")
final class OwnCommandTests {
    let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    @Test("sets rows, prints what the state is then, and ends with a status that it chooses")
    func status() throws {
        let run = try user.run("dim", "7")
        #expect(run == ProgramRun(output: "Lamp is at 7.\n", errors: "Note: It is off.\n", status: 3))
        #expect(try user.run("get", "Brightness").output == "7\n")
        #expect(try user.run("set", "On", "On") == ProgramRun())
        #expect(try user.run("dim", "--json") == ProgramRun(output: "{\n  \"brightness\": 10\n}\n"))
    }

    @Test("is refused with the sentences of set, and remarks as set does")
    func refused() throws {
        let sentence = "Type a whole number from 0 to 100."
        #expect(try user.run("dim", "101") == ProgramRun(errors: "Error: \(sentence)\n", status: 1))
        #expect(!FileManager.default.fileExists(atPath: user.settings))
        #expect(try user.run("dim", "95").errors.hasPrefix("Warning: This is too bright to look at.\nNote: "))
    }

    @Test("prints a sentence on one line, whatever stands in it")
    func oneLine() throws {
        try #"{"isOn": true, "name": "a\nb\u001B[2J"}"#.write(toFile: user.settings, atomically: true, encoding: .utf8)
        #expect(try user.run("dim").output == "a\\nb\\u{1B}[2J is at 10.\n")
    }

    @Test("fails where the settings can't be read")
    func unreadable() throws {
        try FileManager.default.createDirectory(atPath: user.settings, withIntermediateDirectories: false)
        let run = try user.run("dim")
        #expect(run.status == 66 && run.output.isEmpty && run.errors.hasPrefix("Error: "))
    }
}
