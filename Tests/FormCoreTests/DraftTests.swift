import CustomDump
import FormCore
import FormTesting
import Testing

struct DraftState: Equatable {
    var name = "old"
    var port = 80
    var secret = "s3cret"
    var isOn = false
}

private let draftPortForm: Form<DraftState> = sections {
    section {
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...99)))
    }
}

let draftForm: Form<DraftState> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...99)))
        controlCell(title: "Secret", control: passwordField(keyPath: \.secret))
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
    }
    section {
        nestedTextField(title: "Nested Name", keyPath: \.name)
        nestedPasswordField(title: "Nested Secret", keyPath: \.secret)
        detailTextCell(title: "Port Page", keyPath: { "\($0.port)" }, form: draftPortForm)
    }
}

@MainActor
@Suite("A draft")
struct DraftTests {
    private let driver = FormDriver(initial: DraftState(), build: draftForm, title: "Drafts")
    private let user: HeadlessUser
    private var session: FormSession { driver.session }

    init() {
        user = HeadlessUser(of: driver.session)
    }

    @Test("goes to the record with each keystroke and leaves the value alone")
    func keystrokes() throws {
        for text in ["o", "", "n", "ne"] {
            try user.type(text, into: "Name")
            let draft = try #require(session.record["Name"].draft)
            #expect((draft.text, draft.base, draft.phase) == (text, "old", .typing))
            #expect(session.field("Name")?.text == text)
            #expect(session.field("Name")?.hasDraft == true)
            #expect(driver.state == DraftState())
        }
        #expect(session.record.rows.count == 1)
    }

    @Test("becomes the value on Return, as one change, and leaves the record")
    func commitOnReturn() throws {
        let changes = Log<DraftState>()
        driver.observe { changes.append($0.new) }
        try user.type("n", into: "Name")
        try user.type("new")
        try user.pressReturn()
        #expect(changes.take() == [DraftState(name: "new")])
        #expect(session.record == FormRecord())
        #expect(session.field("Name")?.hasDraft == false)
    }

    @Test("becomes the value when the field is left for another row, and on a way back")
    func commitOnLeaving() throws {
        try user.type("first", into: "Name")
        try user.toggle("Switch")
        #expect(driver.state == DraftState(name: "first", isOn: true))

        try user.type("second", into: "Name")
        try user.focus("Port")
        #expect(driver.state.name == "second")

        try user.type("third", into: "Name")
        try user.select("Nested Name")
        #expect(driver.state.name == "third")

        try user.type("fourth")
        try user.goBack()
        #expect(driver.state.name == "fourth")
        #expect(session.record == FormRecord())
    }

    @Test("that Escape has discarded is back after undo, also if an edit in between has changed nothing")
    func idleEdit() throws {
        try user.type("new", into: "Name")
        try user.pressEscape()
        let toggle = try #require(driver.page.sections[0].cells[3].control?.toggle)
        toggle.set(toggle.isOn)
        driver.change(origin: .person) { $0.isOn = false }
        #expect(session.undoStep?.row == "Name")
        session.undo()
        #expect(session.field("Name")?.text == "new")
        #expect(driver.state == DraftState())
    }

    @Test("is given back by Escape, and a second Escape goes back")
    func escape() throws {
        try user.select("Nested Name")
        try user.type("new")
        try user.pressEscape()
        #expect(session.field("Nested Name")?.text == "old")
        #expect(session.record == FormRecord())
        #expect(session.pages.count == 2)
        try user.pressEscape()
        #expect(session.pages.count == 1)
        #expect(driver.state == DraftState())
    }

    @Test("that is the text it began with is no edit: a change from outside stays")
    func equalToBase() throws {
        try user.type("x", into: "Name")
        try user.type("old")
        driver.change { $0.name = "outside" }
        #expect(session.field("Name")?.text == "old")
        try user.pressReturn()
        #expect(driver.state.name == "outside")
        #expect(session.field("Name")?.text == "outside")
    }

    @Test("wins over a change from outside that came before it was committed")
    func differentFromBase() throws {
        try user.type("mine", into: "Name")
        driver.change { $0.name = "outside" }
        try user.type("mine!")
        #expect(session.record["Name"].draft?.base == "old")
        try user.type("mine")
        try user.pressReturn()
        #expect(driver.state.name == "mine")
        #expect(session.cell("Name")?.conflict?.sentence == "Also changed elsewhere, to “outside”.")

        try user.type("mine again")
        driver.change { $0.name = "outside" }
        try user.pressEscape()
        #expect(session.field("Name")?.text == "outside")
    }

    @Test("is in no conflict any more when it is undone, or the other value is typed", arguments: [true, false])
    func conflictEnds(byUndo: Bool) throws {
        try user.type("mine", into: "Name")
        driver.change { $0.name = "outside" }
        try user.pressReturn()
        #expect(session.conflicts == ["Name"])
        if byUndo {
            try user.undo()
        } else {
            try user.type("outside")
            try user.pressReturn()
        }
        #expect(driver.state.name == "outside")
        #expect(session.record == FormRecord())
    }

    @Test("is still in conflict when it is committed again, and the value from outside can still be had")
    func conflictStays() throws {
        try user.type("mine", into: "Name")
        driver.change { $0.name = "outside" }
        try user.pressReturn()
        try user.type("mine too")
        try user.pressReturn()
        #expect(session.conflicts == ["Name"])
        try user.resolveConflict(of: "Name", .theirs)
        #expect(driver.state.name == "outside")
        #expect(session.record == FormRecord())
    }

    @Test("says also that somebody else has emptied the text")
    func emptied() throws {
        try user.type("mine", into: "Name")
        driver.change { $0.name = "" }
        #expect(session.cell("Name")?.conflict?.sentence == "Also emptied elsewhere.")
    }

    @Test("of a row that opens a page for one value stands under the row's own path")
    func singleValuePage() throws {
        try user.select("Nested Secret")
        try user.type("longer")
        #expect(session.record.rows.keys.map(\.description) == ["Nested Secret"])
        expectNoDifference(
            user.screen.description,
            """
            ‹ Nested Secret

              Nested Secret [••••••••]
            """)
        try user.toggleReveal("Nested Secret")
        #expect(user.screen.description.hasSuffix("[longer]"))
        try user.toggleReveal("Nested Secret")
        try user.pressReturn()
        #expect(driver.state.secret == "longer")
        #expect(user.screen.description.contains("Nested Secret •••••••• ›"))
        driver.change { $0.secret = "" }
        #expect(user.screen.description.contains("Nested Secret ›"))
    }

    @Test("of a secret is drawn as dots, as many for every secret")
    func secrets() throws {
        for text in ["a", "a much longer secret"] {
            try user.type(text, into: "Secret")
            #expect(user.screen.description.contains("Secret [••••••••]"))
        }
        try user.type("")
        #expect(user.screen.description.contains("Secret []"))
    }

    @Test("is committed with the others in the order of the rows")
    func commitOrder() throws {
        let changes = Log<RowPath?>()
        driver.observe { changes.append($0.row) }
        for _ in 0..<10 {
            session.field("Secret")?.edit("s\(driver.state.secret)")
            session.field("Port")?.edit("\(driver.state.port % 99 + 1)")
            session.field("Name")?.edit("n\(driver.state.name)")
            session.commitDrafts()
            #expect(changes.take() == ["Name", "Port", "Secret"])
        }
    }
}
