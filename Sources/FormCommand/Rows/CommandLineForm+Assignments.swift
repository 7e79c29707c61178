import FormCore

extension CommandLineForm {
    /// What the words behind `set` mean: a row, and its value where it is given; or rows with their values, as
    /// `path=value` each.
    ///
    /// A path may have an equals sign. A first word that is the path of a row is one, so that `path value` means the
    /// same whatever other rows there are; and of a word `path=value` the longest beginning counts that is one.
    ///
    /// - Throws: a ``FormCommandError`` that names each word that is neither.
    func assignments(_ words: [String]) throws -> [(path: RowPath, text: String?)] {
        let isRow = isRow()
        let first = RowPath(words[0])
        if words.count < 3, isRow(first) || !words[0].contains("=") {
            return [(first, words.count == 2 ? words[1] : nil)]
        }
        return try all(words) { word in
            guard word.contains("=") else { throw error(Self.noAssignment(word)) }
            return try assignment(word, isRow)
        }
    }

    /// What the words behind `add` and its list mean: rows with their values, as `row=value` each, or a row whose value
    /// is to be asked for.
    ///
    /// - Throws: a ``FormCommandError`` that names each word that is neither.
    func assignmentsToItem(_ words: [String]) throws -> [(path: RowPath, text: String?)] {
        let isRow = isRow()
        return try all(words) { word in
            isRow(RowPath(word)) || !word.contains("=") ? (RowPath(word), nil) : try assignment(word, isRow)
        }
    }

    private func assignment(
        _ word: String, _ isRow: (RowPath) -> Bool
    ) throws -> (path: RowPath, text: String?) {
        let signs = word.indices.filter { word[$0] == "=" }
        let paths = signs.map { RowPath(String(word[..<$0])) }
        guard let found = paths.lastIndex(where: isRow) else { throw unknown(paths[0], among: session.survey()) }
        return (paths[found], String(word[word.index(after: signs[found])...]))
    }

    /// Whether a path names a row; also where a title in it could be that of several items.
    private func isRow() -> (RowPath) -> Bool {
        let rows = session.survey()
        let (paths, items) = (Set(rows.map(\.path)), ItemNames(rows))
        return { [page] written in
            switch items.path(of: RowPath(page.components + written.components)) {
            case .success(let path): paths.contains(path)
            case .failure: true
            }
        }
    }

    /// What is said of a word among several that gives no row a value.
    nonisolated static func noAssignment(_ word: String) -> Sentence {
        Sentence("Write “%1$s” as PATH=VALUE, to set several settings.", word.shortened)
    }
}
