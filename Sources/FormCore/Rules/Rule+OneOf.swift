extension Rule where Value: Equatable & Sendable {
    /// A value has to be one of several.
    ///
    /// The sentence names the values as `print` does, up to six of them; give it
    /// another with ``message(_:)`` where that is not what the person reads. An
    /// empty text meets the rule, even if it is none of the values.
    ///
    /// ```swift
    /// let channel: Rule<Int> = .oneOf([1, 6, 11])
    /// ```
    ///
    /// - Parameter values: The values that are allowed; with none, every value is refused.
    public static func oneOf(_ values: [Value]) -> Rule {
        let names = values.map { "\($0)" }
        let sentence: Sentence =
            switch names.count {
            case 1...6: Sentence("Choose %s.", Sentence.alternatives(names.map { Sentence(verbatim: $0) }))
            default: "Choose one of the values that are allowed here."
            }
        return Rule(unlessEmpty: sentence, isMet: values.contains)
    }
}
