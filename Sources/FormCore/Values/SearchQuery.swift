/// What was typed into a search, folded.
struct SearchQuery {
    /// The words that must all be found, each once.
    let words: [[UInt8]]

    /// The words with one space between them, as a title has them.
    let phrase: [UInt8]

    /// - Parameter fold: The same that has folded the texts.
    init(_ text: String, fold: (String) -> String) {
        let folded = fold(text).split(whereSeparator: \.isWhitespace)
        var known: Set<Substring> = []
        words = folded.filter { known.insert($0).inserted }.map { Array($0.utf8) }
        phrase = Array(folded.joined(separator: " ").utf8)
    }

    var isEmpty: Bool { words.isEmpty }

    /// Whether a folded text has all the words.
    func isFound(in text: [UInt8]) -> Bool {
        text.withUnsafeBufferPointer { bytes in words.allSatisfy { bytes.contains($0, in: bytes.indices) } }
    }
}
