extension Rule where Value: Equatable & Sendable {
    /// Requires that a value is one of several.
    ///
    /// The sentence names up to six values as `print` writes them. If the user knows the values by other names, replace
    /// it with ``message(_:)``. An empty text passes, even if it is none of the values.
    ///
    /// ```swift
    /// let channel: Rule<Int> = .oneOf([1, 6, 11])
    /// ```
    ///
    /// - Parameter values: The allowed values. If there are none, every value is refused.
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
