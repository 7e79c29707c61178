import ArgumentParser
import FormCore
import Glibc

extension FormProgram {
    /// Runs the program with its arguments; `@main` calls it.
    ///
    /// Before they are parsed it refuses what the parser would take for something else: an argument that
    /// is no text in UTF-8, a `--settings=` without a path. It ends the program with an error where its output
    /// can't be written.
    @MainActor
    public static func main() {
        guardClosedDescriptors()
        do {
            try checkArguments(rawArguments(CommandLine.unsafeArgv))
            let words = joiningNegativeNumbers(Array(CommandLine.arguments.dropFirst()))
            var command = try parseAsRoot(words)
            try checkOptions(besides: command, words)
            try command.run()
            end()
        } catch {
            end(error)
        }
    }

    /// Ends the program, with the outcome of what it did.
    @MainActor
    static func end(_ error: (any Error)? = nil) -> Never {
        let output = StandardOutput(text: text)
        do {
            guard let error else {
                try output.flush()
                Glibc.exit(ExitCode.success.rawValue)
            }
            let text = message(of: error)
            let status = exitCode(for: error)
            // Help that was asked for is no error.
            if status == .success {
                try output.write(text.isEmpty ? "" : text + "\n")
            } else if !text.isEmpty {
                writeToStandardError(text + "\n")
            }
            Glibc.exit(status.rawValue)
        } catch {
            writeToStandardError(message(of: error) + "\n")
            Glibc.exit(ExitCode.failure.rawValue)
        }
    }

    /// What the person is told of an error; in their language, where it has a sentence.
    @MainActor
    private static func message(of error: any Error) -> String {
        switch error {
        case let error as any SentenceError: text(of: Sentence("Error: %s", error.sentence))
        case let error as FormCommandError: error.line ?? text(of: Sentence("Error: %s", error.description))
        default: fullMessage(for: error)
        }
    }

    /// Refuses arguments that the parser would take for others.
    @MainActor
    private static func checkArguments(_ arguments: [String?]) throws {
        let options = arguments.dropFirst().prefix { $0 != "--" }
        // A shell that completes has nowhere to show an error.
        if arguments.contains(nil), options.first?.map({ $0.hasPrefix("---completion") }) == true {
            throw ExitCode.failure
        }
        if arguments.contains(nil) { throw FormCommandError("The value is no text in UTF-8.", text: text) }
        // The parser takes the next word for the path.
        let isFileMissing =
            options.contains("--settings=")
            || zip(options, options.dropFirst()).contains { $0 == "--settings" && $1 == "" }
        if isFileMissing { throw refusal("Give --settings the path of a file.") }
        if options.first == "help" { try checkHelp(options.dropFirst().compactMap(\.self)) }
    }

    /// Refuses help for a command that there is not; the parser gives that for the program in its place.
    @MainActor
    private static func checkHelp(_ names: [String]) throws {
        var command: any ParsableCommand.Type = self
        for name in names where !name.hasPrefix("-") && name != "help" {
            guard let next = command.subcommand(called: name) else {
                throw refusal(Sentence("There is no command “%s”.", name.shortened))
            }
            command = next
        }
    }
}

/// The arguments of a process, the program's name the first; `nil` for one that is no text in UTF-8.
private func rawArguments(_ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> [String?] {
    var texts: [String?] = []
    while let argument = arguments[texts.count] { texts.append(String(validatingCString: argument)) }
    return texts
}
