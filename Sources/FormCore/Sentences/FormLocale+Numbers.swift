extension FormLocale {
    /// Converts a typed number to Swift's notation: with a decimal point, and without group separators.
    ///
    /// If the text is not a number in this locale, it is returned unchanged except that commas become points, so that
    /// numbers in Swift's notation are read too. An ambiguous text is read in the user's notation: in German, `1.250`
    /// is 1250.
    func unwritten(_ text: Substring) -> String {
        let text = text.first == "\u{2212}" ? "-" + text.dropFirst() : text
        let mark = decimalSeparator.first.flatMap(text.firstIndex)
        let fraction = mark.map { text[$0...].dropFirst() }
        let isFraction = fraction?.contains { !$0.isASCII || ",.".contains($0) } != true
        guard isFraction, let whole = ungrouped(text[..<(mark ?? text.endIndex)]) else { return text.withPoint }
        return whole.withPoint + (fraction.map { "." + $0 } ?? "")
    }

    /// Returns the digits of a whole number without group separators, or `nil` if a separator is misplaced.
    private func ungrouped(_ text: Substring) -> Substring? {
        let groups = text.split(omittingEmptySubsequences: false, whereSeparator: isGroupSeparator)
        guard let first = groups.first, let last = groups.last, groups.count > 1 else { return text }
        let leading = first.drop { "+-".contains($0) }
        // Some countries write groups of two digits between the first and the last group.
        let areGroups =
            (1...3).contains(leading.count) && last.count == 3
            && groups.dropFirst().allSatisfy { (2...3).contains($0.count) }
            && ([leading] + groups.dropFirst()).allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
        return areGroups ? groups.joined()[...] : nil
    }

    /// Returns true for a group separator. All spaces count as the same separator, and so do both apostrophes.
    private func isGroupSeparator(_ character: Character) -> Bool {
        guard let separator = groupSeparator.first else { return false }
        if separator.isWhitespace { return character.isWhitespace }
        return "'’".contains(separator) ? "'’".contains(character) : character == separator
    }
}

extension Substring {
    /// The number with a decimal point in place of a comma.
    var withPoint: String { String(map { $0 == "," ? "." : $0 }) }
}
