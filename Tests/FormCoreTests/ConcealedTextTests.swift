import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var name = "Laptop"
    @Secret var password = "open sesame"
}

private let keysForm: Form<State> = sections {
    section {
        valueCell(title: "Name", text: \.name).copyable()
        valueCell(title: "Password", text: \.password).concealed().copyable()
    }
}

private let form: Form<State> = sections {
    section { detailTextCell(title: "Keys", keyPath: { _ in "" }, form: keysForm) }
}

@MainActor
@Suite("A text that is concealed")
struct ConcealedTextTests {
    private func stage() throws -> (driver: FormDriver<State>, user: HeadlessUser) {
        let driver = FormDriver(initial: State(), build: form, title: "Row")
        let user = HeadlessUser(of: driver.session)
        try user.select("Keys")
        return (driver, user)
    }

    @Test("is dots until it is shown, and dots again when its page was closed")
    func showing() throws {
        let (driver, user) = try stage()
        expectNoDifference(
            user.screen.description,
            """
            ‹ Keys

              Name Laptop ⧉
              Password •••••••• (show) ⧉
            """)
        try user.toggleReveal("Password")
        #expect(user.screen.sections[0].rows[1].values == ["open sesame", "(hide)", "⧉"])
        driver.set(\.password, to: "another")
        #expect(user.screen.sections[0].rows[1].values == ["another", "(hide)", "⧉"])
        try user.goBack()
        try user.select("Keys")
        #expect(user.screen.sections[0].rows[1].values == ["••••••••", "(show)", "⧉"])
        #expect(throws: FormUserError.self) { try user.toggleReveal("Name") }
    }

    @Test("is shown at first if the author wants it, and in no traversal even then")
    func shownAtFirst() throws {
        let form: Form<State> = sections {
            section { valueCell(title: "Password", text: \.password).concealed(atFirst: false) }
        }
        let driver = FormDriver(initial: State(), build: form, title: "Keys")
        let user = HeadlessUser(of: driver.session)
        #expect(user.screen.sections[0].rows[0].values == ["open sesame", "(hide)"])
        #expect(driver.session.rows().map(\.detail) == ["••••••••"])
        try user.toggleReveal("Password")
        #expect(user.screen.sections[0].rows[0].values == ["••••••••", "(show)"])
    }

    @Test("is copied as it is, shown or not")
    func copying() throws {
        let (_, user) = try stage()
        try user.copy("Password")
        #expect(user.copiedText == "open sesame")
        try user.toggleReveal("Password")
        try user.copy("Password")
        #expect(user.copiedText == "open sesame")
    }

    @Test("has the same dots whatever it is, so that another text is no change of the screen")
    func dots() throws {
        let (driver, _) = try stage()
        let cell = driver.session.topPage.sections[0].cells[1]
        let log = cell.log()
        driver.set(\.password, to: "x")
        #expect(log.take() == [])
        driver.set(\.password, to: "")
        #expect(cell.detail == "" && log.take() == [.detail])
        cell.isRevealed = true
        #expect(log.take() == [.isRevealed])
    }

    @Test("is in no traversal, search or dump, shown or not")
    func secret() throws {
        let (driver, user) = try stage()
        try user.toggleReveal("Password")
        #expect(driver.session.rows().map(\.detail) == ["", "Laptop", "••••••••"])
        #expect(driver.session.rows().allSatisfy { $0.value == nil })
        var text = ""
        dump(driver.session.topPage.sections[0].cells[1], to: &text)
        #expect(!text.contains("sesame"))
        try user.search("sesame")
        #expect(user.screen.sections[0].rows.map(\.title) == ["Nothing found for “sesame”."])
    }
}
