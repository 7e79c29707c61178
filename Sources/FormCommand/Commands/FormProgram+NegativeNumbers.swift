extension FormProgram {
    /// Takes a number below zero behind the path of `set` for the value, as in `set Offset -5`: no option begins with a
    /// digit, but the parser takes each word with a hyphen for one. `Offset=-5` says the same.
    static func joiningNegativeNumbers(_ words: [String]) -> [String] {
        var joined = words
        // The words that are no options, nor values of one: the name of the command, and what it is given.
        var others: [Int] = []
        var place = 0
        while place < words.endIndex, words[place] != "--" {
            let word = words[place]
            if word == "--settings" {
                place += 1
            } else if word.isNegativeNumber {
                guard others.count == 2, words[others[0]] == "set", !words[others[1]].contains("=") else {
                    return words
                }
                joined[others[1]] += "=" + word
                joined.remove(at: place)
                return joined
            } else if !word.hasPrefix("-") {
                others.append(place)
            }
            place += 1
        }
        return words
    }
}

extension String {
    /// Whether the text begins as a number below zero does.
    fileprivate var isNegativeNumber: Bool {
        guard hasPrefix("-"), let digit = dropFirst().first(where: { $0 != "." && $0 != "," }) else { return false }
        return digit.isASCII && digit.isNumber
    }
}
