extension Rule where Value: LosslessStringConvertible & Sendable {
    /// Requires the number of a port that a program can listen on, from 1 to 65535.
    ///
    /// The rule applies to numbers and to text. Text must consist of digits only, without a sign or spaces. Empty text
    /// passes.
    ///
    /// ```swift
    /// let port: Rule<Int> = .port
    /// let typedPort: [Rule<String>] = [.required, .port]
    /// ```
    public static var port: Rule {
        Rule(unlessEmpty: "Use a port number from 1 to 65535.") { String($0).utf8.isPort }
    }
}

extension Collection<UInt8> {
    /// True if the bytes are the digits of a number from 1 to 65535.
    var isPort: Bool {
        guard !isEmpty, allSatisfy(\.isDigit) else { return false }
        let digits = drop { $0 == UInt8(ascii: "0") }
        return (1...5).contains(digits.count)
            && digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } <= 65535
    }
}
