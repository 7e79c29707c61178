/// How far something has come, from 0 to 1, as a bar that fills.
///
/// It has no value: nobody types it, and neither undo nor the command line knows it. Where it is `nil`, something is
/// under way and nobody knows how far it is; the bar moves then, unless the desktop has its animations off.
///
/// ```swift
/// controlCell(title: "Update", control: progress(value: \.update.fraction))
/// ```
///
/// - Parameter fraction: What the bar shows. A number below 0 counts as 0, one above 1 as 1, and NaN as `nil`.
public func progress<State>(
    value fraction: @escaping @MainActor @Sendable (State) -> Double?
) -> Element<Control, State> {
    indicator(in: 0...1, value: fraction, unknown: "Under way", Control.progress) { fraction, _ in
        // What is not quite done is not called so.
        "\((min(max(fraction, 0), 1) * 100 + 1e-9).rounded(.down).shortestText) %"
    }
}

/// How much there is of something that has an end, such as a battery's charge, as a bar.
///
/// It has no value: nobody types it, and neither undo nor the command line knows it.
///
/// ```swift
/// controlCell(title: "Disk", control: level(value: \.usedSpace, in: 0...500, unit: "GB"))
/// ```
///
/// - Parameters:
///   - number: What the bar shows. One that is out of the range fills it, or leaves it empty, and is told as it is.
///   - range: The numbers from the empty bar to the full one.
///   - unit: What stands after the number where it is told in words; it is translated.
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

/// A live progress bar, or level: it shows a number and takes none.
@MainActor
public final class Indicator: FormControl, Observed {
    public enum Property: Sendable, CaseIterable {
        case number
    }

    /// What is shown; `nil` where nobody knows.
    public private(set) var number: Double? {
        didSet { notify(.number, if: number != oldValue) }
    }

    /// The numbers from an empty bar to a full one.
    public let range: ClosedRange<Double>

    public var observer: (@MainActor (Property) -> Void)?

    /// Whether its update has been called.
    public private(set) var isFollowing = false

    private let print: @MainActor (Double?) -> String

    init(range: ClosedRange<Double>, print: @escaping @MainActor (Double?) -> String) {
        self.range = range
        self.print = print
    }

    public var rowValue: RowValue? { nil }

    /// What is shown, in words.
    public var text: String { print(number) }

    /// How much of the bar is filled, from 0 to 1; `nil` where nobody knows.
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
