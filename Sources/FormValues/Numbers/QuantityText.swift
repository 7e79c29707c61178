/// Writes and reads numbers with their units.
package struct QuantityText<Value: FormNumber>: Sendable {
    /// The units, whose titles may be translated.
    package let units: [QuantityUnit]
    private let range: ClosedRange<Value>
    private let locale: FormLocale
    private let anyNumber = Value.format(in: Value.allNumbers, digits: nil)

    package init(_ units: [QuantityUnit], in range: ClosedRange<Value>, locale: FormLocale = FormLocale()) {
        self.units = units
        self.range = range
        self.locale = locale
    }

    /// Returns the value as text in the largest unit in which it is whole.
    ///
    /// If the value isn't whole in any unit, the text is in the smallest unit that needs no more than nine digits after
    /// the decimal mark. If every unit needs more digits, the text is the number in the base unit, without a unit's
    /// title.
    package func text(of value: Value) -> String {
        let bySize = units.sorted { $0.factor < $1.factor }
        let whole = value == .zero ? bySize.first : bySize.last { number(value, in: $0, digits: 0) != nil }
        let unit = whole ?? bySize.first { shortestNumber(value, in: $0) != nil }
        return unit.flatMap { text(of: value, in: $0) } ?? locale.written(anyNumber.print(value))
    }

    /// Returns the value as text in the given unit, with as few digits after the decimal mark as possible. Returns
    /// `nil` if the value needs more than nine digits after the decimal mark in this unit.
    package func text(of value: Value, in unit: QuantityUnit) -> String? {
        shortestNumber(value, in: unit).map { "\(locale.written($0)) \(unit.title)" }
    }

    private func shortestNumber(_ value: Value, in unit: QuantityUnit) -> String? {
        (0...9).lazy.compactMap { number(value, in: unit, digits: $0) }.first
    }

    /// Converts the value to the given unit, and returns the number in digits with a decimal point. Returns `nil` if
    /// the number needs more than `digits` digits after the decimal point.
    private func number(_ value: Value, in unit: QuantityUnit, digits: Int) -> String? {
        let count = (value.approximation / unit.factor).rounded(to: digits).shortestText
        // The division isn't exact for very large integers, so a whole number of base units is printed directly.
        let number = unit.factor == 1 && digits == 0 ? anyNumber.print(value) : count
        guard let decimal = DecimalNumber(number), decimal.fractionDigits <= digits else { return nil }
        return self.value(of: number, in: unit) == value ? decimal.text : nil
    }

    /// Returns the value of a number in the given unit, or `nil` if there is no such value.
    ///
    /// If `Value` is `Int` and the unit is larger than the base unit, the value is rounded to a whole number of base
    /// units. If the unit is the base unit, a number with a fraction has no `Int` value.
    package func value(of number: String, in unit: QuantityUnit) -> Value? {
        guard let number = DecimalNumber(number), let factor = DecimalNumber(unit.factor.shortestText),
            let product = number.times(factor)
        else { return nil }
        if case .success(let value) = anyNumber.parse(product.text) { return value }
        guard unit.factor > 1, let whole = product.magnitude(in: 1) else { return nil }
        return try? anyNumber.parse("\(product.isNegative ? "-" : "")\(whole)").get()
    }

    /// Returns the value that the text represents, even if it is outside the range, or `nil` if the text can't be read.
    /// A number without a unit is in the base unit.
    package func value(of text: String) -> Value? {
        if let (number, unit) = parts(of: text) {
            return locale.unwritten(number[...]).flatMap { value(of: $0, in: units[unit]) }
        }
        return locale.unwritten(text.inASCII.trimmed).flatMap { try? anyNumber.parse($0).get() }
    }

    /// Returns the value that the text represents, or an error that says what to type.
    package func read(_ text: String) -> Result<Value, FormatError> {
        let text = text.inASCII
        let unit = parts(of: text).map { units[$0.unit] }
        guard let value = value(of: text) else {
            return .failure(FormatError(locale.ambiguity(in: text[...]) ?? sentence(about: text, unit)))
        }
        return range.contains(value) ? .success(value) : .failure(FormatError(sentence(in: unit)))
    }

    /// Returns the text with the title of the unit at the index `unit` appended. Text that is empty or already ends
    /// with a unit is returned unchanged.
    package func completed(_ text: String, by unit: Int) -> String {
        text.trimmed.isEmpty || parts(of: text) != nil ? text : "\(text) \(units[unit].title)"
    }

    /// Splits text such as `90 min` into its number, in ASCII, and the index of its unit. Returns `nil` if the text
    /// doesn't end with a unit.
    package func parts(of text: String) -> (number: String, unit: Int)? {
        let text = text.inASCII.trimmed
        for areEqual in [{ $0 == $1 }, { $0.lowercased() == $1.lowercased() }] as [(Substring, String) -> Bool] {
            for (index, unit) in units.enumerated() {
                for name in ([unit.title] + unit.otherNames).map(\.inASCII)
                where areEqual(text.suffix(name.count), name) {
                    let number = text.dropLast(name.count)
                    // The name of a unit must not match the end of another word: `5 min` doesn't end with a unit called
                    // `in`.
                    guard let last = number.last, !last.isLetter else { continue }
                    return (String(number.trimmed), index)
                }
            }
        }
        return nil
    }
}

