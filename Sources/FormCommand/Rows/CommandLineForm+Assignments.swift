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
        if words.count < 3, !words[0].isAssignment { return firstAlone }
        let (isRow, wasRow) = pathTests()
        if words.count < 3, isRow(first) || wasRow(first) && assignment(words[0], isRow) == nil { return firstAlone }
        return try all(Array(words.enumerated())) { index, word in
            guard word.isAssignment else { throw error(Self.noAssignment(index)) }
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
            isRow(RowPath(word)) || !word.isAssignment ? (RowPath(word), nil) : try assignment(word, isRow, wasRow)
        }
    }

    private func assignment(
        _ word: String, _ isRow: (RowPath) -> Bool, _ wasRow: (RowPath) -> Bool
    ) throws -> (path: RowPath, text: String?) {
        if let found = assignment(word, isRow) ?? assignment(word, wasRow) { return found }
        throw unknown(RowPath(String(word.unicodeScalars.prefix { $0 != "=" })), among: session.rows())
    }

    private func assignment(_ word: String, _ isPath: (RowPath) -> Bool) -> (path: RowPath, text: String?)? {
        let scalars = word.unicodeScalars
        // No path has a hundred equals signs.
        let signs = scalars.indices.filter { scalars[$0] == "=" }.prefix(100)
        let sign = signs.last { isPath(RowPath(String(scalars[..<$0]))) }
        return sign.map { (RowPath(String(scalars[..<$0])), String(scalars[scalars.index(after: $0)...])) }
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

    /// Returns the error for a word that sets no row although several rows are set. The word may be a secret, so it is
    /// named by its position.
    nonisolated static func noAssignment(_ index: Int) -> Sentence {
        Sentence("Write word %1$s after set as PATH=VALUE, to set several settings.", "\(index + 1)")
    }
}

extension String {
    /// True if the text contains an equals sign. An accent or a joiner after the sign, which makes another character of
    /// it, belongs to what follows.
    var isAssignment: Bool { unicodeScalars.contains("=") }
}
