extension Format where Value == Duration {
    /// Durations: printed as in ISO 8601, `PT1H30M`, and shown as `1 h 30 min`.
    ///
    /// The format also reads `90 min`, `1.5h`, `2 days` and `1:30:00`. A day has 24 hours. A number without a unit is
    /// refused because it is ambiguous, and so is `1:30`.
    ///
    /// - Parameter range: The allowed durations.
    public static func duration(in range: ClosedRange<Duration> = .zero ... .seconds(Int64.max)) -> Format {
        let read = { @Sendable (text: String, locale: FormLocale) -> Result<Duration, FormatError> in
            guard let duration = DurationText.duration(of: text.trimmed, in: locale), range.contains(duration) else {
                return .failure(FormatError(locale.ambiguity(in: text[...]) ?? sentence(for: range, locale)))
            }
            return .success(duration)
        }
        return Format(
            print: { DurationText($0).standard },
            parse: { read($0, FormLocale()) },
            show: { DurationText($0).shown(in: $1) },
            read: read
        ).proven(hasDecimalMark: true).inAnyScript()
    }
}

extension Format where Value == Int {
    /// A whole number of seconds, written as a duration: 5400 is printed as `PT1H30M` and shown as `1 h 30 min`.
    ///
    /// - Parameter range: The allowed numbers of seconds.
    public static func seconds(in range: ClosedRange<Int> = 0 ... .max) -> Format {
        let durations = Format<Duration>.duration(in: .seconds(range.lowerBound) ... .seconds(range.upperBound))
        let whole = { @Sendable (duration: Duration) -> Result<Int, FormatError> in
            let (seconds, attoseconds) = duration.components
            return attoseconds == 0 ? .success(Int(seconds)) : .failure("Use whole seconds.")
        }
        return Format(
            print: { durations.print(.seconds($0)) },
            parse: { durations.parse($0).flatMap(whole) },
            show: { durations.show(.seconds($0), $1) },
            read: { durations.read($0, $1).flatMap(whole) }
        ).proven().inAnyScript()
    }
}

private func sentence(for range: ClosedRange<Duration>, _ locale: FormLocale) -> Sentence {
    let shown = { (duration: Duration) in DurationText(duration).shown(in: locale) }
    let (lowest, highest) = (shown(range.lowerBound), shown(range.upperBound))
    return switch (range.lowerBound > .zero, range.upperBound < .seconds(Int64.max)) {
    case (true, true): Sentence("Type a duration from %1$s to %2$s.", lowest, highest)
    case (true, false): Sentence("Type a duration, at least %s.", lowest)
    case (false, true): Sentence("Type a duration, at most %s.", highest)
    case (false, false): Sentence("Type a duration, such as %s.", shown(.seconds(5400)))
    }
}
