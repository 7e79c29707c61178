import ArgumentParser
import FormCore

extension FormProgram {
    /// Throws an error if one of the program's own options, such as an option for its window, is given together with a
    /// command.
    ///
    /// The parser accepts the program's options in any position, but the command would silently ignore them. Nothing is
    /// checked if the command has the program as its `@ParentCommand`, because the command can then use the program's
    /// options.
    ///
    /// - Parameters:
    ///   - command: The parsed command.
    ///   - words: The arguments that were parsed.
    @MainActor
    static func checkOptions(besides command: any ParsableCommand, _ words: [String]) throws {
        if command is Self { return }
        if Mirror(reflecting: command).children.contains(where: { $0.value is any ProgramReader }) { return }
        var complaints: [(name: String, text: String, words: [String])] = []
        // A word that looks like the command's name may also be the value of an option, so there may be several
        // readings. If the command can parse the other words of one of them, no option is misplaced.
        for (name, others) in readings(of: words, as: type(of: command)) {
            do {
                _ = try type(of: command).parse(others)
                return
            } catch { complaints.append((name, type(of: command).message(for: error), others)) }
        }
        for (name, text, others) in complaints {
            let words = others.prefix { $0 != "--" }.filter { $0.hasPrefix("-") }
            let options = words.compactMap { $0.split(separator: "=").first }
            guard let option = options.first(where: { text.contains("'\($0)'") }) else { continue }
            throw refusal(
                Sentence("“%1$s” can't be given together with the command “%2$s”.", String(option).withoutMiddle, name))
        }
    }

    /// Returns each way in which the words can be read as a command of the given type. There can be several ways if an
    /// option's value is spelled like a command's name.
    ///
    /// - Returns: For each way, the command's name, and the other words without the name.
    private static func readings(
        of words: [String], as type: any ParsableCommand.Type
    ) -> [(name: String, others: [String])] {
        words.indices.compactMap { position in
            var (command, names, others) = (Self.self as any ParsableCommand.Type, [String](), words)
            var start = position
            while start < others.endIndex, let next = command.subcommand(called: others[start]) {
                command = next
                names.append(others.remove(at: start))
                start = others[start...].firstIndex { next.subcommand(called: $0) != nil } ?? others.endIndex
            }
            return command == type ? (names.joined(separator: " "), others) : nil
        }
    }
}

extension ParsableCommand {
    static func subcommand(called name: String) -> (any ParsableCommand.Type)? {
        configuration.subcommands.first { $0._commandName == name || $0.configuration.aliases.contains(name) }
    }
}

/// Marks the property wrapper `ParentCommand`, with which a command can read the program's options.
private protocol ProgramReader {}

extension ParentCommand: ProgramReader {}
