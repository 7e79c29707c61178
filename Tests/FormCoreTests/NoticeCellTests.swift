import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var password = "short"
    var attempts = 0
    var problem: Notice?

    static let refused = Notice.error("The Wi-Fi adapter did not accept the password.")
}

private let form: Form<State> = sections {
    section("Hotspot") {
        noticeCell(
            title: "Problem", notice: \.problem,
            control: pushButton(from: { $0.attempts < 2 ? "Try Again" : nil }) { context in
                context.change {
                    $0.attempts += 1
                    $0.problem = .warning("Trying…")
                }
            })
        controlCell(title: "Password", control: textField(keyPath: \.password))
        controlCell(
            title: "Network",
            control: pushButton(title: "Scan", style: .destructive) { context in context.set(\.attempts, to: 7) })
    }
}

@MainActor
@Suite("A notice in a row of its own")
struct NoticeCellTests {
    private let driver = FormDriver(initial: State(), build: form, title: "Overview")

    @Test("is shown while there is one, with its button beside it")
    func screen() throws {
        let user = HeadlessUser(of: driver.session)
        expectNoDifference(
            user.screen.description,
            """
            Overview

            Hotspot
              Password [short]
              Network (Scan)
            """)
        driver.set(\.problem, to: State.refused)
        expectNoDifference(
            user.screen.description,
            """
            Overview

            Hotspot
              ! error: The Wi-Fi adapter did not accept the password. (Try Again)
              Password [short]
              Network (Scan)
            """)
        driver.set(\.attempts, to: 2)
        #expect(user.screen.sections[0].rows[0].values == [])
        driver.set(\.problem, to: nil)
        #expect(user.screen.sections[0].rows.map(\.title) == ["Password", "Network"])
        #expect(driver.session.mistakes == [])
    }

    @Test("has a button that is pressed by its own name, or by the row's, as the user's step")
    func pressing() throws {
        let user = HeadlessUser(of: driver.session)
        driver.set(\.problem, to: State.refused)
        try user.select("Try Again")
        #expect(driver.state.attempts == 1)
        #expect(driver.state.problem == .warning("Trying…"))
        try user.undo()
        #expect(driver.state.attempts == 0)
        try user.select("Problem")
        #expect(driver.state.attempts == 1)
        try user.select("Scan")
        #expect(driver.state.attempts == 7)
        // The notice's button has gone, and a click on the notice does nothing.
        #expect(throws: FormUserError.self) { try user.select("Try Again") }
        #expect(throws: FormUserError.self) { try user.select("Problem") }
    }

    @Test("is announced when it appears or changes by itself, and not when its button was pressed")
    func announced() throws {
        let user = HeadlessUser(of: driver.session)
        driver.set(\.problem, to: State.refused)
        try user.select("Try Again")
        #expect(user.announcements == ["The Wi-Fi adapter did not accept the password."])
        driver.set(\.problem, to: nil)
        driver.set(\.problem, to: .information("All is well."))
        #expect(user.announcements.dropFirst() == ["All is well."])
    }

    @Test("can lead to the row that helps, by its path from the first page")
    func going() throws {
        let inner: Form<State> = sections {
            section { controlCell(title: "Password", control: textField(keyPath: \.password)) }
        }
        let form: Form<State> = sections {
            section {
                noticeCell(
                    title: "Problem", notice: \.problem,
                    control: pushButton(title: "Change Password") { $0.go(to: "Network/Password") })
                controlCell(title: "Bad", control: pushButton(title: "Lost") { $0.go(to: "Nowhere") })
                detailTextCell(title: "Network", keyPath: { _ in "" }, form: inner)
            }
        }
        let driver = FormDriver(initial: State(problem: State.refused), build: form, environment: .silent)
        let user = HeadlessUser(of: driver.session)
        try user.select("Change Password")
        #expect(driver.session.topPage.path == "Network")
        #expect(user.focusedRow == "Password")
        #expect(driver.session.mistakes == [])
        try user.goBack()
        try user.select("Lost")
        #expect(driver.session.mistakes.count == 1)
    }

    @Test("has no value, and a search doesn't find it")
    func noValue() throws {
        driver.set(\.problem, to: State.refused)
        let row = try #require(driver.session.rows().first)
        #expect(row.path == "Problem" && row.value == nil && row.role == .notice)
        let user = HeadlessUser(of: driver.session)
        try user.search("problem")
        #expect(user.screen.sections[0].rows.map(\.title) == ["Nothing found for “problem”."])
    }

    @Test("gives its place to a worse one that the program shows at it")
    func worse() {
        let user = HeadlessUser(of: driver.session)
        driver.set(\.problem, to: .warning("Slow."))
        driver.session.show(.error("Down."), at: "Problem")
        #expect(user.screen.sections[0].rows[0].notice == "error: Down.")
        driver.session.show(nil, at: "Problem")
        #expect(user.screen.sections[0].rows[0].notice == "warning: Slow.")
    }
}
