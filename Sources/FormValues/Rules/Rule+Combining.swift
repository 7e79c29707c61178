extension Rule {
    /// Requires the value to pass all of the given rules.
    ///
    /// If several rules return a notice, the user sees the most severe one. If several of these notices are equally
    /// severe, the user sees the first one. If the list of rules is empty, every value passes.
    ///
    /// - Parameter rules: The rules that must all pass.
    public static func all(of rules: [Rule]) -> Rule {
        Rule { value in rules.compactMap { $0.check(value) }.mostSevere }
    }

    /// Requires the value to pass at least one of the given rules.
    ///
    /// A rule that returns a notice doesn't count as passed, even if the notice is only a warning. If the list of rules
    /// is empty, no value passes.
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
    ///   - rules: The rules, at least one of which must pass.
    ///   - sentence: The instruction to show if no rule passes. It replaces the rules' own sentences.
    public static func any(of rules: [Rule], _ sentence: Sentence) -> Rule {
        Rule(sentence) { value in rules.contains { $0.check(value) == nil } }
    }

    /// Applies a rule to an optional value unless the value is `nil`.
    ///
    /// ```swift
    /// let proxyPort: [Rule<Int?>] = [.ifPresent(.port)]
    /// ```
    ///
    /// - Parameter rule: The rule for a value that isn't `nil`. If the value is `nil`, it passes.
    public static func ifPresent<Wrapped>(_ rule: Rule<Wrapped>) -> Rule where Value == Wrapped? {
        Rule { value in value.flatMap(rule.check) }
    }
}
