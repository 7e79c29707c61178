extension FormLocale {
    /// Converts a typed number to Swift's notation: with a decimal point, and without group separators. Returns `nil`
    /// if the text isn't a number, or if it could mean two numbers.
    ///
    /// Text that is well formed in the user's own notation is a number in that notation: digits, or groups of digits
    /// with the locale's group separator between them, then the locale's decimal mark and more digits. Groups have
    /// three digits, or two before the last one as in India. The first group may be shorter, and doesn't begin with 0.
    /// So in German `1.234` is 1234, and `0.234` and `12.34` have no groups.
    ///
    /// In other text, a single point or comma is the decimal mark, as in Swift's notation and in other languages,
    /// unless it could separate groups in some notation. So in French `1.5` and `0.234` are read, but `1.234` is
    /// refused, because it could be 1234. The Arabic marks `٫` and `٬` have only one meaning, and are read in every
    /// locale.
    ///
    /// - Parameter text: The number without white space around it, and with its digits and its sign in ASCII.
    package func unwritten(_ text: Substring) -> String? {
        if !text.isEmpty, text.utf8.allSatisfy(\.isDigit) { return String(text) }
        let sign = text.first.flatMap { "+-".contains($0) ? String($0) : nil } ?? ""
        let mantissa = text.dropFirst(sign.count).prefix { !"eE".contains($0) }
        let exponent = text[mantissa.endIndex...]
        let number =
            own(mantissa, mayHaveGroups: exponent.isEmpty) ?? foreign(mantissa).flatMap { $0.isClear ? $0 : nil }
        return number.map { "\(sign)\($0.whole)\($0.fraction.isEmpty ? "" : ".")\($0.fraction)\(exponent)" }
    }

    /// Returns a sentence with both readings of the first number in the text that could mean two numbers; `nil` if
    /// there is none.
    package func ambiguity(in text: Substring) -> Sentence? {
        for text in text.split(whereSeparator: { !($0.isASCII && $0.isNumber || ",.".contains($0)) }) {
            guard own(text) == nil, let number = foreign(text), !number.isClear else { continue }
            let whole = number.whole.drop { $0 == "0" }
            return Sentence(
                "“%1$s” can be read as %2$s or as %3$s. Type one of these instead.", String(text),
                "\(whole)\(number.fraction)", "\(whole)\(decimalSeparator)\(number.fraction)")
        }
        return nil
    }

    /// The digits before and after a decimal mark.
    private struct Digits {
        var whole: Substring
        var fraction: Substring = ""
        /// False if the decimal mark could be a group separator.
        var isClear = true
    }

    /// Reads a number in the user's own notation.
    private func own(_ text: Substring, mayHaveGroups: Bool = true) -> Digits? {
        let mark = decimalSeparator.inASCII.first
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == mark || $0 == "٫" }
        let fraction = parts.count > 1 ? parts[1] : ""
        guard let whole = parts[0].areDigits ? parts[0] : mayHaveGroups ? ungrouped(parts[0]) : nil,
            fraction.areDigits
        else { return nil }
        return Digits(whole: whole, fraction: fraction)
    }

    /// Reads digits with a single point or comma, and no other mark.
    ///
    /// In the notations that glibc knows, groups separated by points have three digits, and those separated by commas
    /// three or, in Taiwan, four.
    private func foreign(_ text: Substring) -> Digits? {
        guard let mark = text.firstIndex(where: { ",.".contains($0) }) else { return nil }
        let (whole, fraction) = (text[..<mark], text[mark...].dropFirst())
        guard whole.areDigits, fraction.areDigits else { return nil }
        let areGroups = fraction.count == 3 || fraction.count == 4 && text[mark] == ","
        let isFirstGroup = whole.count > 1 || whole.first.map { $0 != "0" } ?? false
        let isLong = whole.drop { $0 == "0" }.count > fraction.count
        return Digits(whole: whole, fraction: fraction, isClear: !areGroups || !isFirstGroup || isLong)
    }

    /// Returns a whole number without its group separators; `nil` if it has none, or if a group is not well formed.
    private func ungrouped(_ text: Substring) -> Substring? {
        let groups = text.split(omittingEmptySubsequences: false, whereSeparator: isGroupSeparator)
        let size = groups.count > 1 ? groups[1].count : 0
        let areGroups =
            groups.last?.count == 3 && groups.dropFirst().dropLast().allSatisfy { $0.count == size }
            && (2...3).contains(size) && (1...size).contains(groups[0].count) && groups[0].first != "0"
            && groups.allSatisfy(\.areDigits)
        return areGroups ? groups.joined()[...] : nil
    }

    /// Returns true for a group separator. If the locale's separator is a space, every kind of space counts as a group
    /// separator. If it is an apostrophe, the straight and the curly apostrophe both count as group separators.
    func isGroupSeparator(_ character: Character) -> Bool {
        if character == "٬" { return true }
        guard let separator = groupSeparator.inASCII.first else { return false }
        if separator.isSpace { return character.isSpace }
        return "'’".contains(separator) ? "'’".contains(character) : character == separator
    }
}

extension Substring {
    /// True if the text has only ASCII digits, or is empty.
    fileprivate var areDigits: Bool { utf8.allSatisfy(\.isDigit) }
}

extension Character {
    /// True for a space of any width, but not for a tab or a line break.
    fileprivate var isSpace: Bool { unicodeScalars.first?.properties.generalCategory == .spaceSeparator }
}
