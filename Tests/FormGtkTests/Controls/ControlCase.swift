import CGtk
import FormCore
import FormGtk
import FormTesting
import Testing

/// A value of each type that a control can have.
struct ControlValues: Equatable {
    var isOn = false
    var text = "text"
    var number = 5
    var colour = Colour.red
    var date = CalendarDate(year: 2026, month: 12, day: 24)!
    var moment = CalendarDateTime("2026-12-24T14:30")!
    var font = Font("Sans", size: 11)
    var tint = Color(red: 0x35, green: 0x84, blue: 0xe4)
    var path = "/tmp"
    var shortcut = KeyboardShortcut("Ctrl+P")
    var words = ["one", "two"]
    var numbers = [5]
    /// Whether the row can be used.
    var isUsable = true

    enum Colour: CaseIterable, Sendable {
        case red, green, blue

        var title: String {
            switch self {
            case .red: "Red"
            case .green: "Green"
            case .blue: "Blue"
            }
        }
    }
}

/// A kind of control in a row, and what the person does with it.
struct ControlCase: Sendable, CustomTestStringConvertible {
    let kind: Control.Kind
    /// What tells it from others of its kind.
    var name = ""
    /// A row with it that is called “Row”.
    let cell: Element<FormCell, ControlValues>
    /// What stands in it at first, and after the change.
    let signs: (before: String, after: String)
    /// What stands in it where a rule has refused the change, if that is something else.
    var refusedSign: String?
    /// Its canonical texts.
    let texts: (before: String, after: String)
    /// A text that is no value of it.
    let wrongText: String?
    /// Gives the state the value of the change.
    let change: @MainActor @Sendable (inout ControlValues) -> Void
    /// Makes the change, as the person does.
    let act: @MainActor @Sendable (any FormUser, _ title: String) throws -> Void
    /// Takes the change back where a rule has refused it.
    let takeBack: @MainActor @Sendable (any FormUser, _ title: String) throws -> Void

    var testDescription: String { name.isEmpty ? "\(kind)" : "\(kind), \(name)" }

    var row: Element<FormCell, ControlValues> { cell.resettable().enabled(when: \.isUsable) }
}

/// A row that is called “Row”.
private func row(_ control: Element<Control, ControlValues>) -> Element<FormCell, ControlValues> {
    controlCell(title: "Row", control: control)
}

