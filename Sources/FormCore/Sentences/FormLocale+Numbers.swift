extension FormLocale {
    /// Converts a typed number to Swift's notation: with a decimal point, and without group separators.
    ///
    /// If the text isn't a number in the user's notation, each comma becomes a point and nothing else changes, so that
    /// a number in Swift's notation can be read as well. Text that is a number in both notations is read in the user's
    /// notation: in German, `1.250` is 1250.
    func unwritten(_ text: Substring) -> String {
        let text = text.first == "\u{2212}" ? "-" + text.dropFirst() : text
        let mark = decimalSeparator.first.flatMap(text.firstIndex)
        let fraction = mark.map { text[$0...].dropFirst() }
        let isFraction = fraction?.contains { !$0.isASCII || ",.".contains($0) } != true
        guard isFraction, let whole = ungrouped(text[..<(mark ?? text.endIndex)]) else { return text.withPoint }
        return whole.withPoint + (fraction.map { "." + $0 } ?? "")
    }

    /// Returns a whole number without its group separators. Text without separators is returned unchanged. If a
    /// separator is misplaced, returns `nil`.
    private func ungrouped(_ text: Substring) -> Substring? {
        let groups = text.split(omittingEmptySubsequences: false, whereSeparator: isGroupSeparator)
        guard let first = groups.first, let last = groups.last, groups.count > 1 else { return text }
        let leading = first.drop { "+-".contains($0) }
        // In India, for example, the groups between the first and the last group have two digits.
        let areGroups =
            (1...3).contains(leading.count) && last.count == 3
            && groups.dropFirst().allSatisfy { (2...3).contains($0.count) }
            && ([leading] + groups.dropFirst()).allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
        return areGroups ? groups.joined()[...] : nil
    }

    /// Returns true for a group separator. If the locale's separator is a space, every kind of space counts as a group
    /// separator. If it is an apostrophe, the straight and the curly apostrophe both count as group separators.
    private func isGroupSeparator(_ character: Character) -> Bool {
        guard let separator = groupSeparator.first else { return false }
        if separator.isWhitespace { return character.isWhitespace }
        return "'’".contains(separator) ? "'’".contains(character) : character == separator
    }
}

extension Substring {
    /// The number with a decimal point in place of each comma.
    var withPoint: String { String(map { $0 == "," ? "." : $0 }) }
}
