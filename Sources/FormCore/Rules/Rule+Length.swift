extension Rule where Value == String {
    /// A text has to have a number of characters, as a person counts them.
    ///
    /// A letter with its accents is one character, however it is written, and so
    /// is an emoji of several parts. Where the storage or the protocol counts
    /// bytes, use ``bytes(_:)``. An empty text meets the rule, whatever the range.
    ///
    /// ```swift
    /// let rules: [Rule<String>] = [.required, .length(8...63)]
    /// ```
    ///
    /// - Parameter range: How many characters are allowed: `8...63`, `8...` or `...63`.
    public static func length(_ range: some InclusiveRange<Int>) -> Rule {
        let ends = range.inclusiveEnds
        return Rule(unlessEmpty: sentence(for: ends)) { isInside($0.count, ends) }
    }

    /// An empty text is not checked, so a lowest number of 1 or less cannot be failed and is not named.
    private static func sentence(for ends: (lowest: Int?, highest: Int?)) -> Sentence {
        let lowest = ends.lowest ?? 1
        return switch (lowest, ends.highest) {
        case (_, nil):
            Sentence(one: "Use at least %s character.", several: "Use at least %s characters.", count: lowest)
        case (...1, let highest?):
            Sentence(one: "Use at most %s character.", several: "Use at most %s characters.", count: highest)
        case (_, let highest?) where lowest == highest:
            Sentence(one: "Use exactly %s character.", several: "Use exactly %s characters.", count: lowest)
        case (_, let highest?):
            Sentence(
                one: "Use %1$s to %2$s character.", several: "Use %1$s to %2$s characters.", count: highest,
                lowest, highest)
        }
    }
}
