extension Format where Value == Int {
    /// Whole numbers in a range, in decimal digits with an optional sign; spaces around them are ignored.
    public static func whole(in range: ClosedRange<Int> = .min ... .max) -> Format {
        Format(
            print: { String($0) },
            parse: { text in
                guard let number = Int(text.trimmed), range.contains(number) else {
                    return .failure(FormatError("Type a whole number\(hint(range, all: .min ... .max) { String($0) })."))
                }
                return .success(number)
            }
        )
    }
}

extension Format where Value == Double {
    /// Decimal numbers in a range; the decimal mark may be a point or a comma, spaces around are ignored.
    ///
    /// A number is printed with a point and no more digits than it takes to read
    /// the same number back. Infinity and NaN are refused.
    public static func decimal(
        in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) -> Format {
        let all = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude
        return Format(
            print: shortest,
            parse: { text in
                let text = String(text.trimmed.map { $0 == "," ? "." : $0 })
                let isDecimal = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
                guard isDecimal, let number = Double(text), range.contains(number) else {
                    return .failure(FormatError("Type a number\(hint(range, all: all, print: shortest))."))
                }
                return .success(number)
            }
        )
    }
}

/// As few digits as it takes to read the same number back.
private func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// What a number must be, for the end of a sentence.
private func hint<Bound>(
    _ range: ClosedRange<Bound>, all: ClosedRange<Bound>, print: (Bound) -> String
) -> String {
    switch (range.lowerBound > all.lowerBound, range.upperBound < all.upperBound) {
    case (true, true): " from \(print(range.lowerBound)) to \(print(range.upperBound))"
    case (true, false): ", at least \(print(range.lowerBound))"
    case (false, true): ", at most \(print(range.upperBound))"
    case (false, false): ""
    }
}

extension String {
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }
}
