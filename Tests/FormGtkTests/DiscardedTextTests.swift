import CGtk
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Values: Equatable {
    var isOn = false
    var isOther = false
    var text = "text"
    var number = 5
    var date = CalendarDate(year: 2026, month: 12, day: 24)!
    var font = Font("Sans", size: 11)
    var tint = Color(red: 0x35, green: 0x84, blue: 0xe4)
    var path = "/tmp"
    var words = ["one", "two"]
    var secret = "open sesame"
}

/// A row called “Row”, and a text for it.
private struct TypedRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cell: Element<FormCell, Values>
    let text: String
    /// True if the row opens a page with the field.
    var isNested = false
    /// True if the text is refused when the user leaves the row.
    var isRefused = false

    init(_ name: String, _ control: Element<Control, Values>, _ text: String, isRefused: Bool = false) {
        (testDescription, self.text, self.isRefused) = (name, text, isRefused)
        cell = controlCell(title: "Row", control: control)
    }

    init(
        _ name: String, cell: Element<FormCell, Values>, _ text: String, isNested: Bool = true, isRefused: Bool = false
    ) {
        (testDescription, self.cell, self.text) = (name, cell, text)
        (self.isNested, self.isRefused) = (isNested, isRefused)
    }

    static let all = [
        TypedRow("a text", textField(keyPath: \.text), "other"),
        TypedRow("an empty text", textField(keyPath: \.text), ""),
        TypedRow("a text with all around it", textField(keyPath: \.text).prefix("<").suffix(">").clearable(), "other"),
        TypedRow(
            "a text that a rule refuses",
            cell: controlCell(title: "Row", control: textField(keyPath: \.text)).rules(\.text, [.length(...8)]),
            "a long text", isNested: false, isRefused: true),
        TypedRow("several lines", textEditor(keyPath: \.text), "one\ntwo"),
        TypedRow("a formatted number", formattedField(keyPath: \.number, format: .whole(in: 1...10)), "7"),
        TypedRow(
            "a formatted number that can't be read", formattedField(keyPath: \.number, format: .whole(in: 1...10)),
            "many", isRefused: true),
        TypedRow("a number", numberField(keyPath: \.number, in: 1...10, unit: "GB"), "7"),
        TypedRow("a number out of range", numberField(keyPath: \.number, in: 1...10), "70", isRefused: true),
        TypedRow("a quantity", quantityField(keyPath: \.number, in: 1...500, units: .durations), "7"),
        TypedRow("a slider's number", slider(keyPath: \.number, in: 1...10), "7"),
        TypedRow("a date", dateField(keyPath: \.date), "2027-01-06"),
        TypedRow("half a date", dateField(keyPath: \.date), "2027-0", isRefused: true),
        TypedRow("a font", fontField(keyPath: \.font), "Serif Bold 16"),
        TypedRow("a colour", colorField(keyPath: \.tint), "#ff0000"),
        TypedRow("a file", fileField(keyPath: \.path), "/usr"),
        TypedRow("half a token", tokenField(keyPath: \.words), "thr"),
        TypedRow("a text with its own page", cell: nestedTextField(title: "Row", keyPath: \.text), "other"),
        TypedRow(
            "a refused text with its own page",
            cell: nestedTextField(title: "Row", keyPath: \.text).rules(\.text, [.length(...8)]), "a long text",
            isRefused: true),
    ]

    static let secrets = [
        TypedRow("a password", passwordField(keyPath: \.secret), "shibboleth"),
        TypedRow("a password with its own page", cell: nestedPasswordField(title: "Row", keyPath: \.secret), "abc"),
    ]
}

@MainActor
@Suite("A text that was discarded with Escape", .serialized, .needsDisplay)
struct DiscardedTextTests {
    /// A user who has turned on a switch, and then typed a text and discarded it.
    @MainActor
    private struct Typist {
        let stage: Stage<Values>
        let row: TypedRow
        /// What was in the row before and after the text was typed.
        var values: (before: [String], after: [String]) = ([], [])

        var user: any FormUser { stage.user }
        var record: RowEditing { stage.driver.session.record["Row"] }

