import ArgumentParser
import FormCore
import Glibc

extension FormProgram {
    /// Runs the program with its arguments. `@main` calls this method.
    ///
    /// Before parsing, it rejects arguments that the parser would misread: text that is not valid UTF-8, `--settings`
    /// with an empty path, and `help` for an unknown command. If the output can't be written, or if the process may
    /// open too few files or has too small a stack, the program ends with an error.
    @MainActor
    public static func main() {
        guardClosedDescriptors()
        do {
            if let reason = ProcessLimits.raise() { throw FormCommandError(reason, text: text) }
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

    /// Ends the program, successfully if `error` is `nil`. Otherwise, prints the error's message, and ends the program
    /// with the error's exit status.
    @MainActor
    static func end(_ error: (any Error)? = nil) -> Never {
        let output = StandardOutput(text: text)
        do {
            guard let error else {
                try output.flush()
                Glibc.exit(ExitCode.success.rawValue)
            }
            let text = message(of: error)
            let status = (error as? FormCommandError).map { ExitCode($0.status) } ?? exitCode(for: error)
            // If the user has asked for help, the parser throws the help text as an error whose exit status is success.
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

    /// Returns the message of an error, translated into the user's language if the error provides a `Sentence`.
    @MainActor
    private static func message(of error: any Error) -> String {
        switch error {
        case let error as any SentenceError: text(of: Sentence("Error: %s", error.sentence)).onOneLine
        case let error as FormCommandError:
            (error.line ?? text(of: Sentence("Error: %s", error.description))).onOneLine
        default: readable(fullMessage(for: error))
        }
    }

    /// Returns a message of the parser with the arguments that it repeats as they may be printed: escaped and shortened,
    /// like those in other messages. Only the line breaks of the message itself are left.
    private static func readable(_ message: String) -> String {
        var message = message.unicodeScalars
        for argument in CommandLine.arguments.dropFirst() {
            // The parser repeats an option without its value.
            for part in [argument, argument.split(separator: "=").first.map(String.init) ?? ""] {
                let short = part.withoutMiddle
                if short != part { message = message.replacing(part.unicodeScalars, with: short.unicodeScalars) }
            }
        }
        return String(message).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.unicodeScalars.count > 2000 ? String($0).withoutMiddle : String($0).onOneLine }
            .joined(separator: "\n")
    }

    /// Throws an error if the parser would misread the arguments: if one is not valid UTF-8, if `--settings` has an
    /// empty path, or if `help` is given for an unknown command.
    ///
    /// - Parameter arguments: The program's name and its arguments; `nil` for each argument that is not valid UTF-8.
    @MainActor
    private static func checkArguments(_ arguments: [String?]) throws {
        let options = arguments.dropFirst().prefix { $0 != "--" }
        // During shell completion, no error message can be shown.
        if arguments.contains(nil), options.first?.map({ $0.hasPrefix("---completion") }) == true {
            throw ExitCode.failure
        }
        if arguments.contains(nil) { throw FormCommandError("The value is not valid UTF-8.", text: text) }
        // After `--settings=` without a path, the parser would take the next word as the path.
        let isFileMissing =
            options.contains("--settings=")
            || zip(options, options.dropFirst()).contains { $0 == "--settings" && $1 == "" }
        if isFileMissing { throw refusal("Give --settings the path of a file.") }
        if options.first == "help" { try checkHelp(options.dropFirst().compactMap(\.self)) }
    }

    /// Throws an error if `help` is followed by the name of an unknown command, because the parser would show the
    /// program's help instead.
    @MainActor
    private static func checkHelp(_ names: [String]) throws {
        var command: any ParsableCommand.Type = self
        for name in names where !name.hasPrefix("-") && name != "help" {
            guard let next = command.subcommand(called: name) else {
                throw refusal(Sentence("There is no command “%s”.", name.withoutMiddle))
            }
            command = next
        }
    }
}

/// Returns the arguments of the process, beginning with the program's name. An argument that is not valid UTF-8 is
/// `nil`.
private func rawArguments(_ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> [String?] {
    var texts: [String?] = []
    while let argument = arguments[texts.count] { texts.append(String(validatingCString: argument)) }
    return texts
}