/// The messages about text that can't be read or whose number isn't allowed.
extension QuantityText {
    private func sentence(about text: String, _ unit: QuantityUnit?) -> Sentence {
        let number = locale.unwritten((parts(of: text)?.number ?? text).trimmed).flatMap { DecimalNumber($0) }
        if let unit, let number, number.fractionDigits > 0, let one = self.text(of: 1, in: unit), unit.factor == 1 {
            return Sentence("Use whole multiples of %s.", one)
        }
        guard unit == nil, number == nil, text.trimmed.first?.isNumber == true else { return sentence(in: unit) }
        return Sentence("Type a number with one of these units: %s.", units.map(\.title).joined(separator: ", "))
    }

    /// Returns a message with the lowest and the highest allowed number.
    ///
    /// Each of these numbers is written in the unit that the user typed if it is whole in that unit. Otherwise it is
    /// written in the largest unit in which it is whole.
    private func sentence(in unit: QuantityUnit?) -> Sentence {
        let shown = { (value: Value) in
            unit.flatMap { number(value, in: $0, digits: 0) == nil ? nil : text(of: value, in: $0) } ?? text(of: value)
        }
        let (lowest, highest) = (shown(range.lowerBound), shown(range.upperBound))
        let all = Value.allNumbers
        return switch (range.lowerBound > all.lowerBound, range.upperBound < all.upperBound) {
        case (true, true): Sentence("Type a number from %1$s to %2$s.", lowest, highest)
        case (true, false): Sentence("Type a number, at least %s.", lowest)
        case (false, true): Sentence("Type a number, at most %s.", highest)
        case (false, false): "Type a number."
        }
    }
}

/// The operations of ``QuantityText`` that a field with units uses. The protocol hides whether the numbers are `Int` or
/// `Double`.
package protocol QuantityTexts: Sendable {
    var units: [QuantityUnit] { get }

    func completed(_ text: String, by unit: Int) -> String

    func parts(of text: String) -> (number: String, unit: Int)?

    /// Returns the value that the text represents, written in the unit of the other text. Returns `nil` if the two
    /// don't represent the same value, or if the value can't be written in that unit.
    func text(_ text: String, inUnitOf other: String) -> String?

    /// Returns the allowed numbers, converted to the given unit, and the functions that step and write them. The text
    /// that these functions write contains the unit, such as `500 MB`.
    @MainActor func numbers(in unit: Int) -> NumberTexts
}

extension QuantityText: QuantityTexts {
    package func text(_ text: String, inUnitOf other: String) -> String? {
        guard let value = value(of: text), value == self.value(of: other), let (_, unit) = parts(of: other) else {
            return nil
        }
        return self.text(of: value, in: units[unit])
    }

    @MainActor
    package func numbers(in index: Int) -> NumberTexts {
        let unit = units[index]
        let count = { (value: Value) in value.approximation / unit.factor }
        let value = { (text: String) in self.value(of: completed(text, by: index)) }
        let one = self.value(of: "1", in: unit) ?? 1
        let shown = { (value: Value) in text(of: value, in: unit) ?? text(of: value) }
        return NumberTexts(
            range: count(range.lowerBound)...count(range.upperBound), step: 1, pageStep: 10,
            number: { value($0).map(count) },
            stepped: { text, steps in
                guard let value = value(text) else { return nil }
                let next = value.stepped(by: one, times: steps, digits: nil).limited(to: range)
                // A number above the range stays unchanged on a step up, because limiting the result to the range would
                // lower it. Likewise, a number below the range stays unchanged on a step down.
                return shown(steps > 0 ? max(value, next) : min(value, next))
            },
            nearest: { number in
                let wanted = Value(approximation: number * unit.factor).limited(to: range)
                return shown(self.value(of: number.rounded().shortestText, in: unit)?.limited(to: range) ?? wanted)
            })
    }
}
