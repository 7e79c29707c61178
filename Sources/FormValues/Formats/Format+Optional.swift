extension Format {
    /// Values that may be missing: empty text is `nil`, and any other text is read by the given format.
    ///
    /// ```swift
    /// let proxyPort = Format<Int?>.optional(.whole(in: 1...65535), empty: "Automatic")
    /// ```
    ///
    /// - Parameters:
    ///   - format: The format of a value that isn't missing. It must not accept empty text, as ``text`` does.
    ///     Otherwise, an empty value would be read back as `nil`, and the form reports this as a mistake.
    ///   - empty: The text that a field shows for `nil`, in the language of the form. The user can also type this text,
    ///     in upper or lower case, to set the value to `nil`.
    public static func optional<Wrapped>(_ format: Format<Wrapped>, empty: String = "") -> Format
    where Value == Wrapped? {
        let isNone = { @Sendable (text: String) in
            let text = text.trimmed
            return text.isEmpty || text.lowercased() == empty.trimmed.lowercased()
        }
        let orEmpty = { @Sendable (error: FormatError) in
            FormatError(Sentence.paragraph([error.sentence, "Or leave this empty."]))
        }
        return Format(
            options: format.options,
            print: { $0.map(format.print) ?? "" },
            parse: { isNone($0) ? .success(nil) : format.parse($0).map { $0 }.mapError(orEmpty) },
            show: { value, locale in value.map { format.show($0, locale) } ?? empty },
            read: { isNone($0) ? .success(nil) : format.read($0, $1).map { $0 }.mapError(orEmpty) }
        ).proven(
            format.isProven && !["", empty].contains { format.takes($0) }, hasDecimalMark: format.hasDecimalMark,
            shape: format.shape)
    }

    private func takes(_ text: String) -> Bool {
        if case .success = parse(text) { true } else { false }
    }
}
