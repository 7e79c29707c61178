/// A JSON number that keeps its original text, so that no digit is lost.
public struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number's text, such as `-1.50e3`.
    public let description: String

    /// Creates a number from its text.
    ///
    /// Returns `nil` if the text is not a valid JSON number. For example, `+1`, `.5`, `01` and `NaN` are not valid.
    public init?(_ text: String) {
        var scanner = NumberScanner(bytes: Array(text.utf8))
        guard scanner.scan() == nil, scanner.index == scanner.bytes.count else { return nil }
        description = text
    }

    /// Creates a number from text that is known to be valid.
    package init(checked text: String) {
        description = text
    }

    /// Returns the number as an integer, or `nil` if it is not an integer or doesn't fit the type. `5.0` and `5e2`
    /// count as integers.
    package func integer<Integer: FixedWidthInteger>(_: Integer.Type) -> Integer? {
        Integer(description) ?? plainInteger.flatMap { Integer($0) }
    }

    /// The number as an integer without a decimal point or an exponent, such as `1500` for `1.5e3`; `nil` if the number
    /// is not an integer, or is too large for any integer type.
    private var plainInteger: String? {
        let parts = description.lowercased().split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let fraction = mantissa.count > 1 ? mantissa[1] : ""
        var digits = mantissa[0] + fraction
        let end = digits.lastIndex { $0 != "0" && $0 != "-" }
        guard let end else { return "0" }
        let zeros = digits.distance(from: end, to: digits.endIndex) - 1
        // The limit on the exponent prevents an overflow in the next line. Below, at most 60 zeros are appended,
        // because a number with more would be too large for any integer type.
        guard let exponent = parts.count > 1 ? Int(parts[1]) : 0, exponent.magnitude < 1 << 32 else { return nil }
        let power = exponent - fraction.count + zeros
        guard (0...60).contains(power) else { return nil }
        digits.removeLast(zeros)
        return digits + String(repeating: "0", count: power)
    }

    /// Returns the nearest floating-point number, or `nil` if the number is too large for the type.
    package func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>(_: Value.Type) -> Value? {
        guard let value = Value(description), value.isFinite else { return nil }
        return value
    }
}

/// Finds the end of a number.
struct NumberScanner {
    let bytes: [UInt8]
    var index = 0

    /// Advances `index` past the number and returns `nil`.
    ///
    /// If the number is malformed, `index` stops at the problem, and the result is the reason.
    mutating func scan() -> JSONReason? {
        if at(UInt8(ascii: "-")) { index += 1 }
        if at(UInt8(ascii: "0")) {
            index += 1
            if isDigit { return "a number has no zeros at its start" }
        } else if !skipDigits() {
            return "a digit is missing"
        }
        if at(UInt8(ascii: ".")) {
            index += 1
            if !skipDigits() { return "a digit is missing after the point" }
        }
        if at(UInt8(ascii: "e")) || at(UInt8(ascii: "E")) {
            index += 1
            if at(UInt8(ascii: "+")) || at(UInt8(ascii: "-")) { index += 1 }
            if !skipDigits() { return "a digit is missing in the exponent" }
        }
        return nil
    }

    private func at(_ byte: UInt8) -> Bool { index < bytes.count && bytes[index] == byte }

    private var isDigit: Bool {
        index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }

    private mutating func skipDigits() -> Bool {
        let start = index
        while isDigit { index += 1 }
        return index > start
    }
}
