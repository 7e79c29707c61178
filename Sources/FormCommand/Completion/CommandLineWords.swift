import Glibc

/// The information that completion needs about a command line that is being typed.
struct CommandLineWords {
    /// The file given with `--settings`.
    private(set) var settings: String?
    /// The path after the command's name.
    private(set) var path: String?
    /// The text before the equals sign in the word that is being typed, or `nil` if the word has no equals sign.
    private(set) var assigned: String?

    /// Reads the words of a command line.
    ///
    /// - Parameter index: The index of the word that is being typed.
    /// - Parameter areQuoted: True if the words still have the quotes and escapes with which they were typed.
    init(_ words: [String], at index: Int? = nil, areQuoted: Bool = true) {
        var positionals: [String] = []
        let texts = words.map { areQuoted ? unquoted($0) : $0 }
        if let index, texts.indices.contains(index) { assigned = Self.assigned(in: texts[...index]) }
        var words = texts.dropFirst()
        while let word = words.popFirst() {
            if word == "--settings" {
                // Bash passes an equals sign as a word of its own.
                if words.first == "=" { words.removeFirst() }
                settings = words.popFirst()
            } else if word.hasPrefix("--settings=") {
                settings = String(word.dropFirst("--settings=".count))
            } else if !word.hasPrefix("-") {
                positionals.append(word)
            }
        }
        path = positionals.dropFirst().first
    }

    private static func assigned(in words: ArraySlice<String>) -> String? {
        // Bash passes an equals sign as a word of its own.
        if let sign = words.suffix(2).lastIndex(of: "="), sign > words.startIndex { return words[sign - 1] }
        guard let word = words.last, let sign = word.firstIndex(of: "=") else { return nil }
        return String(word[..<sign])
    }
}

/// Returns a word as a command receives it: without quotes and escapes, and with the user's home folder for `~`.
func unquoted(_ word: String) -> String {
    var text = ""
    var quote: Character?
    var letters = Array(word)[...]
    while let letter = letters.popFirst() {
        switch (letter, quote) {
        case ("'", nil), ("\"", nil): quote = letter
        case (quote, _?): quote = nil
        case ("\\", nil): letters.popFirst().map { text.append($0) }
        case ("\\", "\""):
            let next = letters.popFirst()
            if let next, !"\\\"$`".contains(next) { text.append(letter) }
            next.map { text.append($0) }
        default: text.append(letter)
        }
    }
    if word.hasPrefix("~/"), let home = getenv("HOME").flatMap({ String(validatingCString: $0) }) {
        text = home + text.dropFirst()
    }
    return text
}
