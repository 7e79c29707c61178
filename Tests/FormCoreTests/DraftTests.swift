import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var name = "old"
    var port = 80
    var secret = "s3cret"
    var isOn = false
}

private let portForm: Form<State> = sections([
    section([controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...99)))])
])

private let form: Form<State> = sections([
    section([
        controlCell(title: "Name", control: textField(keyPath: \.name)),
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...99))),
        controlCell(title: "Secret", control: passwordField(keyPath: \.secret)),
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn)),
    ]),
    section([
        nestedTextField(title: "Nested Name", keyPath: \.name),
        nestedPasswordField(title: "Nested Secret", keyPath: \.secret),
        detailTextCell(title: "Port Page", keyPath: { "\($0.port)" }, form: portForm),
    ]),
])

@MainActor
@Suite("A draft")
struct DraftTests {
    private let driver = FormDriver(initial: State(), build: form, title: "Drafts")
    private let user: HeadlessUser
    private var session: FormSession { driver.session }

    init() {
        user = HeadlessUser(of: driver.session)
    }

    @Test("goes to the record with each keystroke and leaves the value alone")
    func keystrokes() throws {
        for text in ["o", "", "n", "ne"] {
            try user.type(text, into: "Name")
            #expect(session.record["Name"].draft == Draft(text: text, base: "old"))
            #expect(session.field("Name")?.text == text)
            #expect(session.field("Name")?.hasDraft == true)
            #expect(driver.state == State())
        }
        #expect(session.record.rows.count == 1)
    }

    @Test("becomes the value on Return, as one change, and leaves the record")
    func commitOnReturn() throws {
        let changes = Log<State>()
        driver.observe { changes.append($0.new) }
        try user.type("n", into: "Name")
        try user.type("new")
        try user.pressReturn()
        #expect(changes.take() == [State(name: "new")])
        #expect(session.record == FormRecord())
        #expect(session.field("Name")?.hasDraft == false)
    }

    @Test("becomes the value when the field is left for another row, and on a way back")
    func commitOnLeaving() throws {
        try user.type("first", into: "Name")
        try user.toggle("Switch")
        #expect(driver.state == State(name: "first", isOn: true))

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
        #expect(driver.state == State())
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
        #expect(session.record["Name"].draft?.base == "old")
        try user.pressReturn()
        #expect(driver.state.name == "mine")

        try user.type("mine again")
        driver.change { $0.name = "outside" }
        try user.pressEscape()
        #expect(session.field("Name")?.text == "outside")
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

@MainActor
@Suite("A draft that is not a value")
struct InvalidDraftTests {
    private let driver = FormDriver(initial: State(), build: form, title: "Drafts")
    private let user: HeadlessUser
    private var session: FormSession { driver.session }
    private let sentence = "Type a whole number from 1 to 99."

    init() {
        user = HeadlessUser(of: driver.session)
    }

    @Test("stays when the field is left, leaves the value alone and puts a notice under the row")
    func stays() throws {
        try user.type("abc", into: "Port")
        #expect(session.cell("Port")?.notice == nil)
        try user.toggle("Switch")
        #expect(driver.state == State(isOn: true))
        #expect(session.record["Port"].draft == Draft(text: "abc", base: "80"))
        expectNoDifference(
            user.screen.description,
            """
            Drafts

              Name [old]
              Port [abc]
                ! error: Type a whole number from 1 to 99.
              Secret [••••••••]
              Switch [on]

              Nested Name old ›
              Nested Secret •••••••• ›
              Port Page 80 ›
            """)
    }

    @Test("is checked again at each keystroke once it has a notice, and is forgiven at once")
    func rechecked() throws {
        try user.type("100", into: "Port")
        try user.pressReturn()
        #expect(session.cell("Port")?.notice == Notice(.error, sentence))
        try user.type("1000")
        #expect(session.cell("Port")?.notice == Notice(.error, sentence))
        try user.type("10")
        #expect(session.cell("Port")?.notice == nil)
        #expect(driver.state.port == 80)
        try user.type("1x")
        #expect(session.cell("Port")?.notice == nil)
        try user.type("10")
        try user.pressReturn()
        #expect(driver.state.port == 10)
        #expect(session.record == FormRecord())
    }

    @Test("is dropped by Escape with its notice")
    func escape() throws {
        try user.type("abc", into: "Port")
        try user.pressReturn()
        try user.pressEscape()
        #expect(session.record == FormRecord())
        #expect(session.field("Port")?.text == "80")
        #expect(session.cell("Port")?.notice == nil)
    }

    @Test("survives closing and reopening its page, and is shown on the row with its notice")
    func survivesPage() throws {
        try user.select("Port Page")
        try user.type("abc", into: "Port")
        try user.goBack()
        #expect(session.pages.count == 1)
        #expect(session.record["Port Page/Port"].draft?.text == "abc")
        driver.change { $0.port = 81 }
        #expect(user.screen.description.contains("Port Page 81 ›"))
        #expect(user.screen.description.contains("Port [81]"))

        try user.select("Port Page")
        expectNoDifference(
            user.screen.description,
            """
            ‹ Port Page

              Port [abc]
                ! error: Type a whole number from 1 to 99.
            """)
        try user.focus("Port")
        try user.pressEscape()
        #expect(user.screen.description.hasSuffix("Port [81]"))
        #expect(session.record == FormRecord())
    }

    @Test("of one field does not keep another from being committed")
    func others() throws {
        try user.type("abc", into: "Port")
        try user.type("new", into: "Name")
        try user.pressReturn()
        #expect(driver.state == State(name: "new"))
        #expect(session.record.rows.keys.map(\.description) == ["Port"])
    }
}
