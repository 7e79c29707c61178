/// A range whose ends belong to it: `8...63`, `8...` or `...63`.
///
/// It is what ``Rule/length(_:)``, ``Rule/bytes(_:)`` and ``Rule/range(_:)`` take.
public protocol InclusiveRange<Bound> {
    /// What the range is a range of.
    associatedtype Bound: Comparable

    /// The first and the last value of the range; `nil` where the range goes on.
    var inclusiveEnds: (lowest: Bound?, highest: Bound?) { get }
}

extension ClosedRange: InclusiveRange {
    /// Both ends of the range.
    public var inclusiveEnds: (lowest: Bound?, highest: Bound?) { (lowerBound, upperBound) }
}

extension PartialRangeFrom: InclusiveRange {
    /// The first value of the range, and no last one.
    public var inclusiveEnds: (lowest: Bound?, highest: Bound?) { (lowerBound, nil) }
}

extension PartialRangeThrough: InclusiveRange {
    /// The last value of the range, and no first one.
    public var inclusiveEnds: (lowest: Bound?, highest: Bound?) { (nil, upperBound) }
}

/// Whether a value lies between two ends, each of which belongs to the range and may be missing.
func isInside<Bound: Comparable>(_ value: Bound, _ ends: (lowest: Bound?, highest: Bound?)) -> Bool {
    // Asked this way round, NaN is outside.
    (ends.lowest.map { value >= $0 } ?? true) && (ends.highest.map { value <= $0 } ?? true)
}
