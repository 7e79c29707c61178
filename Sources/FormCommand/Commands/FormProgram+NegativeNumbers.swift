extension FormProgram {
    /// Takes a number below zero behind a path for its value, as in `set Offset -5`: no option begins with a digit.
    ///
    /// The parser takes each word with a hyphen for an option; `Offset=-5` says the same.
    static func joiningNegativeNumbers(_ words: [String]) -> [String] {
        guard let command = words.firstIndex(of: "set") else { return words }
        var joined: [String] = []
        for (place, word) in words.enumerated() {
            if joined.contains("--") || place < command + 2 || !word.isNegativeNumber {
                joined.append(word)
            } else if let path = joined.last, !path.hasPrefix("-"), !path.contains("=") {
                joined[joined.count - 1] = "\(path)=\(word)"
            } else {
                joined.append(word)
            }
        }
        return joined
    }
}

extension String {
    /// Whether the text begins as a number below zero does.
    fileprivate var isNegativeNumber: Bool {
        guard hasPrefix("-"), let digit = dropFirst().first(where: { $0 != "." && $0 != "," }) else { return false }
        return digit.isASCII && digit.isNumber
    }
}
