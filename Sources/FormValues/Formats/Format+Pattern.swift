extension Format where Value == String {
    /// Text that matches a regular expression as a whole. The text itself is the value.
    ///
    /// Write the expression as a literal in the call, as for ``Rule/pattern(_:_:)``. Unlike that rule, the format
    /// refuses empty text; wrap the format in ``optional(_:empty:)`` if the text may be missing.
    ///
    /// ```swift
    /// let voucher = Format.pattern(/[A-Z]{3}-[0-9]{3}/, "Type a voucher, such as ABC-123.")
    /// ```
    ///
    /// - Parameters:
    ///   - regex: The expression that the whole text has to match.
    ///   - sentence: Says what to type, ideally with an example.
    public static func pattern<Output>(
        _ regex: @autoclosure @escaping @Sendable () -> Regex<Output>, _ sentence: Sentence
    ) -> Format {
        Format(
            print: { $0 },
            parse: { text in
                (try? regex().wholeMatch(in: text)) != nil ? .success(text) : .failure(FormatError(sentence))
            }
        ).proven()
    }
}
