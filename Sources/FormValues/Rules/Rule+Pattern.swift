extension Rule where Value == String {
    /// Requires a regular expression to match the whole text.
    ///
    /// Write the expression as a literal argument, so that the compiler checks it. The expression is created again for
    /// each check, because a `Regex` can't be shared between threads. For the same reason, passing a variable that
    /// holds a `Regex` doesn't compile. If a transformation in the expression throws an error, the text doesn't match.
    /// Empty text passes.
    ///
    /// ```swift
    /// let colour: Rule<String> = .pattern(/#[0-9a-f]{6}/, "Type a colour such as #3584e4.")
    /// ```
    ///
    /// - Parameters:
    ///   - regex: The expression that must match the whole text.
    ///   - sentence: An instruction for the user, preferably with an example.
    public static func pattern<Output>(
        _ regex: @autoclosure @escaping @Sendable () -> Regex<Output>, _ sentence: Sentence
    ) -> Rule {
        Rule(unlessEmpty: sentence) { text in
            (try? regex().wholeMatch(in: text)) != nil
        }
    }
}
