/// A number of a JSON text, kept as it is written: no digit is lost, however many there are.
public struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
    /// The number as JSON writes it, such as `-1.50e3`.
    public let description: String

    /// Reads a number from its text; `nil` if JSON has no such number, as for `+1`, `.5`, `01` or `NaN`.
    public init?(_ text: String) {
        var scanner = NumberScanner(bytes: Array(text.utf8))
        guard scanner.scan() == nil, scanner.index == scanner.bytes.count else { return nil }
        description = text
    }

    /// A text that is known to be a number.
    package init(checked text: String) {
        description = text
    }

    /// The number as an integer; `nil` if it has a fraction or does not fit.
    package func integer<Integer: FixedWidthInteger>(_: Integer.Type) -> Integer? {
        Integer(description) ?? plainInteger.flatMap { Integer($0) }
    }

    /// The digits of a number such as `5.0` or `1.5e3` with no point and no exponent; `nil` if it has a fraction.
    private var plainInteger: String? {
        let parts = description.lowercased().split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let fraction = mantissa.count > 1 ? mantissa[1] : ""
        var digits = mantissa[0] + fraction
        let end = digits.lastIndex { $0 != "0" && $0 != "-" }
        guard let end else { return "0" }
        let zeros = digits.distance(from: end, to: digits.endIndex) - 1
        // Sixty digits are more than any integer has.
        guard let exponent = parts.count > 1 ? Int(parts[1]) : 0, exponent.magnitude < 1 << 32 else { return nil }
        let power = exponent - fraction.count + zeros
        guard (0...60).contains(power) else { return nil }
        digits.removeLast(zeros)
        return digits + String(repeating: "0", count: power)
    }

    /// The nearest floating-point number; `nil` if it is beyond the largest one.
    package func floating<Value: BinaryFloatingPoint & LosslessStringConvertible>(_: Value.Type) -> Value? {
        guard let value = Value(description), value.isFinite else { return nil }
        return value
    }
}

/// Finds the end of a number.
struct NumberScanner {
    let bytes: [UInt8]
    var index = 0

    /// Moves behind the number; what is missing at the index, if it is none.
    mutating func scan() -> String? {
        if at(UInt8(ascii: "-")) { index += 1 }
        if at(UInt8(ascii: "0")) {
            index += 1
            if isDigit { return "a number does not begin with 0" }
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
