import CustomDump
import Foundation
import Testing

@testable import FormCommand
@testable import form_command_firewall

@Suite("A program with a list")
final class ItemCommandTests {
    private let user: LampUser
    private static var program: URL {
        LampUser.program.deletingLastPathComponent().appending(path: "form-command-firewall")
    }

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    private func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
        try user.start(Self.program, arguments + ["--settings", user.settings], input: input)
    }

    private var kept: String { get throws { try String(contentsOfFile: user.settings, encoding: .utf8) } }

    @Test("adds, moves and removes its items, and keeps them")
    func commands() throws {
        #expect(try run("add", "Rules", "Name=Mail", "Port=25") == ProgramRun(output: "Rules/rule-4\n"))
        #expect(try kept.contains(#""name": "Mail""#))
        #expect(try run("get", "Rules/Mail/Port") == ProgramRun(output: "25\n"))
        #expect(try run("move", "Rules/Mail", "--before", "Rules/Second") == ProgramRun())
        #expect(try run("move", "Rules/ssh", "--last") == ProgramRun())
        #expect(try run("remove", "Rules/2", "Rules/Web") == ProgramRun())
        #expect(try run("list", "Rules").output.split(separator: "\n").first == "Rules: rule-4, ssh  (changed)")
        #expect(try run("reset", "Rules") == ProgramRun(output: "Rules: ssh, second, web\n"))
        #expect(try run("add", "Rules", "Name=A/B", "--json") == ProgramRun(output: "\"Rules/rule-4\"\n"))
    }

    @Test("leave a conflict about other items for the user to resolve")
    func unresolved() throws {
        let rule = #""transport": "TCP", "port": 1, "isOn": true"#
        try """
        {"rules": [{"id": "a", "name": "A", \(rule)}, {"id": "c", "name": "C", \(rule)}],
        "$theirs": [{"key": ["rules", "b"], "value": {"id": "b", "name": "B", \(rule)}, "behind": "a"}]}
        """.write(toFile: user.settings, atomically: true, encoding: .utf8)
        let warning = try run("list", "Rules").errors
        #expect(warning.contains("changed elsewhere as well: “Rules”"))
        #expect(try run("add", "Rules", "Name=D") == ProgramRun(output: "Rules/rule-3\n", errors: warning))
        #expect(try run("move", "Rules/c", "--first") == ProgramRun(errors: warning))
        #expect(try run("remove", "Rules/a") == ProgramRun(errors: warning))
        #expect(try kept.contains(#""$theirs""#) && kept.contains(#""name": "B""#))
        #expect(try run("list", "Rules").output.contains("Still there elsewhere: “B”"))
    }

    @Test("asks for a row of the new item that has no value")
    func asked() throws {
        #expect(try run("add", "Rules", "Name", input: "a=b\n") == ProgramRun(output: "Rules/rule-4\n"))
        #expect(try run("get", "Rules/rule-4/Name") == ProgramRun(output: "a=b\n"))
    }

    @Test("ends with status 1 and the sentence where something is refused, and saves nothing")
    func refused() throws {
        let refusals = [
            (["add", "Rules", "Name=SSH"], "“Name”: Another item already has “SSH”."),
            (["add", "Rules", "Nme=x"], "There is no row “Nme”. Did you mean “Name”?"),
            (["add", "Rules", "Nme"], "There is no row “Nme”. Did you mean “Name”?"),
            (["add", "Ruls"], "There is no row “Ruls”. Did you mean “Rules”?"),
            (["remove", "Rules/1", "Rules/2", "Rules/3"], "“Rules” has to keep 1 item."),
            (["move", "Rules", "--up"], "“Rules” is no item of a list."),
        ]
        for (arguments, sentence) in refusals {
            let run = try user.start(Self.program, arguments + ["--settings", user.settings])
            expectNoDifference(run, ProgramRun(errors: "Error: \(sentence)\n", status: 1))
        }
        #expect(!FileManager.default.fileExists(atPath: user.settings))
    }

    @Test("ends with status 64 for a command that is misspelled")
    func misspelled() throws {
        let refusals = [
            (["move", "Rules/1"], "Choose one of --up, --down, --first, --last, --before and --after."),
            (["move", "Rules/1", "--up", "--last"], "Choose one of --up"),
            (["move", "Rules/1", "--before", ""], "Give the path of a setting or a page."),
            (["remove", ""], "Give the path of a setting or a page."),
            (["add", ""], "Give the path of a setting or a page."),
            (["remove"], "Missing expected argument '<item> ...'"),
        ]
        for (arguments, sentence) in refusals {
            let run = try user.start(Self.program, arguments + ["--settings", user.settings])
            #expect(run.status == 64)
            #expect(run.errors.hasPrefix("Error: \(sentence)"))
        }
    }

    @Test("completes its lists, and its items by identity and by title")
    func completion() throws {
        func completions(_ words: String...) throws -> [String] {
            try user.completions(of: Self.program, words)
        }
        #expect(try completions("add", "") == ["Rules"])
        #expect(
            try completions("remove", "")
                == ["Rules/ssh", "Rules/SSH", "Rules/second", "Rules/Second", "Rules/web", "Rules/Web"])
        #expect(try completions("move", "Rules/w") == ["Rules/web"])
        #expect(try completions("move", "Rules/web", "--before", "Rules/s") == ["Rules/ssh", "Rules/second"])
    }

    @Test("completes the rows of a new item, and the values that one can have")
    func rowCompletion() throws {
        func completions(_ words: String...) throws -> [String] {
            try user.completions(of: Self.program, words)
        }
        #expect(try completions("add", "Rules", "") == ["Name=", "Protocol=", "Port=", "On="])
        #expect(try completions("add", "Rules", "Port", "=", "1", "P") == ["Protocol=", "Port="])
        #expect(try completions("add", "Ruls", "") == [])
        // Bash breaks words at an equals sign, other shells don't.
        #expect(try completions("add", "Rules", "Protocol", "=", "T") == ["TCP"])
        for (word, offered) in [
            ("Protocol=", ["Protocol=TCP", "Protocol=UDP"]), ("Name=T", []), ("P", ["Protocol=", "Port="]),
        ] {
            let line = ["form-command-firewall", "add", "Rules", word]
            let run = try user.start(
                URL(filePath: "/usr/bin/env"),
                [
                    "SAP_SHELL=fish", "SAP_SHELL_VERSION=4.0", Self.program.path, "---completion", "add", "--",
                    "positional@1", "3", "0",
                ] + line)
            #expect(run.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix(word) } == offered)
        }
    }

    @Test("refuses an option of its own together with a command, which would ignore it")
    func strayOption() throws {
        for arguments in [
            ["--page", "Rules", "list"], ["--page=Rules", "list", "Rules"], ["list", "--page", "Rules"],
            ["--page", "list", "list"], ["--settings", "list", "--page", "Rules", "list", "--json"],
        ] {
            let run = try user.start(Self.program, arguments)
            #expect(run.status == 64)
            let sentence = "Error: “--page” can't be given together with the command “list”.\n"
            #expect(run.errors.hasPrefix(sentence), "\(arguments)")
            #expect(run.output == "")
        }
        #expect(try run("add", "Rules", "--page", "Rules").status == 64)
        #expect(!FileManager.default.fileExists(atPath: user.settings))
        let list = try run("list")
        #expect(list.output.hasPrefix("Rules: ssh, second, web\n"))
        #expect(try user.start(Self.program, ["--settings", user.settings, "list"]) == list)
        #expect(try user.start(Self.program, ["--settings=list", "list", "Rules", "--json"]).output.hasPrefix("["))
        let words = ["--settings", user.settings, "set", "Rules/ssh/Name", "--", "--page"]
        #expect(try user.start(Self.program, words) == ProgramRun())
        #expect(try run("--page", "list") == ProgramRun(output: "Shows list.\n"))
    }
}
