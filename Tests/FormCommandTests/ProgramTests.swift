import CustomDump
import Foundation
import Testing

@testable import FormCommand
@testable import form_command_lamp

@Suite("A program with a form")
final class ProgramTests {
    let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    @Test("has its commands, beside what it does itself")
    func commands() throws {
        #expect(try user.run() == ProgramRun(output: "Shines.\n"))
        #expect(try user.run("get", "Brightness") == ProgramRun(output: "80\n"))
        #expect(try user.run("get", "On", "--json") == ProgramRun(output: "false\n"))
        #expect(try user.run("list", "On") == ProgramRun(output: "On: Off\n"))
        let list = try LampProgram.parseAsRoot(["list", "--json"]) as? ListCommand<LampProgram>
        #expect(list?.json == true)
        #expect(list?.path == nil)
    }

    @Test("keeps what is set, in the file that stands before or after the command")
    func settings() throws {
        let before = try user.start(LampUser.program, ["--settings", user.settings, "set", "Color", "Blue"])
        #expect(before == ProgramRun())
        #expect(try user.run("set", "Brightness", "7") == ProgramRun())
        #expect(
            try String(contentsOfFile: user.settings, encoding: .utf8) == """
                {
                  "brightness": 7,
                  "color": "Blue"
                }

                """)
        #expect(try user.run("reset", "--all") == ProgramRun(output: "Brightness: 80\nColor: Warm\n"))
        #expect(try user.run("reset", "--all") == ProgramRun())
        #expect(try String(contentsOfFile: user.settings, encoding: .utf8) == "{}\n")
    }

    @Test("takes a value out of the file that can't be read, when its row is reset")
    func unreadable() throws {
        let remark = """
            Warning: In the file these settings can't be read, so they have their defaults: “brightness”. \
            They stay as they are until you change them.

            """
        try #"{"brightness": "low", "name": "Mine"}"#.write(toFile: user.settings, atomically: true, encoding: .utf8)
        #expect(try user.run("get", "Brightness") == ProgramRun(output: "80\n", errors: remark))
        #expect(try user.run("reset", "Brightness").output == "")
        #expect(try user.run("get", "Brightness") == ProgramRun(output: "80\n"))
        #expect(try user.run("get", "Lamp Name") == ProgramRun(output: "Mine\n"))
    }

    @Test("tells of a value in the file that breaks a rule, and prints it")
    func broken() throws {
        try #"{"name": "", "brightness": 95}"#.write(toFile: user.settings, atomically: true, encoding: .utf8)
        let refused = "“Lamp Name”: This can't be empty."
        #expect(try user.run("get", "Lamp Name") == ProgramRun(output: "\n", errors: "Warning: \(refused)\n"))
        let warned = "“Brightness”: This is too bright to look at."
        #expect(
            try user.run("get", "Brightness", "--json") == ProgramRun(output: "95\n", errors: "Warning: \(warned)\n"))
        #expect(try user.run("list", "Lamp Name").output == "Lamp Name:  (changed)\n  ! error: This can't be empty.\n")
        #expect(try user.run("get", "On") == ProgramRun(output: "Off\n"))
    }

    @Test("ends with status 1 and the sentence where something is refused, and saves nothing")
    func refused() throws {
        let refusals = [
            (["Brightness", "200"], "Type a whole number from 0 to 100."),
            (["Lamp Name", "Taken"], "Another lamp has this name."),
            (["Anna's Network/Channel", "2"], "“Channel” can't be changed now. Turn on “Shared” first."),
            (["Brghtness", "2"], "There is no row “Brghtness”. Did you mean “Brightness”?"),
        ]
        for (arguments, sentence) in refusals {
            let run = try user.run("set", arguments[0], arguments[1])
            expectNoDifference(run, ProgramRun(errors: "Error: \(sentence)\n", status: 1))
        }
        #expect(!FileManager.default.fileExists(atPath: user.settings))
    }

    @Test("ends with status 66 and the reason where the settings can't be read")
    func notSaved() throws {
        try FileManager.default.createDirectory(atPath: user.settings, withIntermediateDirectories: true)
        for command in [["set", "On", "On"], ["get", "On"]] {
            let run = try user.start(LampUser.program, command + ["--settings", user.settings])
            #expect(run.status == 66)
            #expect(run.errors.hasPrefix("Error: ") && run.errors.contains(user.settings))
            #expect(run.output == "")
        }
    }

    @Test("says what the form warns of, and takes the value")
    func warned() throws {
        let run = try user.run("set", "Brightness", "95")
        expectNoDifference(run, ProgramRun(errors: "Warning: This is too bright to look at.\n"))
        #expect(try user.run("get", "Brightness").output == "95\n")
    }

    @Test("takes a number below zero for a value, wherever the options stand")
    func negativeNumber() throws {
        let refused = "Error: Type a whole number from 0 to 100.\n"
        #expect(try user.run("set", "Brightness", "-5") == ProgramRun(errors: refused, status: 1))
        #expect(try user.run("set", "Brightness=-5") == ProgramRun(errors: refused, status: 1))
        #expect(try user.run("set", "Lamp Name", "-5 °") == ProgramRun())
        #expect(try user.run("get", "Lamp Name") == ProgramRun(output: "-5 °\n"))
        for words in [
            ["--settings", user.settings, "set", "Lamp Name"], ["set", "Lamp Name", "--settings", user.settings],
        ] {
            #expect(try user.start(LampUser.program, words + ["-6"]) == ProgramRun())
            #expect(try user.run("get", "Lamp Name") == ProgramRun(output: "-6\n"))
        }
        // It is nobody's value behind another one, and for another command.
        for words in [
            ["set", "Lamp Name", "Hall", "-5"], ["set", "On=yes", "-5"], ["get", "Lamp Name", "-5"], ["set", "-5"],
        ] {
            #expect(try user.start(LampUser.program, words + ["--settings", user.settings]).status == 64)
        }
        #expect(try user.run("get", "Lamp Name") == ProgramRun(output: "-6\n"))
    }

    @Test("takes a value that begins with a hyphen behind two of them")
    func hyphen() throws {
        let run = try user.run("set", "--settings", user.settings, "--", "Lamp Name", "-x")
        // What stands behind two hyphens is no option either.
        #expect(run.status == 64)
        let set = try user.start(LampUser.program, ["set", "--settings", user.settings, "--", "Lamp Name", "-x"])
        #expect(set == ProgramRun())
        #expect(try user.run("get", "Lamp Name").output == "-x\n")
    }

    @Test("reads a secret from the standard input, without the line break at its end, and shows it nowhere")
    func secret() throws {
        let argument = try user.run("set", "PIN", "new secret")
        #expect(argument.status == 1)
        #expect(argument.output == "" && !argument.errors.contains("new secret"))
        #expect(try user.run("set", "PIN", input: "new secret\n") == ProgramRun())
        #expect(try user.run("get", "PIN") == ProgramRun(output: "••••••••\n"))
        #expect(try user.run("list").output.contains("PIN: ••••••••  (changed)\n"))
        #expect(try !user.run("list", "--json").output.contains("new secret"))
        #expect(try user.run("get", "PIN", "--reveal") == ProgramRun(output: "new secret\n"))
        #expect(try user.run("set", "PIN", input: "1234\n").errors == "Error: Use at least 8 characters.\n")
        #expect(try user.run("reset", "PIN") == ProgramRun(output: "PIN: ••••••••\n"))
    }

    @Test("resets nothing but what it is told to, and everything only by a word of its own")
    func everything() throws {
        #expect(try user.run("set", "Brightness", "7") == ProgramRun())
        let path = "Error: Give the path of a setting or a page."
        for (arguments, sentence) in [
            (["reset"], "Error: Give the path of a setting or a page, or --all to reset all settings."),
            (["reset", ""], path), (["list", ""], path), (["get", ""], path), (["set", "", "7"], path),
            (["reset", "Brightness", "--all"], "Error: Give either a path or --all."),
        ] {
            let run = try user.start(LampUser.program, arguments + ["--settings", user.settings])
            #expect(run.status == 64 && run.output == "")
            #expect(run.errors.split(separator: "\n").first.map(String.init) == sentence)
        }
        #expect(try user.run("get", "Brightness").output == "7\n")
        #expect(try user.run("reset", "--all") == ProgramRun(output: "Brightness: 80\n"))
    }

    @Test("takes an option in any case of its letters, where that leaves one")
    func letterCase() throws {
        #expect(try user.run("set", "Color", "blue") == ProgramRun())
        #expect(try user.run("get", "Color").output == "Blue\n")
    }

    @Test("keeps a text in the spelling that it was given last")
    func spelling() throws {
        for name in ["e\u{301}", "\u{E9}", "e\u{301}"] {
            #expect(try user.run("set", "Lamp Name", name) == ProgramRun())
            #expect(try Array(user.run("get", "Lamp Name").output.utf8) == Array("\(name)\n".utf8))
            let file = try String(contentsOfFile: user.settings, encoding: .utf8)
            #expect(file.unicodeScalars.contains("\u{301}") == name.unicodeScalars.contains("\u{301}"))
        }
    }

    @Test("shows help for its commands, and says which one it doesn't have")
    func help() throws {
        #expect(try user.start(LampUser.program, ["help", "set"]).output.hasPrefix("OVERVIEW: Change a setting."))
        let run = try user.start(LampUser.program, ["help", "nope"])
        #expect(run.status == 64 && run.output == "")
        #expect(run.errors.hasPrefix("Error: There is no command “nope”.\n"))
    }

    @Test("names a path in one line that is not too long, and as it was written")
    func names() throws {
        let long = try user.run("get", String(repeating: "a", count: 5000))
        #expect(long.errors.count < 300)
        #expect(try user.run("get", "a\u{1B}[2J").errors.hasPrefix("Error: There is no row “a\\u{1B}[2J”."))
        #expect(try user.run("get", "Anna's Network\\Host").errors.contains("“Anna's Network\\\\Host”"))
    }

    @Test("reads any value from the standard input that is not given")
    func input() throws {
        #expect(try user.run("set", "Lamp Name", input: "Kitchen") == ProgramRun())
        #expect(try user.run("get", "Lamp Name").output == "Kitchen\n")
        #expect(try user.run("set", "Lamp Name", input: "\n").errors == "Error: This can't be empty.\n")
    }
}
