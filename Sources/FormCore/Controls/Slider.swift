/// A number that is slid along a line, and typed beside it.
///
/// The number follows the pointer in steps, and the state follows at once; whatever the pointer comes to until it lets
/// go is one step to undo. Arrow keys step the number, Page Up and Page Down go further, Home and End to the ends. What is
/// typed is a draft, as in ``numberField(keyPath:in:step:pageStep:unit:digits:)``.
///
/// ```swift
/// controlCell(
///     title: "Volume",
///     control: slider(keyPath: \.volume, in: 0...100, marks: [SliderMark(0, "Quiet"), SliderMark(100, "Loud")]))
/// ```
///
/// - Parameters:
///   - keyPath: The number, an `Int` or a `Double`.
///   - range: The numbers from one end of the line to the other.
///   - step: What an arrow key adds; numbers in between can be typed.
///   - pageStep: What Page Up adds; by default ten steps.
///   - unit: What stands after the number; it is translated, and is the same for every number.
///   - digits: How many digits may stand behind the decimal mark, and are shown there; by default as many as it takes.
///     Whole numbers have none.
///   - marks: Numbers that are marked on the line.
public func slider<State, Value: FormNumber>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    in range: ClosedRange<Value>,
    step: Value = 1,
    pageStep: Value? = nil,
    unit: String? = nil,
    digits: Int? = nil,
    marks: [SliderMark<Value>] = []
) -> Element<Control, State> {
    numberControl(
        keyPath: keyPath, in: range, step: step, pageStep: pageStep, unit: unit, digits: digits, marks: marks,
        Control.slider)
}

/// A number that is marked on the line of a slider.
public struct SliderMark<Value: FormNumber>: Sendable {
    /// Where the mark is; one that is out of the slider's range is reported as the form's mistake.
    public let number: Value

    /// What stands at the mark; it is translated.
    public let title: String?

    /// Marks a number, with a title or with a line alone.
    public init(_ number: Value, _ title: String? = nil) {
        self.number = number
        self.title = title
    }
}
