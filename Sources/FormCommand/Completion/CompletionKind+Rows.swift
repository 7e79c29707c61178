public import ArgumentParser
import FormCore

extension CompletionKind {
    /// Completes the path of one of a program's rows. By default, only rows that have a value are offered.
    ///
    /// - Parameters:
    ///   - program: The program, which opens its form to list the rows.
    ///   - includingPages: True to also offer rows that open a page.
    public static func rows<Program: FormProgram>(
        of program: Program.Type, includingPages: Bool = false
    ) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, _ in
                form.rows().filter { $0.value != nil || includingPages && $0.opensPage }.map(\.path.description)
            }
        }
    }

    /// Completes the paths of a program's editable lists.
    static func lists<Program: FormProgram>(of program: Program.Type) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, _ in
                form.rows().filter { $0.role == .list && $0.value != nil }.map(\.path.description)
            }
        }
    }

    /// Completes the paths of the items in editable lists.
    ///
    /// Each item is offered by its row id. If no other item of the list has the same title, the item is also offered by
    /// its title.
    static func items<Program: FormProgram>(of program: Program.Type) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, _ in
                let rows = form.rows()
                let items = ItemNames(rows)
                return rows.filter { $0.role == .list && $0.value != nil }.flatMap { items.paths(in: $0.path) }
                    .flatMap { [$0, items.titledPath(of: $0)].compactMap { $0?.description } }
            }
        }
    }

    /// Completes the value of the row whose path is on the command line. Offers the options of the row that the user
    /// could choose now.
    static func options<Program: FormProgram>(of program: Program.Type) -> CompletionKind {
        .custom { words, _, _ in
            candidates(program, words) { form, line in
                guard let path = line.path.map({ RowPath($0) }) else { return [] }
                let rows = form.rows()
                let row = { (path: RowPath) in rows.first { $0.path == path } }
                return (row(path) ?? form.currentPath(of: path).flatMap(row))?.usableOptions ?? []
            }
        }
    }

    /// Completes the assignments for a new item of the list whose path is on the command line.
    ///
    /// Before the equals sign, the rows of the item are offered, as `row=`. After the equals sign, the options of the
    /// row are offered. A row with a secret is offered without the equals sign, because the command asks for its value.
    static func assignmentsToItem<Program: FormProgram>(of program: Program.Type) -> CompletionKind {
        .custom { words, index, _ in
            candidates(program, words, index) { form, line in
                guard let list = line.path,
                    let item = try? CommandLineForm(form).newItem(in: RowPath(list))
                else { return [] }
                let itemPath = item.path.components
                let rows = item.trial.rows().compactMap { row -> (name: String, row: FormRow)? in
                    let components = row.path.components
                    guard row.value != nil, row.role != .list, components.starts(with: itemPath) else { return nil }
                    return (RowPath(Array(components.dropFirst(itemPath.count))).description, row)
                }
                guard let given = line.assigned else {
                    return rows.map { $0.row.value?.isSecret == true ? $0.name : "\($0.name)=" }
                }
                let options = rows.first { $0.name == given }?.row.usableOptions ?? []
                // Bash completes the text after the equals sign as a separate word.
                return CompletionShell.requesting == .bash ? options : options.map { "\(given)=\($0)" }
            }
        }
    }

    /// Opens the form, and returns the completions that `choose` finds in it, quoted for the shell. Leaves out empty
    /// completions and those with a line break. Returns no completions if the form can't be opened.
    ///
    /// - Parameters:
    ///   - words: The words of the command line.
    ///   - index: The index of the word that is being typed, or `nil` if `choose` doesn't need it.
    ///   - choose: Returns the completions for a form's session and the command line.
    private static func candidates<Program: FormProgram>(
        _ program: Program.Type, _ words: [String], _ index: Int? = nil,
        _ choose: @escaping @Sendable @MainActor (FormSession, CommandLineWords) -> [String]
    ) -> [String] {
        // The parser asks for completions on the thread on which it parses, which is the main thread.
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
    /// True if the shell passes the words as they were typed, with quotes and escapes. All shells do so, except fish
    /// before version 4.
    fileprivate static var quotesWords: Bool {
        requesting != .fish || requestingVersion?.hasPrefix("3.") != true
    }

    /// Returns a completion with the escapes that the shell requires.
    fileprivate func quote(_ text: String) -> String {
        switch self {
        // Bash's `compgen -W` performs shell expansion on its words, so special characters are escaped.
        case .bash:
            String(text.flatMap { $0.isLetter || $0.isNumber || "/_.-".contains($0) ? [$0] : ["\\", $0] })
        // Zsh's `_describe` takes the text after a colon as a description, so colons are escaped.
        case .zsh: text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        default: text
        }
    }
}
