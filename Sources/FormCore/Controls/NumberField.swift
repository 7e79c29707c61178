/// A field for a number, with buttons and keys that step it.
///
/// The number is typed like any other text: text that is no number of the range stays in the field as a draft, with a
/// sentence under the row, and leaves the value alone. A step takes what stands in the field, or the value where that
/// is no number, and stops at the ends of the range. It is a change at once; steps that follow each other within a second
/// are undone together.
///
/// A number of the state that is out of the range is shown as it is, until the person gives the row another one.
///
/// ```swift
/// controlCell(title: "Copies", control: numberField(keyPath: \.copies, in: 1...99))
/// controlCell(title: "Margin", control: numberField(keyPath: \.margin, in: 0...5, step: 0.25, unit: "cm", digits: 2))
/// ```
///
/// - Parameters:
///   - keyPath: The number, an `Int` or a `Double`.
///   - range: The numbers that are allowed.
///   - step: What Up and the button with a plus add.
///   - pageStep: What Page Up adds; by default ten steps.
///   - unit: What stands after the number; it is translated, and is the same for every number.
///   - digits: How many digits may stand behind the decimal mark, and are shown there; by default as many as it takes.
///     Whole numbers have none.
public func numberField<State, Value: FormNumber>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    in range: ClosedRange<Value> = Value.allNumbers,
    step: Value = 1,
    pageStep: Value? = nil,
    unit: String? = nil,
    digits: Int? = nil
) -> Element<Control, State> {
    numberControl(
        keyPath: keyPath, in: range, step: step, pageStep: pageStep, unit: unit, digits: digits, Control.numberField)
}

/// A live field for a number, or slider.
@MainActor
public final class NumberField: ValueControl {
    /// What is typed into.
    public let textField: TextField

    /// What stands after the number, in the person's language.
    public internal(set) var unit: String?

    /// What is marked along the line of a slider.
    public let marks: [Mark]

    /// Whether the pointer holds the number: whatever it comes to is one step, until it is let go.
    ///
    /// Whoever has to accept the number, as with ``Element/effect(_:when:perform:)``, is asked then.
    public var isHeld = false {
        didSet { if isHeld != oldValue { heldChanged() } }
    }

    /// The numbers that the field can have, which are others in another unit.
    var numbers: NumberTexts
    private var hasMoved = false

    /// A number that is marked.
    public struct Mark: Equatable, Sendable {
        /// Where the mark is.
        public let number: Double
        /// What stands at the mark, in the person's language; `nil` for a line alone.
        public let title: String?
    }

    init(_ textField: TextField, _ numbers: NumberTexts, unit: String?, marks: [Mark]) {
        self.textField = textField
        self.numbers = numbers
        self.unit = unit
        self.marks = marks
    }

    /// The numbers that are allowed.
    public var range: ClosedRange<Double> { numbers.range }

    /// How far it is to the next number.
    public var step: Double { numbers.step }

    /// How far Page Up leads.
    public var pageStep: Double { numbers.pageStep }

    /// The number that stands in the field, which may be out of the range, or the value where that is none.
    public var number: Double { numbers.number(readableText) ?? range.lowerBound }

    /// Goes on by so many steps, backward where they are negative, and stops at the end of the range.
    public func step(by count: Int) {
        if let text = numbers.stepped(readableText, count) { set(text) }
    }

    /// Takes the number that a widget has come to: whole steps from the one that it showed, or anywhere.
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
        if hasMoved { value.goOn() }
        textField.replace(with: text)
        if isHeld, value.isAsked { return }
        textField.commit()
        hasMoved = isHeld
    }

    private func heldChanged() {
        hasMoved = false
        if !isHeld, textField.hasDraft { textField.commit() }
    }

    /// What stands in the field where it is a number; otherwise the value's text, or a number to begin with.
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

    public func recordChanged(_ row: FormRecord.Row) { textField.recordChanged(row) }
}

extension NumberField: CustomReflectable {
    /// A mirror that shows nothing, as that of the text field that it has.
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
