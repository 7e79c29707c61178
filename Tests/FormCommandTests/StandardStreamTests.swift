import Foundation
import Testing

@Suite("A program whose standard streams are not as usual")
final class StandardStreamTests {
    private let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    /// Runs the program as a shell does, with redirections and with words that no Swift text can hold.
    private func run(_ command: String, output: Pipe? = nil) throws -> ProgramRun {
        let arguments = ["-c", command, LampUser.program.path, user.settings]
        return try user.start(URL(filePath: "/bin/sh"), arguments, output: output)
    }

    static let writing = [
        "list", "list --json", "get On", "get On --json", "reset --all", "help", "help set", "--help", "list --help",
        "--version", "--generate-completion-script bash", "",
    ]

    @Test("ends with an error where its output can't be written", arguments: writing)
    func full(command: String) throws {
        try #"{"brightness": 5}"#.write(toFile: user.settings, atomically: true, encoding: .utf8)
        let run = try run(#"exec "$0" --settings "$1" \#(command) > /dev/full"#)
        #expect(
            run == ProgramRun(errors: "Error: The standard output can't be written: the disk is full.\n", status: 1))
    }

    @Test("ends with an error where its output is closed, and puts its output into no file", arguments: writing)
    func closed(command: String) throws {
        try #"{"brightness": 5}"#.write(toFile: user.settings, atomically: true, encoding: .utf8)
        let run = try run(#"exec "$0" --settings "$1" \#(command) >&-"#)
        #expect(run == ProgramRun(errors: "Error: The standard output is closed.\n", status: 1))
        let file = try String(contentsOfFile: user.settings, encoding: .utf8)
        #expect(file == (command == "reset --all" ? "{}\n" : #"{"brightness": 5}"#))
    }

    @Test(
        "ends with an error where nobody reads its output and the signal for it is ignored",
        arguments: ["list", "help"])
    func broken(command: String) throws {
        let output = Pipe()
        try output.fileHandleForReading.close()
        let run = try run(#"trap '' PIPE; exec "$0" --settings "$1" \#(command)"#, output: output)
        let sentence = "The standard output can't be written, because its reader has closed it."
        #expect(run == ProgramRun(errors: "Error: \(sentence)\n", status: 1))
    }

    @Test("says that its input is closed, also with all streams closed but the one for errors")
    func closedInput() throws {
        let error = ProgramRun(
            errors: "Error: The standard input is closed, so no value can be read from it.\n", status: 1)
        #expect(try run(#"exec "$0" set "Lamp Name" --settings "$1" <&-"#) == error)
        #expect(try run(#"exec "$0" set PIN --settings "$1" <&- >&-"#) == error)
        #expect(try run(#"exec "$0" set "Lamp Name" Hall --settings "$1" <&- >&- 2>&-"#) == ProgramRun())
        #expect(try String(contentsOfFile: user.settings, encoding: .utf8).contains("Hall"))
    }

    @Test("says that there is nothing on its input")
    func empty() throws {
        let sentence = "There is nothing on the standard input. For an empty value, give it an empty line."
        #expect(try user.run("set", "Lamp Name") == ProgramRun(errors: "Error: \(sentence)\n", status: 1))
    }

    @Test("reads no more of its input than a value can have")
    func endless() throws {
        let run = try run(#"exec "$0" set "Lamp Name" --settings "$1" < /dev/zero"#)
        let tooLong = ProgramRun(errors: "Error: The value is longer than 1 MiB. Give a shorter one.\n", status: 1)
        #expect(run == tooLong)
        let longest = String(repeating: "a", count: 1 << 20)
        #expect(try user.run("set", "Anna's Network/Host: \"Name\"", input: longest + "\n") == ProgramRun())
        #expect(try user.run("set", "Anna's Network/Host: \"Name\"", input: longest + "a") == tooLong)
        #expect(try user.run("get", "Anna's Network/Host: \"Name\"").output == longest + "\n")
    }
}

@Suite("What is no text in UTF-8")
final class BytesTests {
    private let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    @Test(
        "is refused as an argument, with the sentence that the standard input has",
        arguments: [
            #""$0" set "Lamp Name" "$bytes" --settings "$1""#, #""$0" get "$bytes" --settings "$1""#,
            #""$0" list --settings "$bytes.json""#, #""$0" --settings="$bytes.json""#,
            #"printf %s "$bytes" | "$0" set "Lamp Name" --settings "$1""#,
        ])
    func refused(command: String) throws {
        let arguments = ["-c", #"bytes=$(printf 'caf\351'); "# + command, LampUser.program.path, user.settings]
        let run = try user.start(URL(filePath: "/bin/sh"), arguments)
        #expect(run == ProgramRun(errors: "Error: The value is not valid UTF-8.\n", status: 1))
        #expect(try FileManager.default.contentsOfDirectory(atPath: user.folder.path) == [])
    }

    @Test("names no folder for the settings", arguments: ["HOME", "XDG_CONFIG_HOME"])
    func home(variable: String) throws {
        let command = #"exec env "\#(variable)=$1/$(printf 'h\377')" "$0" set On On"#
        let run = try user.start(
            URL(filePath: "/bin/sh"),
            ["-c", "unset XDG_CONFIG_HOME; \(command)", LampUser.program.path, user.folder.path])
        let sentence = "There is no folder for the settings: XDG_CONFIG_HOME or HOME is no text in UTF-8."
        #expect(run == ProgramRun(errors: "Error: \(sentence)\n", status: 1))
        #expect(try FileManager.default.contentsOfDirectory(atPath: user.folder.path) == [])
    }

    @Test("completes nothing")
    func completed() throws {
        let command = #"exec "$0" ---completion get -- positional@0 0 0 "$(printf 'a\377')""#
        let run = try user.start(URL(filePath: "/bin/sh"), ["-c", command, LampUser.program.path])
        #expect(run.output == "" && run.errors == "")
    }
}

@Suite("An empty --settings=")
final class EmptySettingsTests {
    private let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    @Test(
        "is refused, and the command behind it is taken for no file",
        arguments: [["--settings=", "list"], ["list", "--settings="], ["--settings="]])
    func refused(arguments: [String]) throws {
        let run = try user.start(LampUser.program, arguments)
        #expect(run.status == 64 && run.output == "")
        #expect(run.errors.hasPrefix("Error: Give --settings the path of a file.\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: user.folder.path) == [])
    }

    @Test("is a value like any other behind two hyphens")
    func value() throws {
        let set = ["set", "--settings", user.settings, "--", "Lamp Name", "--settings="]
        #expect(try user.start(LampUser.program, set) == ProgramRun())
        #expect(try user.run("get", "Lamp Name").output == "--settings=\n")
    }
}
