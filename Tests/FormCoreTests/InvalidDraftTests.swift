import CustomDump
import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A draft that is not a value")
struct InvalidDraftTests {
    private let driver = FormDriver(initial: DraftState(), build: draftForm, title: "Drafts")
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
        #expect(driver.state == DraftState(isOn: true))
        let draft = try #require(session.record["Port"].draft)
        #expect((draft.text, draft.base, draft.phase) == ("abc", "80", .left))
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
        #expect(session.cell("Port")?.notice == Notice(.error, Sentence(sentence)))
        try user.type("1000")
        #expect(session.cell("Port")?.notice == Notice(.error, Sentence(sentence)))
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
        #expect(user.screen.description.contains("Port Page 81 ⚠ ›"))
        #expect(user.screen.description.contains("Port [81]"))

        try user.select("Port Page")
        expectNoDifference(
            user.screen.description,
            """
            ‹ Port Page

              Port [abc]
                ! error: Type a whole number from 1 to 99.
                ? Also changed elsewhere, to “81”.
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
        #expect(driver.state == DraftState(name: "new"))
        #expect(session.record.rows.keys.map(\.description) == ["Port"])
    }
}
