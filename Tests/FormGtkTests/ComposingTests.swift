import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Values: Equatable {
    var text = "Attic"
    var number = 5
    var date = CalendarDate(year: 2026, month: 12, day: 24)!
    var words = ["one"]
    var font = Font("Sans", size: 11)
    var path = "/tmp"
}

private struct Field: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cell: Element<FormCell, Values>
    /// Changes the value from elsewhere.
    let change: @MainActor @Sendable (inout Values) -> Void

    init(
        _ name: String, _ control: Element<Control, Values>,
        _ change: @escaping @MainActor @Sendable (inout Values) -> Void
    ) {
        (testDescription, self.change) = (name, change)
        cell = controlCell(title: "Row", control: control)
    }

    static let all = [
        Field("a text", textField(keyPath: \.text)) { $0.text = "Cellar" },
        Field("a text with all around it", textField(keyPath: \.text).prefix("<").suffix(">").clearable()) {
            $0.text = "Cellar"
        },
        Field("several lines", textEditor(keyPath: \.text)) { $0.text = "Cellar\nHall" },
        Field("a password", passwordField(keyPath: \.text)) { $0.text = "Cellar" },
        Field("a formatted number", formattedField(keyPath: \.number, format: .whole(in: 1...10))) { $0.number = 9 },
        Field("a number", numberField(keyPath: \.number, in: 1...10, unit: "GB")) { $0.number = 9 },
        Field("a quantity", quantityField(keyPath: \.number, in: 1...500, units: .durations)) { $0.number = 9 },
        Field("a slider's number", slider(keyPath: \.number, in: 1...10)) { $0.number = 9 },
        Field("a date", dateField(keyPath: \.date)) { $0.date = CalendarDate(year: 2027, month: 1, day: 6)! },
        Field("tokens", tokenField(keyPath: \.words)) { $0.words = ["two"] },
        Field("a font", fontField(keyPath: \.font)) { $0.font = Font("Sans", size: 12) },
        Field("a file", fileField(keyPath: \.path)) { $0.path = "/usr" },
    ]
}

@MainActor
@Suite("Composing a character", .serialized, .needsDisplay)
struct ComposingTests {
    /// A user with the cursor in the row, who has begun to type a code point.
    private func stage(_ field: Field) throws -> (stage: Stage<Values>, user: GtkUser, text: TypedText, before: String)
    {
        let stage = Stage(.gtk, Values(), sections { section { field.cell } })
        let user = try #require(stage.user as? GtkUser)
        try user.focus("Row")
        let before = try #require(user.focusedText).text
        let text = try TypedText(in: user.window)
        text.moveCursorToEnd()
        text.beginCodePoint()
        #expect(text.preedit == "u")
        return (stage, user, text, before)
    }

    @Test("is not disturbed by a change of the value from elsewhere", arguments: Field.all)
    private func undisturbed(field: Field) throws {
        let (stage, user, text, before) = try stage(field)
        stage.driver.change(field.change)
        user.processEvents()
        #expect(text.preedit == "u")
        #expect(user.focusedText?.text == before)
        text.type("e9")
        text.press(GDK_KEY_space)
        user.processEvents()
        #expect(user.focusedText?.text == before + "é")
        #expect(user.focusedText?.cursor == before.count + 1)
        let isList = try stage.row("Row")?.values.contains { $0.hasPrefix("{two}") } ?? false
        if !isList { #expect(try stage.row("Row")?.conflict != nil) }
    }

    @Test("that is given up shows what has changed meanwhile", arguments: Field.all)
    private func givenUp(field: Field) throws {
        let (stage, user, text, before) = try stage(field)
        stage.driver.change(field.change)
        text.press(GDK_KEY_Escape)
        user.processEvents()
        #expect(text.preedit == "")
        #expect(stage.driver.session.record == FormRecord())
        let values = try stage.row("Row")?.values
        if try #require(user.focusedText).text != "" { #expect(user.focusedText?.text != before, "\(values ?? [])") }
    }

    @Test("that is given up leaves no trace", arguments: Field.all)
    private func nothing(field: Field) throws {
        let (stage, user, text, before) = try stage(field)
        text.press(GDK_KEY_Escape)
        user.processEvents()
        #expect(stage.driver.session.record == FormRecord())
        #expect(user.focusedText?.text == before)
        #expect(stage.driver.session.undoStep == nil)
    }
}
