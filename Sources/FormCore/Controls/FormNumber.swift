/// A number that a person types, steps and slides: `Int` or `Double`.
///
/// It is what ``numberField(keyPath:in:step:pageStep:unit:digits:)`` and
/// ``slider(keyPath:in:step:pageStep:unit:digits:marks:)`` edit.
public protocol FormNumber: Comparable, Numeric, Sendable {
    /// All numbers that can be typed.
    static var allNumbers: ClosedRange<Self> { get }

    /// How numbers are written as text.
    ///
    /// - Parameters:
    ///   - range: The numbers that are allowed.
    ///   - digits: How many digits may stand behind the decimal mark, and are shown there; whole numbers have none.
    static func format(in range: ClosedRange<Self>, digits: Int?) -> Format<Self>

    /// The number as widgets know it, which have such numbers only.
    var approximation: Double { get }

    /// The number that a widget means; one that is out of the type's reach is the last within it.
    init(approximation: Double)

    /// The number so many steps further on, without the errors that sums of fractions have.
    ///
    /// - Parameters:
    ///   - step: What a step adds.
    ///   - count: How many steps; negative ones lead back.
    ///   - digits: How many digits it may have behind the decimal mark; by default as many as it takes.
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
    /// How many digits it takes behind the mark to write the number.
    fileprivate var fractionDigits: Int {
        let parts = shortestText.split(separator: "e")
        let written = parts[0].split(separator: ".").dropFirst().first?.count ?? 0
        return max(0, written - (parts.count > 1 ? Int(parts[1]) ?? 0 : 0))
    }

    /// The number that is written with so many digits behind the mark; one that takes more than there are stays.
    func rounded(to digits: Int) -> Double {
        guard (0...15).contains(digits) else { return self }
        let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
        return (self * unit).magnitude < 1e15 ? (self * unit).rounded() / unit : self
    }
}
