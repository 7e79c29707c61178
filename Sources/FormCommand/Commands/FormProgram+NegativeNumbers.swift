extension FormProgram {
    /// Returns the program's arguments, after joining a negative value of the command `set` to the path before it: `set
    /// Offset -5` becomes `set Offset=-5`.
    ///
    /// Otherwise the parser would take `-5` for an option, although no option begins with a digit. All other arguments
    /// are returned unchanged.
    static func joiningNegativeNumbers(_ words: [String]) -> [String] {
        var joined = words
        // The indices of the command's name and of the arguments after it. Options and their values are left out.
        var others: [Int] = []
        var index = 0
        while index < words.endIndex, words[index] != "--" {
            let word = words[index]
            if word == "--settings" {
                index += 1
            } else if word.isNegativeNumber {
                guard others.count == 2, words[others[0]] == "set", !words[others[1]].isAssignment else {
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
    /// True if the text begins like a negative number, such as `-5` or `-.5`.
    fileprivate var isNegativeNumber: Bool {
        guard hasPrefix("-"), let digit = dropFirst().first(where: { $0 != "." && $0 != "," }) else { return false }
        return digit.isASCII && digit.isNumber
    }
}
