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
    indicator(in: 0...1, value: fraction, unknown: "Under way", .progress, Control.progress) { fraction, _ in
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
    indicator(in: range, value: { number($0) }, unknown: "Unknown", .level, Control.level) { number, notation in
        [notation.locale.written(number.shortestText), unit.map(notation.translate)].compactMap(\.self)
            .joined(separator: " ")
    }
}

private func indicator<State>(
    in range: ClosedRange<Double>,
    value: @escaping @MainActor @Sendable (State) -> Double?,
    unknown: String,
    _ kind: Control.Kind,
    _ control: @escaping @MainActor @Sendable (Indicator) -> Control,
    text: @escaping @MainActor @Sendable (Double, Notation) -> String
) -> Element<Control, State> {
    let oneNumber: [RowMistake] =
        range.lowerBound == range.upperBound ? [{ .oneNumber("\(range.lowerBound)", row: $0) }] : []
    return Element(
        ControlSpec(kind) { context in
            let (notation, unknown) = (context.notation, context.translate(unknown))
            let indicator = Indicator(range: range) { number in number.map { text($0, notation) } ?? unknown }
            context.update(from: value) { indicator.show($0.flatMap { $0.isNaN ? nil : $0 }) }
            return control(indicator)
        }
        .with(oneNumber))
}
