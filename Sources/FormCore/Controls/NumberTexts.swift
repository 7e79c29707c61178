/// The numbers that a control can have, as the person writes them, whatever their type.
@MainActor
struct NumberTexts {
    /// The numbers that are allowed.
    let range: ClosedRange<Double>
    /// What is between a number and the next one.
    let step: Double
    /// How far it is to the number that Page Up leads to.
    let pageStep: Double
    /// The number of a text, also of one that is out of the range.
    let number: (_ text: String) -> Double?
    /// The row's text of the number so many steps further on, which is in the range.
    let stepped: (_ text: String, _ count: Int) -> String?
    /// The row's text of the number of the range that is next to one, by whole steps from its beginning.
    let nearest: (Double) -> String
}

extension NumberTexts {
    init<Value: FormNumber>(
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
            // No step up leads down, as it would from above the range.
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
