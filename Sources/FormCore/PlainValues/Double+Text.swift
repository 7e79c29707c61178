extension Double {
    /// Reads decimal digits with a point, and neither words nor hexadecimal digits.
    init?(decimal text: String) {
        let isDecimal = text.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
        guard isDecimal, let number = Double(text) else { return nil }
        self = number
    }

    /// The number with a point, and as few digits as it takes to read the same one back.
    var shortestText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
