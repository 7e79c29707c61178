extension Format where Value == Int {
    /// Whole numbers in a range, in decimal digits with an optional sign; spaces around them are ignored.
    public static func whole(in range: ClosedRange<Int> = .min ... .max) -> Format {
        Format(
            isProven: true,
            print: { String($0) },
            parse: { text in
                guard let number = Int(text.trimmed), range.contains(number) else {
                    return .failure(FormatError(wholeNumber(in: range)))
                }
                return .success(number)
            }
        )
    }
}

extension Format where Value == Double {
    /// Decimal numbers in a range; the decimal mark may be a point or a comma, spaces around are ignored.
    ///
    /// A number is printed with a point, and shown with the mark of the person's locale, and no more digits than it
    /// takes to read the same number back. Infinity and NaN are refused.
    public static func decimal(
        in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) -> Format {
        Format(
            isProven: true,
            print: \.shortestText,
            parse: { text in
                let text = String(text.trimmed.map { $0 == "," ? "." : $0 })
                let isDecimal = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
                guard isDecimal, let number = Double(text), range.contains(number) else {
                    return .failure(FormatError(number(in: range)))
                }
                return .success(number)
            },
            show: { $1.written($0.shortestText) }
        )
    }
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

extension String {
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }
}
