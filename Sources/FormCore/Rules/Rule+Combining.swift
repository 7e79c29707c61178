extension Rule {
    /// A value has to meet all of several rules.
    ///
    /// The person is told the most severe of the notices, and of equally severe
    /// ones the first. An empty list is met by every value.
    ///
    /// - Parameter rules: The rules that have to be met.
    public static func all(of rules: [Rule]) -> Rule {
        Rule { value in rules.compactMap { $0.check(value) }.mostSevere }
    }

    /// A value has to meet at least one of several rules.
    ///
    /// A rule that has something to tell is not met, even if it only warns. An
    /// empty list is met by no value.
    ///
    /// ```swift
    /// // IEEE 802.11: a passphrase, or the key itself.
    /// let password: Rule<String> = .any(
    ///     of: [
    ///         .all(of: [.printableASCII, .length(8...63)]),
    ///         .pattern(/[0-9A-Fa-f]{64}/, "Use 64 hexadecimal digits."),
    ///     ],
    ///     "Use 8 to 63 unaccented letters, digits and signs, or 64 hexadecimal digits.")
    /// ```
    ///
    /// - Parameters:
    ///   - rules: The rules of which one is enough.
    ///   - sentence: Says what to do when none is met; the sentences of the rules are not told.
    public static func any(of rules: [Rule], _ sentence: Sentence) -> Rule {
        Rule(sentence) { value in rules.contains { $0.check(value) == nil } }
    }

    /// A value that may be missing has to meet a rule when it is there.
    ///
    /// ```swift
    /// let proxyPort: [Rule<Int?>] = [.ifPresent(.port)]
    /// ```
    ///
    /// - Parameter rule: The rule for the value; `nil` meets it.
    public static func ifPresent<Wrapped>(_ rule: Rule<Wrapped>) -> Rule where Value == Wrapped? {
        Rule { value in value.flatMap(rule.check) }
    }
}
