extension Rule where Value == String {
    /// Requires the number of characters in the text, as the user counts them, to be in a range.
    ///
    /// A letter with its accents is one character, however it is encoded, and so is an emoji of several parts. If the
    /// storage or the protocol counts bytes, use ``bytes(_:)``. Empty text always passes, whatever the range.
    ///
    /// ```swift
    /// let rules: [Rule<String>] = [.required, .length(8...63)]
    /// ```
    ///
    /// - Parameter range: The allowed number of characters: `8...63`, `8...` or `...63`.
    public static func length(_ range: some InclusiveRange<Int>) -> Rule {
        let ends = range.inclusiveEnds
        return Rule(unlessEmpty: sentence(for: ends)) { isInside($0.count, ends) }
    }

    /// Returns the message about text that is too short or too long, which names the limits.
    ///
    /// Empty text is not checked and any other text has at least 1 character, so a minimum of 1 or less is not
    /// mentioned.
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
