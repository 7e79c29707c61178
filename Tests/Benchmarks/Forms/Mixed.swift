import FormCore

/// A value for each control that a row can have besides a switch and a text.
package struct Mixed: Equatable {
    enum Choice: String, CaseIterable, Sendable {
        case first = "First"
        case second = "Second"
        case third = "Third"
    }

    var choice = Choice.first
    var number = 5
    var date = CalendarDate(year: 2026, month: 12, day: 24)!
    var color = Color(red: 0x35, green: 0x84, blue: 0xe4)
    var path = "/tmp"
    var fraction = 0.4
}

extension Mixed {
    /// A row of a page that has a row with each control of the library, again and again.
    static func cell(_ index: Int) -> Element<FormCell, Rows> {
        cells[index % cells.count]("Row \(index)", index)
    }

    /// The rows, by their titles and numbers.
    private static let cells: [@Sendable (String, Int) -> Element<FormCell, Rows>] = [
        { controlCell(title: $0, control: uiSwitch(keyPath: \Rows.[switch: $1])) },
        { controlCell(title: $0, control: checkButton(keyPath: \Rows.[switch: $1])) },
        { controlCell(title: $0, control: textField(keyPath: \Rows.[text: $1])) },
        { controlCell(title: $0, control: passwordField(keyPath: \Rows.[text: $1])) },
        { controlCell(title: $0, control: numberField(keyPath: \Rows.[mixed: $1].number, in: 1...10, unit: "GB")) },
        { controlCell(title: $0, control: slider(keyPath: \Rows.[mixed: $1].number, in: 1...10, unit: "%")) },
        { picker(title: $0, keyPath: \Rows.[mixed: $1].choice, text: \.rawValue) },
        { picker(title: $0, keyPath: \Rows.[mixed: $1].choice, style: .segments, text: \.rawValue) },
        { picker(title: $0, keyPath: \Rows.[mixed: $1].choice, style: .radioGroup, text: \.rawValue) },
        { controlCell(title: $0, control: dateField(keyPath: \Rows.[mixed: $1].date)) },
        { controlCell(title: $0, control: colorField(keyPath: \Rows.[mixed: $1].color)) },
        { controlCell(title: $0, control: fileField(keyPath: \Rows.[mixed: $1].path)) },
        { controlCell(title: $0, control: textEditor(keyPath: \Rows.[text: $1])) },
        { title, index in controlCell(title: title, control: progress { $0[mixed: index].fraction }) },
        { title, index in controlCell(title: title, control: level(value: { $0[mixed: index].fraction }, in: 0...1)) },
    ]
}
