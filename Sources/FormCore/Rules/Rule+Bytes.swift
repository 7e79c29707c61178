extension Rule where Value == String {
    /// A text has to have a number of bytes in UTF-8, as many protocols and files count it.
    ///
    /// The name of a wireless network, for one, is 32 bytes at most (IEEE 802.11).
    /// An empty text meets the rule, whatever the range.
    ///
    /// ```swift
    /// let networkName: [Rule<String>] = [.required, .bytes(...32)]
    /// ```
    ///
    /// - Parameter range: How many bytes are allowed: `1...32`, `8...` or `...32`.
    public static func bytes(_ range: some InclusiveRange<Int>) -> Rule {
        let ends = range.inclusiveEnds
        return Rule(
            unlessEmpty: """
                \(amount(ends, one: "byte", several: "bytes")): one for each unaccented letter, digit or \
                space, two or more for accents, other scripts and emoji.
                """
        ) {
            isInside($0.utf8.count, ends)
        }
    }
}
