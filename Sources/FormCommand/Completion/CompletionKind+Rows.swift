public import ArgumentParser
import FormCore

extension CompletionKind {
    /// Completes the paths of a program's rows.
    ///
    /// - Parameters:
    ///   - program: The program, which opens its form to list the rows.
    ///   - includingPages: True to offer the rows that open pages as well.
    public static func rows<Program: FormProgram>(
        of program: Program.Type, includingPages: Bool = false
    ) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, _ in
                form.survey().filter { $0.value != nil || includingPages && $0.opensPage }.map(\.path.description)
            }
        }
    }

    /// Completes the paths of a program's editable lists.
    static func lists<Program: FormProgram>(of program: Program.Type) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, _ in
                form.survey().filter { $0.role == .list && $0.value != nil }.map(\.path.description)
            }
        }
    }

    /// Completes the paths of the items in editable lists, by row id and, if it is unambiguous, also by title.
    static func items<Program: FormProgram>(of program: Program.Type) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, _ in
                let rows = form.survey()
                let items = ItemNames(rows)
                return rows.filter { $0.role == .list && $0.value != nil }.flatMap { items.paths(in: $0.path) }
                    .flatMap { [$0, items.titledPath(of: $0)].compactMap { $0?.description } }
            }
        }
    }

    /// Completes the values that the row on the command line accepts.
    static func options<Program: FormProgram>(of program: Program.Type) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, line in
                form.survey().first { $0.path.description == line.path }?.usableOptions ?? []
            }
        }
    }

    /// Completes the rows of a new item of the list on the command line, as `row=`, and after the equals sign the
    /// values that the row accepts. A secret row is offered without the sign, because its value is asked for.
    static func assignmentsToItem<Program: FormProgram>(of program: Program.Type) -> CompletionKind {
        .custom { words, index, _ in
            candidates(program, words, index) { form, line in
                guard let list = line.path,
                    let item = try? CommandLineForm(form).newItem(in: RowPath(list))
                else { return [] }
                let way = item.path.components
                let rows = item.trial.survey().compactMap { row -> (name: String, row: SurveyedRow)? in
                    let components = row.path.components
                    guard row.value != nil, row.role != .list, components.starts(with: way) else { return nil }
                    return (RowPath(Array(components.dropFirst(way.count))).description, row)
                }
                guard let given = line.assigned else {
                    return rows.map { $0.row.value?.isSecret == true ? $0.name : "\($0.name)=" }
                }
                let options = rows.first { $0.name == given }?.row.usableOptions ?? []
                // Bash treats the text after the sign as a word by itself.
                return CompletionShell.requesting == .bash ? options : options.map { "\(given)=\($0)" }
            }
        }
    }

    /// Returns the candidates for a shell; none if the form can't be opened.
    private static func candidates<Program: FormProgram>(
        _ program: Program.Type, _ words: [String], _ index: Int? = nil,
        _ choose: @escaping @Sendable @MainActor (FormSession, CommandLineWords) -> [String]
    ) -> [String] {
        // The parser runs completion where it parses, which is on the main thread.
        MainActor.assumeIsolated {
            let line = CommandLineWords(words, at: index, areQuoted: CompletionShell.quotesWords)
            guard let form = try? program.openForm(settings: line.settings) else { return [] }
            return withExtendedLifetime(form) {
                choose(form.session, line)
                    .filter { !$0.isEmpty && $0.allSatisfy { !$0.isNewline } }
                    .map { CompletionShell.requesting?.quote($0) ?? $0 }
            }
        }
    }
}

extension CompletionShell {
    /// True if the shell passes the words as they were typed; fish does so since version 4.
    fileprivate static var quotesWords: Bool {
        requesting != .fish || requestingVersion?.hasPrefix("3.") != true
    }

    /// Returns a candidate in the form that the shell's completion expects.
    fileprivate func quote(_ text: String) -> String {
        switch self {
        // `compgen -W` performs shell expansion on its words.
        case .bash:
            String(text.flatMap { $0.isLetter || $0.isNumber || "/_.-".contains($0) ? [$0] : ["\\", $0] })
        // `_describe` takes the text after a colon as a description.
        case .zsh: text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        default: text
        }
    }
}
