extension FormLocale {
    /// A number that the person has typed, with a point and with nothing between its thousands.
    ///
    /// Where a text is no number by this locale, it is left as it is, with a point for a comma, so that one is read
    /// that was written as in Swift. What can be read both ways counts as the person writes it: in German, `1.250` is
    /// 1250.
    func unwritten(_ text: Substring) -> String {
        let text = text.first == "\u{2212}" ? "-" + text.dropFirst() : text
        let mark = decimalSeparator.first.flatMap(text.firstIndex)
        let fraction = mark.map { text[$0...].dropFirst() }
        let isFraction = fraction?.contains { !$0.isASCII || ",.".contains($0) } != true
        guard isFraction, let whole = ungrouped(text[..<(mark ?? text.endIndex)]) else { return text.withPoint }
        return whole.withPoint + (fraction.map { "." + $0 } ?? "")
    }

    /// Whole digits without what stands between their groups; `nil` where that stands elsewhere.
    private func ungrouped(_ text: Substring) -> Substring? {
        let groups = text.split(omittingEmptySubsequences: false, whereSeparator: isGroupSeparator)
        guard let first = groups.first, let last = groups.last, groups.count > 1 else { return text }
        let leading = first.drop { "+-".contains($0) }
        // Between the first and the last, some countries write two digits.
        let areGroups =
            (1...3).contains(leading.count) && last.count == 3
            && groups.dropFirst().allSatisfy { (2...3).contains($0.count) }
            && ([leading] + groups.dropFirst()).allSatisfy { $0.utf8.allSatisfy(\.isDigit) }
        return areGroups ? groups.joined()[...] : nil
    }

    /// Spaces are alike, and so are apostrophes.
    private func isGroupSeparator(_ character: Character) -> Bool {
        guard let separator = groupSeparator.first else { return false }
        if separator.isWhitespace { return character.isWhitespace }
        return "'’".contains(separator) ? "'’".contains(character) : character == separator
    }
}

extension Substring {
    /// A number with a point, which may have had a comma.
    var withPoint: String { String(map { $0 == "," ? "." : $0 }) }
}
