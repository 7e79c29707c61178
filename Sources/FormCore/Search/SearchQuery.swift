/// What was typed into a search, folded.
struct SearchQuery {
    /// The words that must all be found.
    let words: [[UInt8]]

    /// The words with one space between them, as a title has them.
    let phrase: [UInt8]

    /// - Parameter fold: The same that has folded the texts.
    init(_ text: String, fold: (String) -> String) {
        let folded = fold(text).split(whereSeparator: \.isWhitespace)
        words = folded.map { Array($0.utf8) }
        phrase = Array(folded.joined(separator: " ").utf8)
    }

    var isEmpty: Bool { words.isEmpty }
}

/// How well a row fits a query; the first fits best.
enum SearchRank: Int, CaseIterable, Comparable {
    case exactTitle, titlePrefix, wordOfTitle, title, keyword, option, help, section, page

    static func < (left: SearchRank, right: SearchRank) -> Bool { left.rawValue < right.rawValue }
}
