/// A progress bar for a fraction from 0 to 1.
///
/// Since the user can't edit the bar, undo and the command line leave it out. While the fraction is `nil`, the progress
/// is unknown and the bar pulses, unless the desktop disables animations.
///
/// ```swift
/// controlCell(title: "Update", control: progress(value: \.update.fraction))
/// ```
///
/// - Parameter fraction: The fraction to show. A number below 0 counts as 0, one above 1 as 1, and NaN as `nil`.
public func progress<State>(
    value fraction: @escaping @MainActor @Sendable (State) -> Double?
) -> Element<Control, State> {
    indicator(in: 0...1, value: fraction, unknown: "Under way", Control.progress) { fraction, _ in
        // Round down, so that only a finished task shows 100 %.
        "\((min(max(fraction, 0), 1) * 100 + 1e-9).rounded(.down).shortestText) %"
    }
}

/// A bar for the level of something that has a limit, such as a battery's charge.
///
/// Since the user can't edit the bar, undo and the command line leave it out.
///
/// ```swift
/// controlCell(title: "Disk", control: level(value: \.usedSpace, in: 0...500, unit: "GB"))
/// ```
///
/// - Parameters:
///   - number: The number to show. If it is outside the range, the bar is empty or full, but the text still shows the
///     number itself.
///   - range: The number for an empty bar and the number for a full bar.
///   - unit: The unit that follows the number in the text; it is translated.
public func level<State>(
    value number: @escaping @MainActor @Sendable (State) -> Double,
    in range: ClosedRange<Double>,
    unit: String? = nil
) -> Element<Control, State> {
    Element { context in
        if range.lowerBound == range.upperBound {
            context.scope.report(.oneNumber("\(range.lowerBound)", row: context.path))
        }
        let unit = unit.map(context.translate)
        let level = indicator(in: range, value: { number($0) }, unknown: "Unknown", Control.level) { number, locale in
            [locale.written(number.shortestText), unit].compactMap(\.self).joined(separator: " ")
        }
        return level.render(context)
    }
}

private func indicator<State>(
    in range: ClosedRange<Double>,
    value: @escaping @MainActor @Sendable (State) -> Double?,
    unknown: String,
    _ control: @escaping @MainActor @Sendable (Indicator) -> Control,
    text: @escaping @MainActor @Sendable (Double, FormLocale) -> String
) -> Element<Control, State> {
    Element { context in
        let (locale, unknown) = (context.locale, context.translate(unknown))
        let indicator = Indicator(range: range) { number in number.map { text($0, locale) } ?? unknown }
        let update = context.follow(value) { indicator.show($0.flatMap { $0.isNaN ? nil : $0 }) }
        return RenderedElement(content: control(indicator), update: update)
    }
}

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
