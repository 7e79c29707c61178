import Foundation
import Testing

/// What a program has written, and how it has ended.
struct ProgramRun: Equatable {
    var output = ""
    var errors = ""
    var status: Int32 = 0
}

/// The program with a form, and a folder of its own.
struct LampUser {
    let folder: URL
    /// The language that the user has asked for, as variables of their environment.
    var language = ["LC_ALL": "C"]

    var settings: String { folder.appending(path: "lamp.json").path }

    static var program: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "form-command-lamp")
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Runs the program over the settings of the folder.
    func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
        try start(Self.program, arguments + ["--settings", settings], input: input)
    }

    /// Runs a program to its end.
    ///
    /// - Parameter output: Where its output goes, which then nobody reads.
    func start(_ program: URL, _ arguments: [String], input: String = "", output unread: Pipe? = nil) throws
        -> ProgramRun
    {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let others = ProcessInfo.processInfo.environment.filter { variable in
            !["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].contains(variable.key)
        }
        process.environment = others.merging(language) { $1 }
        let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = unread ?? output
        process.standardError = errors
        try process.run()
        // A program that is refused has ended before it reads.
        try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        if unread != nil { try output.fileHandleForWriting.close() }
        let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return ProgramRun(output: outputText, errors: errorText, status: process.terminationStatus)
    }

    /// What bash offers for the last of some words, as it stands on the command line.
    func completions(of program: URL, _ words: [String]) throws -> [String] {
        let script = folder.appending(path: "completion")
        if !FileManager.default.fileExists(atPath: script.path) {
            let run = try start(program, ["--generate-completion-script", "bash"])
            try run.output.write(to: script, atomically: true, encoding: .utf8)
        }
        let name = program.lastPathComponent
        let word = words[words.count - 1]
        let line = ([name] + words).joined(separator: " ")
        let commands = """
            source ./completion
            COMP_WORDS=("$@")
            COMP_CWORD=$(($# - 1))
            COMP_LINE=$LINE
            COMP_POINT=${#LINE}
            _\(name) "$1" "$WORD" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try start(
            URL(filePath: "/usr/bin/env"),
            ["LINE=\(line)", "WORD=\(word)", "bash", "--norc", "-c", commands, "bash", program.path] + words)
        #expect(run.errors == "")
        return run.output.split(separator: "\n").map(String.init)
    }

    func removeFolder() {
        try? FileManager.default.removeItem(at: folder)
    }
}
