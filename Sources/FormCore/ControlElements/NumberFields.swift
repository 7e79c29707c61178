/// A field for a number, with buttons and keys that step it.
///
/// The number is typed like any other text: if the text isn't a number in the range, it stays in the field as a draft,
/// with a message under the row, and the value doesn't change. A step starts from the number in the field, or from the
/// value if the field's text isn't a number, and stops at the ends of the range. It changes the value immediately.
/// Steps that follow each other within a second are one undo step.
///
/// If the number in the state is outside the range, it is shown unchanged until the user enters another number.
///
/// ```swift
/// controlCell(title: "Copies", control: numberField(keyPath: \.copies, in: 1...99))
/// controlCell(title: "Margin", control: numberField(keyPath: \.margin, in: 0...5, step: 0.25, unit: "cm", digits: 2))
/// ```
///
/// - Parameters:
///   - keyPath: The number, an `Int` or a `Double`.
///   - range: The allowed numbers.
///   - step: The amount that the Up key and the plus button add.
///   - pageStep: The amount that Page Up adds; by default ten steps.
///   - unit: The text after the number, the same for every number; it is translated.
///   - digits: The number of digits after the decimal mark: at most this many can be typed, and at least this many are
///     shown. By default there are as many as necessary. It has no effect on an `Int`.
public func numberField<State, Value: FormNumber>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    in range: ClosedRange<Value> = Value.allNumbers,
    step: Value = 1,
    pageStep: Value? = nil,
    unit: String? = nil,
    digits: Int? = nil
) -> Element<Control, State> {
    numberControl(
        keyPath: keyPath, in: range, step: step, pageStep: pageStep, unit: unit, digits: digits, .numberField,
        Control.numberField)
}

/// Makes the element of a number field or a slider.
func numberControl<State, Value: FormNumber>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    in range: ClosedRange<Value>,
    step: Value,
    pageStep: Value?,
    unit: String?,
    digits: Int?,
    marks: [SliderMark<Value>] = [],
    _ kind: Control.Kind,
    _ control: @escaping @MainActor @Sendable (NumberField) -> Control
) -> Element<Control, State> {
    let range = range.clamped(to: Value.allNumbers)
    var mistakes: [RowMistake] = []
    for step in [step, pageStep ?? 1] where !(step > 0) { mistakes.append { .stepOfNothing("\(step)", row: $0) } }
    if range.lowerBound == range.upperBound { mistakes.append { .oneNumber("\(range.lowerBound)", row: $0) } }
    for mark in marks where !range.contains(mark.number) {
        mistakes.append { .markOutOfRange("\(mark.number)", row: $0) }
    }
    let format = Value.format(in: range, digits: digits)
    let element: Element<Control, State> = textControl(keyPath: keyPath, format: format, kind) { field, context in
        let step = step > 0 ? step : 1
        let page = pageStep.flatMap { $0 > 0 ? $0 : nil } ?? step.stepped(by: step, times: 9, digits: nil)
        let numbers = NumberTexts(in: range, step: step, pageStep: page, digits: digits, locale: context.locale)
        let shown = marks.filter { range.contains($0.number) }.map {
            NumberField.Mark(number: $0.number.approximation, title: $0.title.map(context.translate))
        }
        return control(NumberField(field, numbers, unit: unit.map(context.translate), marks: shown))
    }
    return Element(element.controlSpec().with(mistakes))
}
