import Foundation
import Testing

/// A transcript `Tests/Corpus/Commands/NAME.txt` has commands, each on a line that begins with `$` and may go on in lines
/// that begin with `>`, and below each command what it prints.
///
/// Lines of standard error begin with `2|`, and an exit status other than 0 is in brackets. Lines that begin with `#`
/// are comments on the command below them. A shell runs each command in a folder that is empty at the beginning;
/// `Commands/functions.bash` has its functions.
@Suite("The transcripts of the corpus")
struct CommandCorpusTests {
    @Test("are what the commands print today", arguments: try Corpus.files(".txt", in: "Commands"))
    func transcript(file: String) throws {
        let shell = try Shell()
        defer { shell.removeFolder() }
        let commands = Transcript.commands(in: try Corpus.text(of: file))
        try #require(!commands.isEmpty, "\(file) has no commands.")
        let transcript = try commands.map { "\($0)\n\(try shell.run(Transcript.script(of: $0)))" }.joined(
            separator: "\n")
        #expect(Transcript.commands(in: transcript) == commands, "An output in \(file) reads as a command.")
        try Corpus.compare(transcript, with: file)
    }
}

/// The text of commands and what they print.
private enum Transcript {
    /// The commands of a text, each with the comments above it, without what they print.
    static func commands(in text: String) -> [String] {
        var commands: [String] = []
        var comments: [Substring] = []
        var isInCommand = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("# ") {
                comments.append(line)
            } else if line.hasPrefix("$ ") {
                commands.append((comments + [line]).joined(separator: "\n"))
                comments = []
            } else if isInCommand, line.hasPrefix("> ") {
                commands[commands.count - 1] += "\n\(line)"
            }
            isInCommand = line.hasPrefix("$ ") || isInCommand && line.hasPrefix("> ")
        }
        return commands
    }

    /// What a shell runs.
    static func script(of command: String) -> String {
        command.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
    }
}

/// A shell in a folder of its own, with the programs of this build.
private struct Shell {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false) }

    func removeFolder() { try? FileManager.default.removeItem(at: folder) }

    /// Returns what a script prints, as a transcript has it.
    func run(_ script: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let functions = Corpus.folder.appending(path: "Commands/functions.bash").path
        process.arguments = ["bash", "--norc", "-c", "source \(functions)\n\(script)"]
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": "\(programs.path):/usr/bin:/bin", "HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
            "XDG_RUNTIME_DIR": folder.path, "LC_ALL": "C", "TZ": "UTC",
            // The completion of Personal Hotspot would ask the machine's NetworkManager.
            "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(folder.path)/none",
        ]
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let outputText = text(of: output)
        let errorText = text(of: errors)
        process.waitUntilExit()
        var lines = outputText.isEmpty ? [] : [outputText]
        if !outputText.isEmpty, !outputText.hasSuffix("\n") { lines.append("(no line break)\n") }
        lines += errorText.split(separator: "\n").map { "2| \($0)\n" }
        if process.terminationStatus != 0 { lines.append("[\(process.terminationStatus)]\n") }
        return lines.joined()
    }

    private func text(of pipe: Pipe) -> String {
        String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            .replacing(folder.path, with: "FOLDER").replacing(programs.path, with: "PROGRAMS")
    }
}
