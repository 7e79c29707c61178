/// A live number field or slider.
@MainActor
public final class NumberField: ValueControl {
    /// The field that the number is typed into.
    public let textField: TextField

    /// The text after the number, in the user's language.
    public internal(set) var unit: String?

    /// The marks along a slider.
    public let marks: [Mark]

    /// True while the user drags the slider; the whole drag is one undo step.
    ///
    /// If a service has to accept the number (see ``Element/effect(_:when:perform:)``) or an asynchronous rule has to
    /// check it, the number is a draft during the drag. The service or the rule is called only when the drag ends.
    public var isHeld = false {
        didSet { if isHeld != oldValue { heldChanged() } }
    }

    /// The allowed numbers and the steps between them. In a field with units, they are replaced when the unit changes.
    var numbers: NumberTexts
    private var hasMoved = false

    /// A mark on a slider.
    public struct Mark: Equatable, Sendable {
        /// The marked number.
        public let number: Double
        /// The text beside the mark, in the user's language, or `nil` for a mark without text.
        public let title: String?
    }

    init(_ textField: TextField, _ numbers: NumberTexts, unit: String?, marks: [Mark]) {
        self.textField = textField
        self.numbers = numbers
        self.unit = unit
        self.marks = marks
    }

    /// The allowed numbers.
    public var range: ClosedRange<Double> { numbers.range }

    /// The size of a step.
    public var step: Double { numbers.step }

    /// The amount that Page Up adds.
    public var pageStep: Double { numbers.pageStep }

    /// The number of characters of the longest allowed number, as the field shows it.
    package var longestLength: Int {
        [range.lowerBound, range.lowerBound + step, range.upperBound - step, range.upperBound]
            .map { numbers.nearest($0).count }.max() ?? 0
    }

    /// The number in the field, which may be outside the range.
    ///
    /// If the field's text isn't a number, this is the row's value. If the value can't be read as a number either, for
    /// example because it is infinite, this is the allowed number nearest to 0, in whole steps from the start of the
    /// range.
    public var number: Double { numbers.number(readableText) ?? range.lowerBound }

    /// Steps the number up, or down if the count is negative, and stops at the end of the range.
    public func step(by count: Int) {
        if let text = numbers.stepped(readableText, count) { set(text) }
    }

    /// Sets the number to which the user has moved a widget, such as a slider.
    ///
    /// If the new number is a whole number of steps away from the shown one, the number changes by exactly these steps.
    /// Otherwise, the new number is rounded to a whole number of steps from the start of the range.
    public func move(to number: Double) {
        let steps = (number - self.number) / step
        if steps == 0 || steps.isNaN { return }
        if abs(steps - steps.rounded()) < 1e-6, steps.magnitude < 1e9 {
            step(by: Int(steps.rounded()))
        } else {
            set(numbers.nearest(number))
        }
    }

    private func set(_ text: String) {
        if hasMoved { value.coalesce() }
        textField.replace(with: text)
        if isHeld, value.isAsked { return }
        textField.commit()
        hasMoved = isHeld
    }

    private func heldChanged() {
        hasMoved = false
        if !isHeld, textField.hasDraft { textField.commit() }
    }

    /// The text of the number from which a step starts: the field's text if it is a number; otherwise the value's text
    /// if that is a number; otherwise the text of the allowed number nearest to 0.
    private var readableText: String {
        let texts = [textField.text, value.typedText()]
        return texts.first { numbers.number($0) != nil } ?? numbers.nearest(0)
    }
}

extension NumberField {
    public var value: RowValue { textField.value }

    public var isFollowing: Bool { textField.isFollowing }

    public func endObservation() { textField.endObservation() }

    public var copiedText: String? { textField.copiedText }

    public func show(_ input: ShownInput?) { textField.show(input) }
}

extension NumberField: CustomReflectable, HiddenFromDumps {}
