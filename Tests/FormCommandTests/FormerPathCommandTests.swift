import CustomDump
import Foundation
import Testing

@testable import FormCommand
@testable import form_command_lamp

@Suite("A command with a path that a row had before")
final class FormerPathCommandTests {
    private let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    private func note(_ old: String, _ new: String) -> String {
        "Note: “\(old)” is an old path. Use “\(new)” instead.\n"
    }

    @Test("does what it does with the new path, and says that one on standard error, once")
    func told() throws {
        #expect(try user.run("get", "Label") == ProgramRun(output: "Lamp\n", errors: note("Label", "Lamp Name")))
        #expect(try user.run("set", "Label", "Desk") == ProgramRun(errors: note("Label", "Lamp Name")))
        #expect(
            try user.run("list", "Label")
                == ProgramRun(output: "Lamp Name: Desk  (changed)\n", errors: note("Label", "Lamp Name")))
        #expect(
            try user.run("reset", "Label")
                == ProgramRun(output: "Lamp Name: Lamp\n", errors: note("Label", "Lamp Name")))
        #expect(
            try user.run("set", "Wi-Fi/Shared=On", "Wi-Fi/Channel=7", "Brightness=7")
                == ProgramRun(
                    errors: note("Wi-Fi/Shared", "Anna's Network/Shared")
                        + note("Wi-Fi/Channel", "Anna's Network/Channel")))
        #expect(try user.run("get", "Anna's Network/Channel") == ProgramRun(output: "7\n"))
    }

    @Test("reaches a page, what is behind it, a hidden and a disabled row, and a secret")
    func kinds() throws {
        #expect(
            try user.run("list", "Wi-Fi", "--json").output == user.run("list", "Anna's Network", "--json").output)
        #expect(try user.run("set", "Look/Color", "Blue") == ProgramRun(errors: note("Look/Color", "Color")))
        #expect(
            try user.run("set", "Wi-Fi/Channel", "2")
                == ProgramRun(
                    errors: note("Wi-Fi/Channel", "Anna's Network/Channel")
                        + "Error: “Channel” can't be changed now. Turn on “Shared” first.\n",
                    status: 1))
        #expect(try user.run("set", "Lock/PIN", input: "87654321\n") == ProgramRun(errors: note("Lock/PIN", "PIN")))
        #expect(try user.run("get", "PIN", "--reveal") == ProgramRun(output: "87654321\n"))
    }

    @Test("that has an equals sign is a path, unless a row of today begins it")
    func equalsSign() throws {
        #expect(try user.run("set", "a=b", "On") == ProgramRun(errors: note("a=b", "On")))
        #expect(try user.run("set", "a=b=Off") == ProgramRun(errors: note("a=b", "On")))
        #expect(try user.run("set", "Brightness=b", "On").status == 1)
    }

    @Test("that is misspelt names the new path; German says it in German")
    func misspelt() throws {
        #expect(
            try user.run("get", "Wi-Fi/Shard")
                == ProgramRun(
                    errors: "Error: There is no row “Wi-Fi/Shard”. Did you mean “Anna's Network/Shared”?\n", status: 1))
        var german = user
        german.language = ["LANG": "de_DE.UTF-8"]
        #expect(
            try german.run("get", "Label").errors
                == "Hinweis: „Label“ ist ein alter Pfad. Verwenden Sie stattdessen „Lamp Name“.\n")
    }

    @Test("is not offered, but its row's options are")
    func completion() throws {
        #expect(try user.completions(of: LampUser.program, ["list", "Wi"]) == [])
        #expect(try user.completions(of: LampUser.program, ["get", "Lab"]) == [])
        #expect(try user.completions(of: LampUser.program, ["set", "Wi-Fi/Shared", ""]) == ["On", "Off"])
    }

    @Test("reaches a list and its items, by id, title and position")
    func items() throws {
        let firewall = LampUser.program.deletingLastPathComponent().appending(path: "form-command-firewall")
        func run(_ arguments: String...) throws -> ProgramRun {
            try user.start(firewall, arguments + ["--settings", user.settings])
        }
        #expect(
            try run("get", "Filters/SSH/Port")
                == ProgramRun(output: "22\n", errors: note("Filters/SSH/Port", "Rules/SSH/Port")))
        #expect(
            try run("add", "Filters", "Name=Mail", "Port=25")
                == ProgramRun(output: "Rules/rule-4\n", errors: note("Filters", "Rules")))
        #expect(
            try run("move", "Filters/Mail", "--before", "Filters/1")
                == ProgramRun(errors: note("Filters/Mail", "Rules/Mail") + note("Filters/1", "Rules/1")))
        #expect(try run("remove", "Filters/web").errors == note("Filters/web", "Rules/web"))
        #expect(try run("list", "Rules").output.hasPrefix("Rules: rule-4, ssh, second"))
    }
}
