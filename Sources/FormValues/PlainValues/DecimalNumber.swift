/// A decimal number, stored exactly.
package struct DecimalNumber: Equatable {
    package private(set) var isNegative = false
    /// The digits, each from 0 to 9, without leading or trailing zeros; empty for zero.
    private(set) var digits: [UInt8] = []
    /// The power of ten by which the digits, read as an integer, are multiplied. For example, it is -1 for 12.5.
    private(set) var exponent = 0

    /// Reads digits with an optional sign, point and exponent, such as `-12.5e3`.
    package init?(_ text: some StringProtocol) {
        var rest = Array(text.utf8)[...]
        if let sign = rest.first, "+-".utf8.contains(sign) {
            isNegative = sign == UInt8(ascii: "-")
            rest.removeFirst()
        }
        let whole = rest.prefix(while: \.isDigit)
        rest = rest[whole.endIndex...]
        var fraction = rest.prefix(0)
        if rest.first == UInt8(ascii: ".") {
            fraction = rest.dropFirst().prefix(while: \.isDigit)
            rest = rest[fraction.endIndex...]
        }
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }
        exponent = -fraction.count
        if let mark = rest.first, "eE".utf8.contains(mark) {
            guard let power = Int(String(decoding: rest.dropFirst(), as: UTF8.self)), abs(power) < 1_000_000 else {
                return nil
            }
            exponent += power
            rest = []
        }
        guard rest.isEmpty else { return nil }
        digits = (whole + fraction).map { $0 - UInt8(ascii: "0") }
        let zerosBehind = digits.reversed().prefix { $0 == 0 }.count
        digits.removeLast(zerosBehind)
        digits.removeFirst(digits.prefix { $0 == 0 }.count)
        exponent = digits.isEmpty ? 0 : exponent + zerosBehind
    }

    /// The number of digits after the point.
    package var fractionDigits: Int { max(0, -exponent) }

    /// Returns the number multiplied by ten to the power of `places`.
    func shifted(by places: Int) -> DecimalNumber {
        var number = self
        if !digits.isEmpty { number.exponent += places }
        return number
    }

    /// Returns the product of this number and another one, or `nil` if one of the numbers or the product has too many
    /// digits for the calculation.
    package func times(_ other: DecimalNumber) -> DecimalNumber? {
        guard let one = wholeDigits, let two = other.wholeDigits else { return nil }
        let (product, isTooLarge) = one.multipliedReportingOverflow(by: two)
        let sign = isNegative != other.isNegative ? "-" : ""
        return isTooLarge ? nil : DecimalNumber("\(sign)\(product)e\(exponent + other.exponent)")
    }

    /// The digits as an integer; `nil` if there are more than 38 digits.
    private var wholeDigits: UInt128? {
        digits.count > 38 ? nil : digits.reduce(0) { $0 * 10 + UInt128($1) }
    }

    /// The number as text, with an exponent only if it is very large or very small.
    package var text: String {
        let figures = digits.map { String($0) }.joined()
        let sign = isNegative ? "-" : ""
        // The position of the point among the digits.
        let point = digits.count + exponent
        if digits.isEmpty { return sign + "0" }
        if point > 21 || point < -20 {
            let fraction = figures.dropFirst()
            return sign + figures.prefix(1) + (fraction.isEmpty ? "" : ".") + fraction + "e\(point - 1)"
        }
        if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + figures }
        let whole = figures.prefix(point) + String(repeating: "0", count: max(0, exponent))
        return sign + whole + (exponent < 0 ? "." : "") + figures.dropFirst(point)
    }

    /// Converts the number from one unit to a smaller one, ignoring its sign, and rounds the result to an integer.
    ///
    /// For example, 1.5 kilobytes are converted to 1500 bytes. Returns `nil` if the result is too large, or if the
    /// number has too many digits for the calculation.
    ///
    /// - Parameter partsOfUnit: The number of smaller units in one unit, such as 1000 bytes in a kilobyte.
    package func magnitude(in partsOfUnit: UInt128) -> UInt128? {
        guard var parts = wholeDigits, abs(exponent) <= 38 else { return digits.isEmpty ? 0 : nil }
        let powerOfTen = (0..<abs(exponent)).reduce(UInt128(1)) { power, _ in power * 10 }
        for factor in exponent > 0 ? [partsOfUnit, powerOfTen] : [partsOfUnit] {
            let (product, isTooLarge) = parts.multipliedReportingOverflow(by: factor)
            if isTooLarge { return nil }
            parts = product
        }
        guard exponent < 0 else { return parts }
        let (quotient, remainder) = parts.quotientAndRemainder(dividingBy: powerOfTen)
        return remainder >= powerOfTen - remainder ? quotient + 1 : quotient
    }
}
