/// The text of a search, folded.
struct SearchQuery {
    /// The words of the query, without duplicates. Text matches the query if it contains all of them.
    let words: [[UInt8]]

    /// The typed words in order, separated by single spaces, for comparison with whole titles.
    let phrase: [UInt8]

    /// - Parameter fold: Folds the query. The text to be searched must be folded by the same function.
    init(_ text: String, fold: (String) -> String) {
        let folded = fold(text).split(whereSeparator: \.isWhitespace)
        var known: Set<Substring> = []
        words = folded.filter { known.insert($0).inserted }.map { Array($0.utf8) }
        phrase = Array(folded.joined(separator: " ").utf8)
    }

    var isEmpty: Bool { words.isEmpty }

    /// Returns true if folded text contains all words of the query.
    func isFound(in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in words.allSatisfy { bytes.contains($0, in: bytes.indices) } }
    }
}
