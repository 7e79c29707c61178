import Glibc

/// The information that completion needs about a command line that is being typed.
struct CommandLineWords {
    /// The file given with `--settings`, or `nil` if the option is missing.
    private(set) var settings: String?
    /// The first argument after the command's name, which is a path, or `nil` if there is none.
    private(set) var path: String?
    /// The text before the equals sign in the word that is being typed, or `nil` if the word has no equals sign.
    private(set) var assigned: String?

    /// Reads the words of a command line, which begin with the program's name.
    ///
    /// - Parameter index: The index of the word that is being typed, or `nil` if it is unknown. Without it,
    ///   ``assigned`` is `nil`.
    /// - Parameter areQuoted: True if the words still have the quotes and escapes with which they were typed.
    init(_ words: [String], at index: Int? = nil, areQuoted: Bool = true) {
        var positionals: [String] = []
        let texts = words.map { areQuoted ? unquoted($0) : $0 }
        if let index, texts.indices.contains(index) { assigned = Self.assigned(in: texts[...index]) }
        var words = texts.dropFirst()
        while let word = words.popFirst() {
            if word == "--settings" {
                // Bash passes an equals sign as a separate word.
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
        // Bash passes an equals sign as a separate word.
        if let sign = words.suffix(2).lastIndex(of: "="), sign > words.startIndex { return words[sign - 1] }
        guard let word = words.last, word.isAssignment else { return nil }
        return String(word.unicodeScalars.prefix { $0 != "=" })
    }
}

/// Returns a word in the form in which a command receives it: without quotes and escapes, and with the path of the
/// user's home folder in place of a leading `~/`.
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
