/// The text of a search, with case and accents folded.
struct SearchQuery {
    /// The words that must all be found, without repeats.
    let words: [[UInt8]]

    /// The words separated by single spaces, for comparison with whole titles.
    let phrase: [UInt8]

    /// - Parameter fold: The function that also folds the texts to be searched.
    init(_ text: String, fold: (String) -> String) {
        let folded = fold(text).split(whereSeparator: \.isWhitespace)
        var known: Set<Substring> = []
        words = folded.filter { known.insert($0).inserted }.map { Array($0.utf8) }
        phrase = Array(folded.joined(separator: " ").utf8)
    }

    var isEmpty: Bool { words.isEmpty }

    /// Returns true if a folded text contains all words.
    func isFound(in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in words.allSatisfy { bytes.contains($0, in: bytes.indices) } }
    }
}