/// Every control of the library. What is missing here is missed by `ControlTests`.
let controlCases: [ControlCase] = [
    ControlCase(
        kind: .switch, cell: row(uiSwitch(keyPath: \.isOn)), signs: ("[off]", "[on]"), texts: ("Off", "On"),
        wrongText: "perhaps"
    ) {
        $0.isOn = true
    } act: { user, row in
        try user.toggle(row)
    } takeBack: { user, row in
        try user.toggle(row)
    },
    ControlCase(
        kind: .checkButton, cell: row(checkButton(keyPath: \.isOn)), signs: ("[ ]", "[✓]"), texts: ("Off", "On"),
        wrongText: "perhaps"
    ) {
        $0.isOn = true
    } act: { user, row in
        try user.toggle(row)
    } takeBack: { user, row in
        try user.toggle(row)
    },
    ControlCase(
        kind: .textField, cell: row(textField(keyPath: \.text)), signs: ("[text]", "[other]"), texts: ("text", "other"),
        wrongText: nil
    ) {
        $0.text = "other"
    } act: { user, row in
        try user.enter("other", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .textField, name: "with all around it",
        cell: row(
            textField(keyPath: \.text).placeholder("Name").prefix("https://").suffix(".org").clearable()
                .counted(.bytes(32))),
        signs: ("https:// [text ✕] .org 4 of 32", "https:// [other ✕] .org 5 of 32"), texts: ("text", "other"),
        wrongText: nil
    ) {
        $0.text = "other"
    } act: { user, row in
        try user.enter("other", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .textField, name: "with a format",
        cell: row(formattedField(keyPath: \.number, format: .whole(in: 1...10))),
        signs: ("[5]", "[7]"), texts: ("5", "7"), wrongText: "11"
    ) {
        $0.number = 7
    } act: { user, row in
        try user.enter("7", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .dateField, cell: row(dateField(keyPath: \.date)), signs: ("[2026-12-24]", "[2027-01-06]"),
        texts: ("2026-12-24", "2027-01-06"), wrongText: "2026-02-30"
    ) {
        $0.date = CalendarDate(year: 2027, month: 1, day: 6)!
    } act: { user, row in
        try user.enter("2027-01-06", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .dateField, name: "with a time", cell: row(dateTimeField(keyPath: \.moment)),
        signs: ("[2026-12-24 14:30]", "[2027-01-06 14:30]"), texts: ("2026-12-24T14:30", "2027-01-06T14:30"),
        wrongText: "2026-02-30T14:30"
    ) {
        $0.moment.date = CalendarDate(year: 2027, month: 1, day: 6)!
    } act: { user, row in
        try user.enter("2027-01-06 14:30", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .fontField, cell: row(fontField(keyPath: \.font)), signs: ("[Sans 11]", "[Serif Bold 16]"),
        texts: ("Sans 11", "Serif Bold 16"), wrongText: "Serif"
    ) {
        $0.font = Font("Serif", size: 16, weight: .bold)
    } act: { user, row in
        try user.enter("Serif Bold 16", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .colorField, cell: row(colorField(keyPath: \.tint)), signs: ("[#3584e4]", "[#ff0000]"),
        texts: ("#3584e4", "#ff0000"), wrongText: "reddish"
    ) {
        $0.tint = Color(red: 255, green: 0, blue: 0)
    } act: { user, row in
        try user.enter("#ff0000", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .fileField, cell: row(fileField(keyPath: \.path)), signs: ("[/tmp]", "[/usr]"), texts: ("/tmp", "/usr"),
        wrongText: "/tmp/\u{FFFD}"
    ) {
        $0.path = "/usr"
    } act: { user, row in
        try user.enter("/usr", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .textEditor, cell: row(textEditor(keyPath: \.text)), signs: ("[text]", "[one⏎two]"),
        texts: ("text", "one\ntwo"), wrongText: nil
    ) {
        $0.text = "one\ntwo"
    } act: { user, row in
        try user.type("one\ntwo", into: row)
        try user.pressControlReturn()
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .tokenField, cell: row(tokenField(keyPath: \.words)),
        signs: ("{one} {two} []", "{one} {two} {three} []"), refusedSign: "{one} {two} [three]",
        texts: ("one, two", "one, two, three"), wrongText: nil
    ) {
        $0.words = ["one", "two", "three"]
    } act: { user, row in
        try user.enter("three", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .tokenField, name: "with a format",
        cell: row(tokenField(keyPath: \.numbers, format: .whole(in: 1...10)).placeholder("Number")),
        signs: ("{5} [(Number)]", "{5} {7} [(Number)]"), refusedSign: "{5} [7]", texts: ("5", "5, 7"), wrongText: "11"
    ) {
        $0.numbers = [5, 7]
    } act: { user, row in
        try user.enter("7", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .tokenField, name: "from which a token is removed", cell: row(tokenField(keyPath: \.words)),
        signs: ("{one} {two} []", "{two} []"), texts: ("one, two", "two"), wrongText: nil
    ) {
        $0.words = ["two"]
    } act: { user, row in
        try user.removeToken("one", from: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .menu, cell: picker(title: "Row", keyPath: \.colour, text: \.title), signs: ("[Red ▾]", "[Green ▾]"),
        texts: ("Red", "Green"), wrongText: "Pink"
    ) {
        $0.colour = .green
    } act: { user, row in
        try user.choose("Green", in: row)
    } takeBack: { user, row in
        try user.choose("Red", in: row)
    },
    ControlCase(
        kind: .segments, cell: picker(title: "Row", keyPath: \.colour, style: .segments, text: \.title),
        signs: ("[•Red|Green|Blue]", "[Red|•Green|Blue]"), texts: ("Red", "Green"), wrongText: "Pink"
    ) {
        $0.colour = .green
    } act: { user, row in
        try user.choose("Green", in: row)
    } takeBack: { user, row in
        try user.choose("Red", in: row)
    },
    ControlCase(
        kind: .radioGroup,
        cell: picker(title: "Row", keyPath: \.colour, style: .radioGroup, text: \.title) { $0 == .red ? "Warm." : nil },
        signs: ("(•) Red – Warm. ( ) Green ( ) Blue", "( ) Red – Warm. (•) Green ( ) Blue"), texts: ("Red", "Green"),
        wrongText: "Pink"
    ) {
        $0.colour = .green
    } act: { user, row in
        try user.choose("Green", in: row)
    } takeBack: { user, row in
        try user.choose("Red", in: row)
    },
    ControlCase(
        kind: .numberField, cell: row(numberField(keyPath: \.number, in: 1...10, unit: "GB")),
        signs: ("[5] GB", "[7] GB"), texts: ("5", "7"), wrongText: "11"
    ) {
        $0.number = 7
    } act: { user, row in
        try user.enter("7", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .numberField, name: "that is stepped", cell: row(numberField(keyPath: \.number, in: 1...10, step: 2)),
        signs: ("[5]", "[7]"), texts: ("5", "7"), wrongText: "11"
    ) {
        $0.number = 7
    } act: { user, row in
        try user.step(row, by: 1)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .quantityField, cell: row(quantityField(keyPath: \.number, in: 1...500, units: .durations)),
        signs: ("[5] [s ▾]", "[7] [s ▾]"), texts: ("5 s", "7 s"), wrongText: "11 min"
    ) {
        $0.number = 7
    } act: { user, row in
        try user.enter("7", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .quantityField, name: "whose unit is chosen",
        cell: row(quantityField(keyPath: \.number, in: 1...500, units: .durations)),
        signs: ("[5] [s ▾]", "[5] [min ▾]"), texts: ("5 s", "5 min"), wrongText: "many"
    ) {
        $0.number = 300
    } act: { user, row in
        try user.choose("min", in: row)
    } takeBack: { user, row in
        try user.choose("s", in: row)
    },
    ControlCase(
        kind: .slider, cell: row(slider(keyPath: \.number, in: 1...10, unit: "%", marks: [SliderMark(5, "Half")])),
        signs: ("—o— [5] %", "—o— [7] %"), texts: ("5", "7"), wrongText: "11"
    ) {
        $0.number = 7
    } act: { user, row in
        try user.enter("7", into: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .slider, name: "that is stepped", cell: row(slider(keyPath: \.number, in: 1...10, step: 2)),
        signs: ("—o— [5]", "—o— [7]"), texts: ("5", "7"), wrongText: "11"
    ) {
        $0.number = 7
    } act: { user, row in
        try user.step(row, by: 1)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .shortcutField, cell: row(shortcutField(keyPath: \.shortcut)),
        signs: ("[⌨ Ctrl+P]", "[⌨ Alt+Shift+1]"), texts: ("Ctrl+P", "Alt+Shift+1"), wrongText: "P"
    ) {
        $0.shortcut = KeyboardShortcut("Alt+Shift+1")
    } act: { user, row in
        try user.record(KeyboardShortcut("Alt+Shift+1")!, in: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .shortcutField, name: "that is taken away", cell: row(shortcutField(keyPath: \.shortcut)),
        signs: ("[⌨ Ctrl+P]", "[⌨ None]"), texts: ("Ctrl+P", ""), wrongText: "Ctrl+"
    ) {
        $0.shortcut = nil
    } act: { user, row in
        try user.record(KeyboardShortcut("Backspace")!, in: row)
    } takeBack: { user, _ in
        try user.pressEscape()
    },
    ControlCase(
        kind: .native, cell: row(spinButton), signs: ("[5]", "[7]"), texts: ("5", "7"), wrongText: "11"
    ) {
        $0.number = 7
    } act: { user, row in
        try user.choose("7", in: row)
    } takeBack: { user, row in
        try user.choose("5", in: row)
    },
]

private let spinButton: Element<Control, ControlValues> = gtkControl(
    keyPath: \.number, format: .whole(in: 1...10)
) { choose in
    let spin = gtk_spin_button_new_with_range(1, 10, 1)!
    Signal.connect(spin, "value-changed") { choose(Int(gtk_spin_button_get_value(OpaquePointer(spin)))) }
    return spin
} update: { spin, number in
    gtk_spin_button_set_value(OpaquePointer(spin), Double(number))
}

extension FormUser {
    /// Replaces the text in a row's field, and has done with it.
    func enter(_ text: String, into title: String) throws {
        try type(text, into: title)
        try pressReturn()
    }
}
