extension Rule where Value == String {
    /// Requires the size of the text in UTF-8 bytes to be in a range.
    ///
    /// Many protocols and files limit text in this way. For example, the name of a wireless network has at most 32
    /// bytes (IEEE 802.11). Empty text always passes, whatever the range.
    ///
    /// ```swift
    /// let networkName: [Rule<String>] = [.required, .bytes(...32)]
    /// ```
    ///
    /// - Parameter range: The allowed number of bytes: `1...32`, `8...` or `...32`.
    public static func bytes(_ range: some InclusiveRange<Int>) -> Rule {
        let ends = range.inclusiveEnds
        return Rule(unlessEmpty: sentence(for: ends)) { isInside($0.utf8.count, ends) }
    }

    /// Returns the message about text that is too short or too long, which names the limits.
    ///
    /// Empty text is not checked and any other text has at least 1 byte, so a minimum of 1 or less is not mentioned.
    private static func sentence(for ends: (lowest: Int?, highest: Int?)) -> Sentence {
        let lowest = ends.lowest ?? 1
        let cost: Sentence = """
            one for each unaccented letter, digit or space, two or more for accents, other scripts and emoji
            """
        return switch (lowest, ends.highest) {
        case (_, nil):
            Sentence(
                one: "Use at least %1$s byte: %2$s.", several: "Use at least %1$s bytes: %2$s.", count: lowest,
                lowest, cost)
        case (...1, let highest?):
            Sentence(
                one: "Use at most %1$s byte: %2$s.", several: "Use at most %1$s bytes: %2$s.", count: highest,
                highest, cost)
        case (_, let highest?) where lowest == highest:
            Sentence(
                one: "Use exactly %1$s byte: %2$s.", several: "Use exactly %1$s bytes: %2$s.", count: lowest,
                lowest, cost)
        case (_, let highest?):
            Sentence(
                one: "Use %1$s to %2$s byte: %3$s.", several: "Use %1$s to %2$s bytes: %3$s.", count: highest,
                lowest, highest, cost)
        }
    }
}
