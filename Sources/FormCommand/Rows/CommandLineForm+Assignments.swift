import FormCore

extension CommandLineForm {
    /// Parses the words behind `set`: either a row, with its value if one is given, or several rows with their values
    /// as `path=value`.
    ///
    /// A path may contain an equals sign. If the first word is the path of a row, it is taken as that, so that `path
    /// value` means the same whatever other rows there are. In a word `path=value`, the longest beginning that is the
    /// path of a row counts. Former paths of rows count only if there is no such row.
    ///
    /// - Throws: A ``FormCommandError`` that names each word that is neither.
    func assignments(_ words: [String]) throws -> [(path: RowPath, text: String?)] {
        let first = RowPath(words[0])
        let firstAlone = [(path: first, text: words.count == 2 ? words[1] : nil)]
        if words.count < 3, !words[0].contains("=") { return firstAlone }
        let (isRow, wasRow) = pathTests()
        if words.count < 3, isRow(first) || wasRow(first) && assignment(words[0], isRow) == nil { return firstAlone }
        return try all(words) { word in
            guard word.contains("=") else { throw error(Self.noAssignment(word)) }
            return try assignment(word, isRow, wasRow)
        }
    }

    /// Parses the words behind `add` and its list: rows with their values as `row=value`, or rows whose value is to be
    /// asked for.
    ///
    /// - Throws: A ``FormCommandError`` that names each word that is neither.
    func assignmentsToItem(_ words: [String]) throws -> [(path: RowPath, text: String?)] {
        let (isRow, wasRow) = pathTests()
        return try all(words) { word in
            isRow(RowPath(word)) || !word.contains("=") ? (RowPath(word), nil) : try assignment(word, isRow, wasRow)
        }
    }

    private func assignment(
        _ word: String, _ isRow: (RowPath) -> Bool, _ wasRow: (RowPath) -> Bool
    ) throws -> (path: RowPath, text: String?) {
        if let found = assignment(word, isRow) ?? assignment(word, wasRow) { return found }
        throw unknown(RowPath(String(word.prefix { $0 != "=" })), among: session.rows())
    }

    private func assignment(_ word: String, _ isPath: (RowPath) -> Bool) -> (path: RowPath, text: String?)? {
        let signs = word.indices.filter { word[$0] == "=" }
        let sign = signs.last { isPath(RowPath(String(word[..<$0]))) }
        return sign.map { (RowPath(String(word[..<$0])), String(word[word.index(after: $0)...])) }
    }

    /// Returns two functions: the first returns true if a path names a row, even by a title that several items share;
    /// the second if it named a row in an earlier version of the program.
    private func pathTests() -> (isRow: (RowPath) -> Bool, wasRow: (RowPath) -> Bool) {
        let rows = session.rows()
        let (paths, items) = (Set(rows.map(\.path)), ItemNames(rows))
        let isRow = { [page] (written: RowPath) in
            switch items.path(of: RowPath(page.components + written.components)) {
            case .success(let path): paths.contains(path)
            case .failure: true
            }
        }
        return (isRow, { currentPath(of: $0).map(isRow) ?? false })
    }

    /// Returns the error for a word that sets no row although several rows are set.
    nonisolated static func noAssignment(_ word: String) -> Sentence {
        Sentence("Write “%1$s” as PATH=VALUE, to set several settings.", word.shortened)
    }
}
