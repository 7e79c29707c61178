extension Rule where Value == String {
    /// A text has to match a regular expression from its beginning to its end.
    ///
    /// Write the expression as a literal in its place: the compiler then reports
    /// a mistake in it. It is made anew for each check, because a `Regex` must not
    /// be shared between threads, so one in a variable that is not `Sendable` does
    /// not compile. A transformation in it that throws does not match. An empty
    /// text meets the rule.
    ///
    /// ```swift
    /// let colour: Rule<String> = .pattern(/#[0-9a-f]{6}/, "Type a colour such as #3584e4.")
    /// ```
    ///
    /// - Parameters:
    ///   - regex: What the whole text has to match.
    ///   - sentence: Says what to type, best with an example.
    public static func pattern<Output>(
        _ regex: @autoclosure @escaping @Sendable () -> Regex<Output>, _ sentence: Sentence
    ) -> Rule {
        Rule(unlessEmpty: sentence) { text in
            (try? regex().wholeMatch(in: text)) != nil
        }
    }
}
