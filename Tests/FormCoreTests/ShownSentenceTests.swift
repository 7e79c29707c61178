import CustomDump
import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A sentence on the screen")
struct ShownSentenceTests {
    private struct Account: Equatable {
        var isOn = false
        var name = ""
        var port = 80
    }

    private let form: Form<Account> = sections {
        section {
            controlCell(title: "Name", control: textField(keyPath: \.name))
                .rules(\.name, [.length(...3)])
            controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...99)))
        }
    }

    private let german = [
        "Type a whole number from %1$s to %2$s.": "Eine ganze Zahl von %1$s bis %2$s.",
        "Use at most %s characters.": "Höchstens %s Zeichen.",
        "Also changed elsewhere, to “%s”.": "Anderswo „%s“.",
        "The disk is full.": "Der Datenträger ist voll.",
    ]

    @Test("is in the user's language, and in English in the record")
    func shown() throws {
        let environment = FormEnvironment(translate: { [german] in german[$0] ?? $0 })
        let driver = FormDriver(initial: Account(), build: form, title: "Account", environment: environment)
        let user = HeadlessUser(of: driver.session)
        try user.type("long", into: "Name")
        try user.pressReturn()
        try user.type("abc", into: "Port")
        try user.pressReturn()
        driver.session.show(.error("The disk is full."))
        driver.change { $0.port = 81 }
        expectNoDifference(
            user.screen.description,
            """
            Account
            ! Der Datenträger ist voll.

              Name [long]
                ! error: Höchstens 3 Zeichen.
              Port [abc]
                ! error: Eine ganze Zahl von 1 bis 99.
                ? Anderswo „81“.
            """)
        #expect(driver.session.record["Port"].issue == .error("Type a whole number from 1 to 99."))
        #expect(driver.session.issues.map(\.notice.text)[0] == "Use at most 3 characters.")
    }

    @Test("that depends on a number has the form of the user's language")
    func plural() throws {
        let environment = FormEnvironment(translatePlural: { "\($0)|\($1)|\($2)" })
        let driver = FormDriver(initial: Account(), build: form, environment: environment)
        let row = try #require(driver.session.rows().first)
        let sentence = try #require(row.notice(for: "long")?.sentence)
        #expect(environment.text(of: sentence) == "Use at most 3 character.|Use at most %s characters.|3")
    }
}
