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
        let rows = session.survey()
        let paths = Set(rows.map(\.path))
        let first = RowPath(words[0])
        if words.count < 3, paths.contains(first) || !words[0].contains("=") {
            return [(first, words.count == 2 ? words[1] : nil)]
        }
        return try all(words) { word in
            let signs = word.indices.filter { word[$0] == "=" }
            guard let shortest = signs.first else {
                throw error(Self.noAssignment(word))
            }
            let end = signs.last { paths.contains(RowPath(String(word[..<$0]))) } ?? shortest
            let path = RowPath(String(word[..<end]))
            guard paths.contains(path) else { throw unknown(path, among: rows) }
            return (path, String(word[word.index(after: end)...]))
        }
    }

    /// What is said of a word among several that gives no row a value.
    nonisolated static func noAssignment(_ word: String) -> Sentence {
        Sentence("Write “%1$s” as PATH=VALUE, to set several settings.", word.shortened)
    }
}
