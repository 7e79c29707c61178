extension Format where Value == Int {
    /// Whole numbers in a range, in decimal digits with an optional sign. Surrounding spaces are ignored.
    ///
    /// The user may type group separators, as in `1.500` in German; see <doc:Formats#How-numbers-are-read>. Numbers are
    /// shown without them.
    public static func whole(in range: ClosedRange<Int> = .min ... .max) -> Format {
        let parse = { @Sendable (text: String) -> Result<Int, FormatError> in
            guard let number = Int(text.trimmed), range.contains(number) else {
                return .failure(FormatError(wholeNumber(in: range)))
            }
            return .success(number)
        }
        return Format(
            print: { String($0) },
            parse: parse,
            read: { parse($1.unwritten($0.trimmed) ?? "") }
        ).proven().inAnyScript()
    }
}

extension Format where Value == Double {
    /// Decimal numbers in a range. Surrounding spaces are ignored.
    ///
    /// A number is printed with a decimal point and shown with the decimal mark of the user's locale, in as few digits
    /// as are needed to read the same number back. The user may type group separators. A point and a comma are both
    /// read as the decimal mark, unless they could separate groups; see <doc:Formats#How-numbers-are-read>. Infinity
    /// and NaN are refused.
    ///
    /// - Parameters:
    ///   - range: The allowed numbers.
    ///   - digits: The number of digits after the decimal mark: at most this many can be typed, and at least this many
    ///     are shown; by default as many as necessary. If a number in the state has more digits, all of them are shown.
    public static func decimal(
        in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude, digits: Int? = nil
    ) -> Format {
        let read = { @Sendable (text: String, locale: FormLocale) -> Result<Double, FormatError> in
            let text = text.trimmed
            guard let plain = locale.unwritten(text), let value = Double(decimal: plain), range.contains(value) else {
                return .failure(FormatError(locale.ambiguity(in: text) ?? number(in: range)))
            }
            return tooManyDigits(in: plain, allowed: digits).map { .failure($0) } ?? .success(value)
        }
        return Format(
            print: \.shortestText,
            parse: { read($0, FormLocale()) },
            show: { $1.written($0.shortestText.padded(to: digits)) },
            read: read
        ).proven(hasDecimalMark: true).inAnyScript()
    }
}

extension String {
    /// Returns the number with zeros appended until it has the given number of digits after its decimal point. If the
    /// number has an exponent, or if `digits` is `nil`, the number is returned unchanged.
    func padded(to digits: Int?) -> String {
        guard let digits, digits > 0, utf8.allSatisfy({ $0.isDigit || "-.".utf8.contains($0) }) else { return self }
        let fraction = split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
        let zeros = String(repeating: "0", count: max(0, digits - fraction.count))
        return self + (fraction.isEmpty ? "." : "") + zeros
    }
}

/// Returns an error if the number has more digits after its decimal mark than allowed; otherwise `nil`. If `digits` is
/// `nil`, any number of digits is allowed.
func tooManyDigits(in text: String, allowed digits: Int?) -> FormatError? {
    guard let digits, let number = DecimalNumber(text), number.fractionDigits > digits else { return nil }
    return FormatError(
        digits < 1
            ? "Type a whole number."
            : Sentence(
                one: "Use at most %s digit after the decimal mark.",
                several: "Use at most %s digits after the decimal mark.", count: digits))
}

private func wholeNumber(in range: ClosedRange<Int>) -> Sentence {
    let (lowest, highest) = (range.lowerBound, range.upperBound)
    return switch (lowest > .min, highest < .max) {
    case (true, true): Sentence("Type a whole number from %1$s to %2$s.", lowest, highest)
    case (true, false): Sentence("Type a whole number, at least %s.", lowest)
    case (false, true): Sentence("Type a whole number, at most %s.", highest)
    case (false, false): "Type a whole number."
    }
}

private func number(in range: ClosedRange<Double>) -> Sentence {
    let greatest = Double.greatestFiniteMagnitude
    let (lowest, highest) = (range.lowerBound, range.upperBound)
    return switch (range.lowerBound > -greatest, range.upperBound < greatest) {
    case (true, true): Sentence("Type a number from %1$s to %2$s.", lowest, highest)
    case (true, false): Sentence("Type a number, at least %s.", lowest)
    case (false, true): Sentence("Type a number, at most %s.", highest)
    case (false, false): "Type a number."
    }
}
