/// A live progress or level bar, which shows a number that the user can't edit.
@MainActor
public final class Indicator: FormControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case number
    }

    /// The shown number, or `nil` if it is unknown.
    public private(set) var number: Double? {
        didSet { notify(.number, if: number != oldValue) }
    }

    /// The range of the bar. The bar is empty at the lower bound and full at the upper bound.
    public let range: ClosedRange<Double>

    public var observer: (@MainActor (Property) -> Void)?

    /// True once the element that created this bar has updated it from the state. A bar that is never updated is
    /// reported as a mistake in the form.
    public private(set) var isFollowing = false

    private let print: @MainActor (Double?) -> String

    init(range: ClosedRange<Double>, print: @escaping @MainActor (Double?) -> String) {
        self.range = range
        self.print = print
    }

    public var rowValue: RowValue? { nil }

    /// The shown number as text.
    public var text: String { print(number) }

    /// The filled fraction of the bar, from 0 to 1, or `nil` if the number is unknown.
    public var fraction: Double? {
        let length = range.upperBound - range.lowerBound
        guard length > 0, length.isFinite else { return number.map { _ in 0 } }
        return number.map { min(max(($0 - range.lowerBound) / length, 0), 1) }
    }

    func show(_ number: Double?) {
        isFollowing = true
        self.number = number
    }
}
