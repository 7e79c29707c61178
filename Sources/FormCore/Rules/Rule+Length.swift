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
        return Rule(unlessEmpty: "\(amount(ends, one: "character", several: "characters")).") {
            isInside($0.count, ends)
        }
    }

    /// How many are allowed, as the beginning of a sentence.
    ///
    /// An empty text is not checked, so a lowest number of 1 or less cannot be failed and is not named.
    static func amount(_ ends: (lowest: Int?, highest: Int?), one: String, several: String) -> String {
        let lowest = ends.lowest ?? 1
        return switch (lowest, ends.highest) {
        case (_, nil): "Use at least \(lowest) \(several)"
        case (...1, let highest?): "Use at most \(highest) \(highest == 1 ? one : several)"
        case (_, let highest?) where lowest == highest: "Use exactly \(lowest) \(several)"
        case (_, let highest?): "Use \(lowest) to \(highest) \(several)"
        }
    }
}
