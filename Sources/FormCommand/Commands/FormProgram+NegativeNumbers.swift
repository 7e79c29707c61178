extension FormProgram {
    /// Makes a negative number behind the path of `set` its value: `set Offset -5` becomes `set Offset=-5`. The parser
    /// would take any word with a hyphen for an option, but no option begins with a digit.
    static func joiningNegativeNumbers(_ words: [String]) -> [String] {
        var joined = words
        // The indices of the words that are neither options nor their values: the command's name and its arguments.
        var others: [Int] = []
        var index = 0
        while index < words.endIndex, words[index] != "--" {
            let word = words[index]
            if word == "--settings" {
                index += 1
            } else if word.isNegativeNumber {
                guard others.count == 2, words[others[0]] == "set", !words[others[1]].contains("=") else {
                    return words
                }
                joined[others[1]] += "=" + word
                joined.remove(at: index)
                return joined
            } else if !word.hasPrefix("-") {
                others.append(index)
            }
            index += 1
        }
        return words
    }
}

extension String {
    /// True if the text begins like a negative number.
    fileprivate var isNegativeNumber: Bool {
        guard hasPrefix("-"), let digit = dropFirst().first(where: { $0 != "." && $0 != "," }) else { return false }
        return digit.isASCII && digit.isNumber
    }
}