        init(_ renderer: Renderer, _ row: TypedRow, isLeft: Bool = false) throws {
            let form: Form<Values> = sections {
                section {
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                    controlCell(title: "Other", control: uiSwitch(keyPath: \.isOther))
                    row.cell
                }
            }
            stage = Stage(renderer, Values(), form, title: "Form")
            self.row = row
            try user.toggle("On")
            if row.isNested { try user.select("Row") }
            values.before = try stage.row("Row")?.values ?? []
            try user.type(row.text, into: "Row")
            values.after = try stage.row("Row")?.values ?? []
            if isLeft {
                stage.driver.session.commitDrafts()
                try user.focus("Row")
            }
            try user.pressEscape()
            #expect(record.draft == nil)
            #expect(try stage.row("Row")?.values == values.before)
        }

        /// Presses Ctrl+Z, or Ctrl+Y.
        func press(_ key: Int32) {
            if let user = user as? GtkUser {
                user.press(key, GDK_CONTROL_MASK)
            } else if key == GDK_KEY_z {
                stage.driver.session.undo()
            } else {
                stage.driver.session.redo()
            }
        }

        func expectText(_ location: SourceLocation = #_sourceLocation) throws {
            #expect(record.draft != nil, sourceLocation: location)
            #expect(try stage.row("Row")?.values == values.after, sourceLocation: location)
            #expect(user.focusedRow == "Row", sourceLocation: location)
            #expect(stage.driver.state == Values(isOn: true), sourceLocation: location)
        }

        func expectNoText(_ location: SourceLocation = #_sourceLocation) throws {
            #expect(record.draft == nil, sourceLocation: location)
            #expect(try stage.row("Row")?.values == values.before, sourceLocation: location)
        }
    }

    @Test("is back with Ctrl+Z, and gone again with Ctrl+Y", arguments: Renderer.allCases, TypedRow.all)
    private func keys(renderer: Renderer, row: TypedRow) throws {
        let typist = try Typist(renderer, row)
        for _ in 0..<2 {
            typist.press(GDK_KEY_z)
            try typist.expectText()
            typist.press(GDK_KEY_y)
            try typist.expectNoText()
            #expect(typist.stage.driver.state == Values(isOn: true))
        }
    }

    @Test("is back with the menu's Undo", arguments: Renderer.allCases, TypedRow.all)
    private func menu(renderer: Renderer, row: TypedRow) throws {
        let typist = try Typist(renderer, row)
        #expect(typist.stage.driver.session.undoStep?.title == "Row")
        try typist.user.undo()
        try typist.expectText()
        #expect(typist.stage.driver.session.redoStep?.title == "Row")
    }

    @Test("is back with what was wrong with it", arguments: Renderer.allCases, TypedRow.all.filter(\.isRefused))
    private func refused(renderer: Renderer, row: TypedRow) throws {
        let typist = try Typist(renderer, row, isLeft: true)
        typist.press(GDK_KEY_z)
        try typist.expectText()
        #expect(try typist.stage.row("Row")?.notice != nil)
    }

    @Test(
        "is back before an earlier step is undone, which the next undo does", arguments: Renderer.allCases, TypedRow.all
    )
    private func earlierStep(renderer: Renderer, row: TypedRow) throws {
        let typist = try Typist(renderer, row)
        typist.press(GDK_KEY_z)
        try typist.expectText()
        typist.press(GDK_KEY_z)
        #expect(typist.stage.driver.state == Values())
        #expect(typist.record.draft == nil)
        typist.press(GDK_KEY_y)
        #expect(typist.stage.driver.state == Values(isOn: true))
        #expect(typist.record.draft == nil)
        typist.press(GDK_KEY_y)
        try typist.expectText()
    }

    @Test("becomes the value like any typed text", arguments: Renderer.allCases, TypedRow.all.filter { !$0.isRefused })
    private func committed(renderer: Renderer, row: TypedRow) throws {
        let typist = try Typist(renderer, row)
        typist.press(GDK_KEY_z)
        typist.stage.driver.session.commitDrafts()
        #expect(typist.record.draft == nil)
        #expect(typist.stage.driver.state != Values(isOn: true))
        typist.press(GDK_KEY_z)
        #expect(typist.stage.driver.state == Values(isOn: true))
    }

