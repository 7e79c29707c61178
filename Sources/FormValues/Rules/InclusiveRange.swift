/// A range that includes its bounds: `8...63`, `8...` or `...63`.
///
/// ``Rule/length(_:)``, ``Rule/bytes(_:)`` and ``Rule/range(_:)`` take such a range.
public protocol InclusiveRange<Bound> {
    /// The type of the values in the range.
    associatedtype Bound: Comparable

    /// The lowest and the highest value of the range, each `nil` if the range has no such limit.
    var inclusiveEnds: (lowest: Bound?, highest: Bound?) { get }
}

extension ClosedRange: InclusiveRange {
    /// The lowest and the highest value of the range. Neither is `nil`.
    public var inclusiveEnds: (lowest: Bound?, highest: Bound?) { (lowerBound, upperBound) }
}

extension PartialRangeFrom: InclusiveRange {
    /// The lowest value of the range. The highest value is `nil`, because the range has no upper limit.
    public var inclusiveEnds: (lowest: Bound?, highest: Bound?) { (lowerBound, nil) }
}

extension PartialRangeThrough: InclusiveRange {
    /// The highest value of the range. The lowest value is `nil`, because the range has no lower limit.
    public var inclusiveEnds: (lowest: Bound?, highest: Bound?) { (nil, upperBound) }
}

/// Returns true if a value lies between two inclusive bounds. A bound that is `nil` doesn't limit the value.
func isInside<Bound: Comparable>(_ value: Bound, _ ends: (lowest: Bound?, highest: Bound?)) -> Bool {
    // NaN is outside of every range, because each comparison with NaN is false.
    (ends.lowest.map { value >= $0 } ?? true) && (ends.highest.map { value <= $0 } ?? true)
}
