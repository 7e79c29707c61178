extension Format where Value == [ClosedRange<Int>] {
    /// Whole numbers and ranges of whole numbers, such as `1-3, 7` for ports or pages. Empty text is an empty list.
    ///
    /// When text is read, its ranges are sorted, and ranges that overlap or directly follow each other are merged. When
    /// ranges are printed, they are written as they are in the state. If the ranges in the state aren't sorted and
    /// merged, the printed text is read back as other ranges, and the form reports this as a mistake.
    ///
    /// - Parameter range: The allowed numbers.
    public static func ranges(in range: ClosedRange<Int>) -> Format {
        // It is not proven, because it reads back what it prints only if the ranges are sorted and merged.
        Format(
            print: { ranges in ranges.map(\.text).joined(separator: ",") },
            parse: { readRanges($0, in: range) },
            show: { ranges, _ in ranges.map(\.text).joined(separator: ", ") }
        ).inAnyScript()
    }
}

extension ClosedRange<Int> {
    fileprivate var text: String { lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)" }
}

private func readRanges(_ text: String, in allowed: ClosedRange<Int>) -> Result<[ClosedRange<Int>], FormatError> {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(whereSeparator: { ",;".contains($0) }).map(\.trimmed) where !part.isEmpty {
        switch readRange(part, in: allowed) {
        case .success(let range): ranges.append(range)
        case .failure(let error):
            return .failure(FormatError(Sentence("“%1$s”: %2$s", String(part).shortened, error.sentence)))
        }
    }
    return .success(ranges.joinedTogether)
}

/// Reads a number, or two numbers with a hyphen between them.
private func readRange(_ text: Substring, in allowed: ClosedRange<Int>) -> Result<ClosedRange<Int>, FormatError> {
    // A sign at the start belongs to the first number, so it isn't the hyphen.
    let hyphen = text.dropFirst().firstIndex(of: "-")
    let lowest = Int(text[..<(hyphen ?? text.endIndex)].trimmed)
    let highest = hyphen.map { Int(text[text.index(after: $0)...].trimmed) } ?? lowest
    guard let lowest, let highest, allowed.contains(lowest), allowed.contains(highest) else {
        return .failure(
            FormatError(
                Sentence("Type numbers and ranges from %1$s to %2$s.", allowed.lowerBound, allowed.upperBound)))
    }
    return lowest <= highest ? .success(lowest...highest) : .failure("Begin a range with its lowest number.")
}

extension [ClosedRange<Int>] {
    /// The ranges, sorted and merged.
    fileprivate var joinedTogether: [ClosedRange<Int>] {
        sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { ranges, next in
            guard let last = ranges.last, last.upperBound == .max || next.lowerBound <= last.upperBound + 1 else {
                return ranges.append(next)
            }
            ranges[ranges.count - 1] = last.lowerBound...Swift.max(last.upperBound, next.upperBound)
        }
    }
}
