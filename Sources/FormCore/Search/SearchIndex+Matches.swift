extension SearchIndex {
    /// Returns the rows whose text contains every word of the query, the best match first. Rows that match equally well
    /// are in reading order.
    func matches(_ query: SearchQuery) -> [Int] {
        var ranked = Array(repeating: [Int](), count: SearchRank.allCases.count)
        bytes.withUnsafeBufferPointer { bytes in
            let words = query.words.map { word in
                SearchedWord(
                    word: word,
                    sections: sections.map { bytes.contains(word, in: $0.text) },
                    pages: pages.map { bytes.contains(word, in: $0.text) })
            }
            for (row, texts) in texts.enumerated() {
                guard let rank = rank(of: texts, query.phrase, words, in: bytes) else { continue }
                ranked[rank.rawValue].append(row)
            }
        }
        return Array(ranked.joined())
    }

    /// Returns the rank of a row, or `nil` if a word of the query is missing from the row's text.
    ///
    /// If the row's title begins with the whole query, the row has one of the two best ranks. Otherwise, each word of
    /// the query has a rank, and the worst of these is the row's rank.
    private func rank(
        of texts: Texts, _ phrase: [UInt8], _ words: [SearchedWord], in bytes: FoldedBytes
    ) -> SearchRank? {
        if bytes.isEqual(phrase, at: texts.title.lowerBound, before: texts.title.upperBound) {
            return phrase.count == texts.title.count ? .exactTitle : .titlePrefix
        }
        var worst = SearchRank.exactTitle
        for word in words {
            guard let rank = rank(of: texts, word, in: bytes) else { return nil }
            worst = max(worst, rank)
        }
        return worst
    }

    private func rank(of texts: Texts, _ searched: SearchedWord, in bytes: FoldedBytes) -> SearchRank? {
        let word = searched.word
        if bytes.containsStart(of: word, in: texts.title) { return .wordOfTitle }
        if bytes.contains(word, in: texts.title) { return .title }
        if bytes.contains(word, in: texts.keywords) { return .keyword }
        if bytes.contains(word, in: texts.options) { return .option }
        if bytes.contains(word, in: texts.help) { return .help }
        if searched.sections[texts.section] { return .section }
        return searched.pages[sections[texts.section].page] ? .page : nil
    }
}

/// A word of the query, and for each section and page, whether its text contains the word. Many rows share a section or
/// a page, so the text of each section and page is searched only once.
private struct SearchedWord {
    let word: [UInt8]
    let sections: [Bool]
    let pages: [Bool]
}

extension FoldedBytes {
    /// Returns true if a word of the text begins with the given word.
    fileprivate func containsStart(of word: [UInt8], in text: Range<Int>) -> Bool {
        var start = text.lowerBound
        while let offset = position(of: word, from: start, before: text.upperBound) {
            if offset == text.lowerBound || !isPartOfWord(before: offset) { return true }
            start = offset + 1
        }
        return false
    }

    /// Returns true if the character before the offset is part of a word: a letter or a digit. Any non-ASCII character
    /// counts as part of a word, except dashes and quotation marks.
    private func isPartOfWord(before offset: Int) -> Bool {
        switch self[offset - 1] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case ..<0x80: false
        // In UTF-8, the dashes and quotation marks of the block General Punctuation begin with E2 80.
        default: !(offset >= 3 && self[offset - 3] == 0xE2 && self[offset - 2] == 0x80)
        }
    }
}
