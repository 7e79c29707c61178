extension Double {
    /// Reads a decimal number; `nil` for any other text, such as `inf` or a hexadecimal number.
    init?(decimal text: String) {
        let isDecimal = text.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
        guard isDecimal, let number = Double(text) else { return nil }
        self = number
    }

    /// The shortest decimal text that reads back as the same number.
    package var shortestText: String {
        let text = "\(self)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
