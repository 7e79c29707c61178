extension Format where Value == Int {
    /// Sizes in bytes. `print` uses the largest unit that gives a whole number: 1500000 is `1500 kB`. `show` allows up
    /// to two digits after the decimal mark, in the user's notation: `1.5 MB`.
    ///
    /// Neither rounds: if no larger unit fits exactly, the size is written in bytes, such as `1234567 B`.
    ///
    /// Decimal and binary units are both read, in upper or lower case, such as `1.5 GB` and `512 MiB`. A single letter,
    /// as in `2 G`, means a decimal or a binary unit depending on `units`. A number without a unit is in bytes. A size
    /// that isn't a whole number of bytes, such as `1.2345 kB`, is rounded, but `1.5 B` is refused.
    ///
    /// - Parameters:
    ///   - units: The units in which sizes are written.
    ///   - range: The allowed sizes.
    public static func bytes(_ units: ByteUnits = .decimal, in range: ClosedRange<Int> = 0 ... .max) -> Format {
        let read = { @Sendable (text: String, locale: FormLocale) -> Result<Int, FormatError> in
            guard let size = units.size(of: text.trimmed, in: locale), range.contains(size) else {
                return .failure(FormatError(locale.ambiguity(in: text[...]) ?? sentence(for: range, units, locale)))
            }
            return .success(size)
        }
        return Format(
            print: units.text(of:),
            parse: { read($0, FormLocale()) },
            show: units.shown(_:in:),
            read: read
        ).proven(hasDecimalMark: true).inAnyScript()
    }
}

private func sentence(for range: ClosedRange<Int>, _ units: ByteUnits, _ locale: FormLocale) -> Sentence {
    let (lowest, highest) = (units.shown(range.lowerBound, in: locale), units.shown(range.upperBound, in: locale))
    return switch (range.lowerBound > 0, range.upperBound < .max) {
    case (true, true): Sentence("Type a size from %1$s to %2$s.", lowest, highest)
    case (true, false): Sentence("Type a size, at least %s.", lowest)
    case (false, true): Sentence("Type a size, at most %s.", highest)
    case (false, false): Sentence("Type a size, such as %s.", units.shown(units.example, in: locale))
    }
}
