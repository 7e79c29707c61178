extension Format where Value == Double {
    /// Fractions as percentages: 0.25 is printed as `25%` and shown as `25 %`. The user may leave out the percent sign.
    ///
    /// A fraction is converted by moving its decimal point and not by a multiplication, so it isn't rounded: 0.07
    /// becomes exactly `7%`.
    ///
    /// - Parameters:
    ///   - range: The allowed fractions; by default 0 to 1, which are 0 % to 100 %.
    ///   - digits: The number of digits after the decimal mark of the percentage: at most this many can be typed, and
    ///     at least this many are shown; by default as many as necessary.
    public static func percent(in range: ClosedRange<Double> = 0...1, digits: Int? = nil) -> Format {
        let read = { @Sendable (text: String, locale: FormLocale) -> Result<Double, FormatError> in
            let text = text.withoutPercentSign
            guard let plain = locale.unwritten(text), let percentage = DecimalNumber(plain),
                let number = Double(percentage.shifted(by: -2).text), range.contains(number)
            else { return .failure(FormatError(locale.ambiguity(in: text) ?? percentage(in: range))) }
            return tooManyDigits(in: plain, allowed: digits).map { .failure($0) } ?? .success(number)
        }
        return Format(
            print: { $0.percentText + "%" },
            parse: { read($0, FormLocale()) },
            show: { $1.written($0.percentText.padded(to: digits)) + " %" },
            read: read
        ).proven(hasDecimalMark: true).inAnyScript()
    }
}

extension Format where Value == Int {
    /// Whole percentages: 25 is printed as `25%` and shown as `25 %`. The user may leave out the percent sign.
    ///
    /// - Parameter range: The allowed percentages; by default 0 to 100.
    public static func wholePercent(in range: ClosedRange<Int> = 0...100) -> Format {
        let whole = Format.whole(in: range)
        let sentence = percentage(from: range.lowerBound.inSentence, to: range.upperBound.inSentence)
        return Format(
            print: { "\($0)%" },
            parse: { whole.parse(String($0.withoutPercentSign)).mapError { _ in FormatError(sentence) } },
            show: { value, _ in "\(value) %" },
            read: { whole.read(String($0.withoutPercentSign), $1).mapError { _ in FormatError(sentence) } }
        ).proven().inAnyScript()
    }
}

extension Double {
    fileprivate var percentText: String { DecimalNumber(shortestText)?.shifted(by: 2).text ?? shortestText }
}

extension String {
    /// The text without a percent sign at its end, or at its start as in Turkish.
    fileprivate var withoutPercentSign: Substring {
        var text = trimmed
        if text.last == "%" { text.removeLast() } else if text.first == "%" { text.removeFirst() }
        return text.trimmed
    }
}

private func percentage(in range: ClosedRange<Double>) -> Sentence {
    let number = { (fraction: Double) in Sentence(.number(fraction.percentText)) }
    return percentage(from: number(range.lowerBound), to: number(range.upperBound))
}

private func percentage(from lowest: Sentence, to highest: Sentence) -> Sentence {
    Sentence("Type a percentage from %1$s %% to %2$s %%.", lowest, highest)
}