    @Test("is found again from another page", arguments: Renderer.allCases, TypedRow.all.filter(\.isNested))
    private func otherPage(renderer: Renderer, row: TypedRow) throws {
        let typist = try Typist(renderer, row)
        try typist.user.pressEscape()
        #expect(try typist.user.screen.title == "Form")
        typist.press(GDK_KEY_z)
        #expect(try typist.user.screen.title == "Row")
        try typist.expectText()
    }

    @Test("is forgotten with the next edit", arguments: Renderer.allCases, TypedRow.all.filter { !$0.isNested })
    private func nextEdit(renderer: Renderer, row: TypedRow) throws {
        let typist = try Typist(renderer, row)
        try typist.user.toggle("Other")
        typist.press(GDK_KEY_z)
        #expect(typist.stage.driver.state == Values(isOn: true))
        try typist.expectNoText()
        typist.press(GDK_KEY_z)
        #expect(typist.stage.driver.state == Values())
        try typist.expectNoText()
    }

    @Test("stays through changes from elsewhere", arguments: Renderer.allCases, TypedRow.all)
    private func outside(renderer: Renderer, row: TypedRow) throws {
        let typist = try Typist(renderer, row)
        typist.stage.driver.change { state in
            state.text = "theirs"
            state.number = 9
            state.words = ["theirs"]
            state.path = "/theirs"
            state.font = Font("Sans", size: 12)
            state.tint = Color(red: 1, green: 2, blue: 3)
            state.date = CalendarDate(year: 2028, month: 2, day: 29)!
        }
        typist.press(GDK_KEY_z)
        #expect(typist.record.draft != nil)
        #expect(typist.stage.driver.state.isOn)
        #expect(typist.stage.driver.state.text == "theirs")
    }

    @Test("is never kept if it is a secret", arguments: Renderer.allCases, TypedRow.secrets)
    private func secret(renderer: Renderer, row: TypedRow) throws {
        let typist = try Typist(renderer, row)
        typist.press(GDK_KEY_z)
        #expect(typist.record.draft == nil)
        #expect(typist.stage.driver.state == Values())
    }

    @Test("leaves the stored text alone, where the field was committed before", arguments: Renderer.allCases)
    func committedBefore(renderer: Renderer) throws {
        let form: Form<Values> = sections { section { nestedTextField(title: "Row", keyPath: \.text) } }
        let stage = Stage(renderer, Values(text: ""), form)
        try stage.user.select("Row")
        try stage.user.type("stored")
        try stage.user.pressReturn()
        try stage.user.select("Row")
        try stage.user.type("a new sentence")
        try stage.user.pressEscape()
        try stage.user.pressEscape()
        try stage.user.undo()
        #expect(stage.driver.state.text == "stored")
        #expect(stage.driver.session.record["Row"].draft?.text == "a new sentence")
        #expect(stage.user.focusedRow == "Row")
    }

    @Test("is back in a dialog, and a dialog is not opened again for it", arguments: Renderer.allCases)
    func dialog(renderer: Renderer) throws {
        let dialog: Form<Values> = sections {
            section { controlCell(title: "Row", control: textField(keyPath: \.text)) }
        }
        let form: Form<Values> = sections {
            section {
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                detailTextCell(title: "Dialog", keyPath: \.text, form: dialog).presented(as: .dialog)
            }
        }
        let stage = Stage(renderer, Values(), form, title: "Form")
        let record = { stage.driver.session.record["Dialog/Row"] }
        try stage.user.toggle("On")
        try stage.user.select("Dialog")
        try stage.user.type("other", into: "Row")
        try stage.user.pressEscape()
        #expect(record().draft == nil)
        try stage.user.undo()
        #expect(record().draft?.text == "other")
        try stage.user.focus("Row")
        try stage.user.pressEscape()
        try stage.user.pressEscape()
        #expect(try stage.user.screen.title == "Form")
        try stage.user.undo()
        #expect(try stage.user.screen.title == "Form")
        #expect(record().draft == nil)
        #expect(stage.driver.state == Values())
    }
}
