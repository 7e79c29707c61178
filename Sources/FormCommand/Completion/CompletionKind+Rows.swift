public import ArgumentParser
import FormCore

extension CompletionKind {
    /// The paths of a program's rows.
    ///
    /// - Parameters:
    ///   - program: The program, which opens its form to list them.
    ///   - includingPages: Whether the pages that rows open are offered, too.
    public static func rows<Program: FormProgram>(
        of program: Program.Type, includingPages: Bool = false
    ) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, _ in
                form.survey().filter { $0.value != nil || includingPages && $0.opensPage }.map(\.path.description)
            }
        }
    }

    /// The paths of a program's lists that can be edited.
    static func lists<Program: FormProgram>(of program: Program.Type) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, _ in
                form.survey().filter { $0.role == .list && $0.value != nil }.map(\.path.description)
            }
        }
    }

    /// The paths of the items of those lists, by identity and, where that names one, by title.
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

    /// The texts that the row can get whose path is on the command line.
    static func options<Program: FormProgram>(of program: Program.Type) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, line in
                form.survey().first { $0.path.description == line.path }?.usableOptions ?? []
            }
        }
    }

    /// The rows of a new item of the list that is on the command line, as `row=`, and behind the sign the texts that
    /// the row can get; a secret without the sign, since it is asked for.
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
                // To bash, what stands behind the sign is a word by itself.
                return CompletionShell.requesting == .bash ? options : options.map { "\(given)=\($0)" }
            }
        }
    }

    /// What a shell offers; nothing where the form can't be opened.
    private static func candidates<Program: FormProgram>(
        _ program: Program.Type, _ words: [String], _ index: Int? = nil,
        _ choose: @escaping @Sendable @MainActor (FormSession, CommandLineWords) -> [String]
    ) -> [String] {
        // The parser completes where it parses, which is on the main thread.
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
    /// Whether the words that the shell gives stand as they were typed; fish does so since version 4.
    fileprivate static var quotesWords: Bool {
        requesting != .fish || requestingVersion?.hasPrefix("3.") != true
    }

    /// A candidate as a shell's completion has to get it.
    fileprivate func quote(_ text: String) -> String {
        switch self {
        // `compgen -W` expands its words like any others.
        case .bash:
            String(text.flatMap { $0.isLetter || $0.isNumber || "/_.-".contains($0) ? [$0] : ["\\", $0] })
        // `_describe` takes what follows a colon for a description.
        case .zsh: text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        default: text
        }
    }
}
