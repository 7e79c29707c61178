extension Rule where Value: Comparable & Sendable {
    /// Requires the value to be in a range, which includes its bounds.
    ///
    /// NaN is in no range. Empty text passes.
    ///
    /// ```swift
    /// let volume: Rule<Int> = .range(0...100)
    /// let delay: Rule<Double> = .range(0.5...)
    /// ```
    ///
    /// - Parameter range: The allowed values: `1...10`, `1...` or `...10`.
    public static func range(_ range: some InclusiveRange<Value>) -> Rule {
        let ends = range.inclusiveEnds
        let sentence: Sentence =
            switch (ends.lowest, ends.highest) {
            case (let lowest?, let highest?) where lowest == highest: Sentence("Choose %s.", shown(lowest))
            case (let lowest?, let highest?):
                Sentence("Choose a value from %1$s to %2$s.", shown(lowest), shown(highest))
            case (let lowest?, nil): Sentence("Choose a value of at least %s.", shown(lowest))
            case (nil, let highest?): Sentence("Choose a value of at most %s.", shown(highest))
            case (nil, nil): "Choose another value."
            }
        return Rule(unlessEmpty: sentence) { isInside($0, ends) }
    }

    /// Returns the value as a field shows it. A floating-point number that is whole is written without a decimal point.
    private static func shown(_ value: Value) -> any SentenceArgument {
        if let value = value as? any SentenceArgument { return value }
        let text = "\(value)"
        return value is any BinaryFloatingPoint && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
