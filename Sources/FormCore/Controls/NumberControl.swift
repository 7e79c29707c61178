/// Makes the element of a number field or a slider.
func numberControl<State, Value: FormNumber>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    in range: ClosedRange<Value>,
    step: Value,
    pageStep: Value?,
    unit: String?,
    digits: Int?,
    marks: [SliderMark<Value>] = [],
    _ control: @escaping @MainActor @Sendable (NumberField) -> Control
) -> Element<Control, State> {
    let range = range.clamped(to: Value.allNumbers)
    let text = textControl(keyPath: keyPath, format: Value.format(in: range, digits: digits))
    return Element { context in
        for step in [step, pageStep ?? 1] where !(step > 0) {
            context.scope.report(.stepOfNothing("\(step)", row: context.path))
        }
        if range.lowerBound == range.upperBound {
            context.scope.report(.oneNumber("\(range.lowerBound)", row: context.path))
        }
        let step = step > 0 ? step : 1
        let page = pageStep.flatMap { $0 > 0 ? $0 : nil } ?? step.stepped(by: step, times: 9, digits: nil)
        let rendered = text.render(context)
        guard let field = rendered.content.textField else { return rendered }
        let numbers = NumberTexts(in: range, step: step, pageStep: page, digits: digits, locale: context.locale)
        for mark in marks where !range.contains(mark.number) {
            context.scope.report(.markOutOfRange("\(mark.number)", row: context.path))
        }
        let shown = marks.filter { range.contains($0.number) }.map {
            NumberField.Mark(number: $0.number.approximation, title: $0.title.map(context.translate))
        }
        let number = NumberField(field, numbers, unit: unit.map(context.translate), marks: shown)
        return RenderedElement(content: control(number), update: rendered.update)
    }
}
