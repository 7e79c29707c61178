/// A slider for a number, with a field beside it in which the number can also be typed.
///
/// While the user drags the slider, the number follows the pointer in steps, and the state changes immediately; a whole
/// drag is one undo step. Arrow keys change the number by one step, and Page Up and Page Down by `pageStep`. Home and
/// End set it to the lowest and the highest number. Typed text is a draft, as in
/// ``numberField(keyPath:in:step:pageStep:unit:digits:)``.
///
/// ```swift
/// controlCell(
///     title: "Volume",
///     control: slider(keyPath: \.volume, in: 0...100, marks: [SliderMark(0, "Quiet"), SliderMark(100, "Loud")]))
/// ```
///
/// - Parameters:
///   - keyPath: The number, an `Int` or a `Double`.
///   - range: The allowed numbers, from one end of the slider to the other.
///   - step: The amount that an arrow key adds. The user can also type numbers between the steps.
///   - pageStep: The amount that Page Up adds; by default ten steps.
///   - unit: The text after the number, the same for every number; it is translated.
///   - digits: The number of digits after the decimal mark: at most this many can be typed, and at least this many are
///     shown. By default there are as many as necessary. It has no effect on an `Int`.
///   - marks: The marks on the slider.
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
        .slider, Control.slider)
}

/// A mark on a slider.
public struct SliderMark<Value: FormNumber>: Sendable {
    /// The marked number. A mark outside the slider's range is left out and reported as a mistake in the form.
    public let number: Value

    /// The text beside the mark; it is translated. `nil` for a mark without text.
    public let title: String?

    /// Makes a mark, optionally with text beside it.
    public init(_ number: Value, _ title: String? = nil) {
        self.number = number
        self.title = title
    }
}
