/// Gives each row of a page a letter of its own, which with Alt goes to the row.
///
/// Letters at the start of a word are taken first. When the letters of a title
/// are all taken, the row has none.
struct Mnemonics {
    private var taken: Set<Character> = []

    /// The letter for a title.
    mutating func take(from title: String) -> Character? {
        guard taken.count < 36 else { return nil }
        let initials = title.split(separator: " ").compactMap(\.first)
        let letter = (initials + Array(title)).lazy.compactMap(\.mnemonic).first { !taken.contains($0) }
        if let letter { taken.insert(letter) }
        return letter
    }

    /// The title as GTK wants it: its underscores doubled, and one before the letter.
    static func mark(_ title: String, _ letter: Character?) -> String {
        var marked = ""
        var isMarked = letter == nil
        // The letter's first place at the start of a word, or else its first place at all.
        let starts = title.indices.filter { $0 == title.startIndex || title[title.index(before: $0)] == " " }
        let place = (starts + Array(title.indices)).first { title[$0].mnemonic == letter }
        for index in title.indices {
            if !isMarked, index == place {
                marked.append("_")
                isMarked = true
            }
            marked.append(title[index] == "_" ? "__" : String(title[index]))
        }
        return marked
    }
}

extension Character {
    /// The letter or digit in lower case, if it is one of those that every keyboard has.
    fileprivate var mnemonic: Character? {
        guard isASCII, isLetter || isNumber else { return nil }
        return lowercased().first
    }
}
