/// A number that the user types or changes in steps or with a slider: an `Int` or a `Double`.
///
/// The functions `numberField(keyPath:in:step:pageStep:unit:digits:)` and
/// `slider(keyPath:in:step:pageStep:unit:digits:marks:)` make controls for such numbers.
public protocol FormNumber: Comparable, Numeric, Sendable {
    /// The range of all numbers that can be typed.
    static var allNumbers: ClosedRange<Self> { get }

    /// Returns the format in which the numbers are written.
    ///
    /// - Parameters:
    ///   - range: The allowed numbers.
    ///   - digits: The number of digits after the decimal mark: at most this many can be typed, and at least this many
    ///     are shown. `nil` for as many as necessary. It has no effect on an `Int`.
    static func format(in range: ClosedRange<Self>, digits: Int?) -> Format<Self>

    /// The number as a `Double`, which is the only type of number that widgets use.
    var approximation: Double { get }

    /// Makes the number nearest to a widget's number, limited to the range of the type.
    init(approximation: Double)

    /// Returns this number plus a number of steps, without the rounding errors of adding fractions.
    ///
    /// - Parameters:
    ///   - step: The size of a step.
    ///   - count: The number of steps; negative to step down.
    ///   - digits: The maximum number of digits after the decimal mark; `nil` for as many as necessary.
    func stepped(by step: Self, times count: Int, digits: Int?) -> Self
}

extension Int: FormNumber {
    public static var allNumbers: ClosedRange<Int> { .min ... .max }

    public static func format(in range: ClosedRange<Int>, digits: Int?) -> Format<Int> { .whole(in: range) }

    public var approximation: Double { Double(self) }

    public init(approximation: Double) {
        let number = approximation.rounded()
        self = Int(exactly: number) ?? (number > 0 ? .max : .min)
    }

    public func stepped(by step: Int, times count: Int, digits: Int?) -> Int {
        let (distance, isTooFar) = step.multipliedReportingOverflow(by: count)
        let (sum, isBeyond) = addingReportingOverflow(distance)
        return isTooFar || isBeyond ? (count > 0 ? .max : .min) : sum
    }
}

extension Double: FormNumber {
    public static var allNumbers: ClosedRange<Double> { -.greatestFiniteMagnitude ... .greatestFiniteMagnitude }

    public static func format(in range: ClosedRange<Double>, digits: Int?) -> Format<Double> {
        .decimal(in: range, digits: digits)
    }

    public var approximation: Double { self }

    public init(approximation: Double) { self = approximation }

    public func stepped(by step: Double, times count: Int, digits: Int?) -> Double {
        (self + step * Double(count)).rounded(to: digits ?? max(fractionDigits, step.fractionDigits))
    }
}

extension Double {
    /// The number of digits after the decimal mark that are needed to write the number.
    fileprivate var fractionDigits: Int {
        let parts = shortestText.split(separator: "e")
        let written = parts[0].split(separator: ".").dropFirst().first?.count ?? 0
        return max(0, written - (parts.count > 1 ? Int(parts[1]) ?? 0 : 0))
    }

    /// Returns the number rounded to the given number of digits after the decimal mark.
    ///
    /// If a `Double` isn't precise enough for that many digits, the number is returned unchanged.
    func rounded(to digits: Int) -> Double {
        guard (0...15).contains(digits) else { return self }
        let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
        return (self * unit).magnitude < 1e15 ? (self * unit).rounded() / unit : self
    }
}
