extension Format where Value == String {
    /// Texts that match a regular expression from their beginning to their end; they are taken as they are.
    ///
    /// Write the expression as a literal in its place, as for ``Rule/pattern(_:_:)``. Unlike that rule it refuses an
    /// empty text; put ``optional(_:empty:)`` around it where the text may be missing.
    ///
    /// ```swift
    /// let voucher = Format.pattern(/[A-Z]{3}-[0-9]{3}/, "Type a voucher, such as ABC-123.")
    /// ```
    ///
    /// - Parameters:
    ///   - regex: What the whole text has to match.
    ///   - sentence: Says what to type, best with an example.
    public static func pattern<Output>(
        _ regex: @autoclosure @escaping @Sendable () -> Regex<Output>, _ sentence: Sentence
    ) -> Format {
        Format(
            isProven: true,
            print: { $0 },
            parse: { text in
                (try? regex().wholeMatch(in: text)) != nil ? .success(text) : .failure(FormatError(sentence))
            }
        )
    }
}
