import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

private struct Server: Equatable {
    var name = "attic"
    var isOn = false
}

private let question = FormQuestion(
    "Disconnect everybody?", text: Sentence(one: "%s person works here.", several: "%s people work here.", count: 2),
    answer: "Disconnect", isDestructive: true)

/// Who renames a server that is on is asked first.
@MainActor
private func makeDriver(_ server: Server = Server()) -> FormDriver<Server> {
    let session = Session()
    let form: Form<Server> = sections {
        section {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            controlCell(title: "Name", control: textField(keyPath: \.name))
                .effect(\.name, when: \.isOn) { _ in
                    guard await session.session?.ask(question) == true else { throw CancellationError() }
                }
        }
    }
    let driver = FormDriver(initial: server, build: form, title: "Server")
    session.session = driver.session
    return driver
}

@MainActor
private final class Session {
    weak var session: FormSession?
}

@MainActor
@Suite("A question before something is done", .serialized, .needsDisplay)
struct QuestionTests {
    @Test("is asked over the window, and what was wanted is done with its answer", arguments: Renderer.allCases)
    func yes(renderer: Renderer) async throws {
        let driver = makeDriver(Server(isOn: true))
        let user = renderer.user(of: driver.session)
        try user.type("cellar", into: "Name")
        try user.pressReturn()
        await comesTrue { user.question != nil }
        expectNoDifference(
            user.question,
            """
            Disconnect everybody?
            2 people work here.
            """)
        #expect(throws: FormUserError.self) { try user.answerQuestion("Discard") }
        #expect(driver.state.name == "attic")
        try user.answerQuestion("Disconnect")
        #expect(user.question == nil)
        await comesTrue { driver.state.name == "cellar" }
    }

    @Test("answered with no leaves all as it was", arguments: Renderer.allCases)
    func no(renderer: Renderer) async throws {
        let driver = makeDriver(Server(isOn: true))
        let user = renderer.user(of: driver.session)
        try user.type("cellar", into: "Name")
        try user.pressReturn()
        await comesTrue { user.question != nil }
        try user.answerQuestion("Cancel")
        await comesTrue { driver.session.record.rows["Name"]?.pending == nil }
        #expect(user.question == nil)
        #expect(driver.state == Server(isOn: true))
    }

    @Test("is taken back with the wish that it is about", arguments: Renderer.allCases)
    func takenBack(renderer: Renderer) async throws {
        let driver = makeDriver(Server(isOn: true))
        let user = renderer.user(of: driver.session)
        try user.type("cellar", into: "Name")
        try user.pressReturn()
        await comesTrue { user.question != nil }
        driver.session.cancelEdits()
        await comesTrue { user.question == nil }
        #expect(driver.session.question == nil)
    }

    @Test("keeps the window open, and one after the other has its turn", arguments: Renderer.allCases)
    func several(renderer: Renderer) async throws {
        let driver = makeDriver()
        let user = renderer.user(of: driver.session)
        let answers = [question, FormQuestion("Really?", text: "It can't be undone.", answer: "Go On")]
            .map { question in Task { await driver.session.ask(question) } }
        await comesTrue { user.question != nil }
        try user.closeWindow()
        #expect(user.isWindowOpen)
        try user.answerQuestion("Disconnect")
        await comesTrue { user.question?.hasPrefix("Really?") == true }
        try user.answerQuestion("Go On")
        #expect(await answers[0].value)
        #expect(await answers[1].value)
    }

    @Test("is not asked where the row is one like any other", arguments: Renderer.allCases)
    func unasked(renderer: Renderer) throws {
        let driver = makeDriver()
        let user = renderer.user(of: driver.session)
        try user.type("cellar", into: "Name")
        try user.pressReturn()
        #expect(driver.state.name == "cellar")
        #expect(driver.session.undoStep?.title == "Name")
    }

    @Test("is answered with yes where nobody is asked, as on a command line, and with no where the window goes")
    func nobody() async {
        let driver = makeDriver(Server(isOn: true))
        #expect(await driver.session.ask(question))
        var user: HeadlessUser? = HeadlessUser(of: driver.session)
        let answer = Task { await driver.session.ask(question) }
        await comesTrue { user?.question != nil }
        user = nil
        #expect(await !answer.value)
    }
}
