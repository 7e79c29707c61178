extension Rule where Value: Equatable & Sendable {
    /// Requires the value to be one of the given values.
    ///
    /// If there are at most six values, the rule's sentence lists them as Swift's `print` function writes them. If the
    /// user knows the values by other names, replace the sentence with ``message(_:)``. Empty text passes, even if it
    /// is not among the values.
    ///
    /// ```swift
    /// let channel: Rule<Int> = .oneOf([1, 6, 11])
    /// ```
    ///
    /// - Parameter values: The allowed values. If the array is empty, every value except empty text is refused.
    public static func oneOf(_ values: [Value]) -> Rule {
        let names = values.map { "\($0)" }
        let sentence: Sentence =
            switch names.count {
            case 1...6: Sentence("Choose %s.", Sentence.alternatives(names.map { Sentence(verbatim: $0) }))
            default: "Choose one of the allowed values."
            }
        return Rule(unlessEmpty: sentence, isMet: values.contains)
    }
}
