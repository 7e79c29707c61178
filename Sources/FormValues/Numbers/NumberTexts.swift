/// Reads, steps and writes a control's numbers as text in the user's locale, whether they are `Int` or `Double`.
@MainActor
package struct NumberTexts {
    /// The allowed numbers.
    package let range: ClosedRange<Double>
    /// The size of a step.
    package let step: Double
    /// The amount that Page Up adds.
    package let pageStep: Double
    /// Returns the number that the text represents, even if it is outside the range, or `nil` if the text isn't a
    /// number.
    package let number: (_ text: String) -> Double?
    /// Returns the row's text for the number that is `count` steps from the number in `text`, or `nil` if `text` isn't
    /// a number. Stepping stops at the ends of the range.
    package let stepped: (_ text: String, _ count: Int) -> String?
    /// Returns the row's text for a number rounded to whole steps from the start of the range, and limited to the
    /// range.
    package let nearest: (Double) -> String
}

extension NumberTexts {
    package init<Value: FormNumber>(
        in range: ClosedRange<Value>, step: Value, pageStep: Value, digits: Int?, locale: FormLocale
    ) {
        let format = Value.format(in: range, digits: digits)
        let anyFormat = Value.format(in: Value.allNumbers, digits: nil)
        let value = { (text: String) in try? anyFormat.read(text, locale).get() }
        self.range = range.lowerBound.approximation...range.upperBound.approximation
        self.step = step.approximation
        self.pageStep = pageStep.approximation
        number = { value($0)?.approximation }
        stepped = { text, count in
            guard let value = value(text) else { return nil }
            let next = value.stepped(by: step, times: count, digits: digits).limited(to: range)
            // A number above the range stays unchanged on a step up, because limiting the result to the range would
            // lower it. Likewise, a number below the range stays unchanged on a step down.
            return format.show(count > 0 ? max(value, next) : min(value, next), locale)
        }
        let start = range.lowerBound > Value.allNumbers.lowerBound ? range.lowerBound : .zero
        nearest = { number in
            let wanted = Value(approximation: number)
            let count = ((number - start.approximation) / step.approximation).rounded()
            let isCountable = count.magnitude < 1e15 && range.contains(wanted)
            let next = isCountable ? start.stepped(by: step, times: Int(count), digits: digits) : wanted
            return format.show((wanted == range.upperBound ? wanted : next).limited(to: range), locale)
        }
    }
}

extension Comparable {
    func limited(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
