import FormCore
import FormTesting
import ManualTime
import Testing

@MainActor
@Suite("A text that somebody else has not accepted")
struct RefusedWishTests {
    private typealias State = WishTests.State

    private let service = AskedService()

    /// A form with a name that somebody has to accept.
    private func makeNamedDriver(_ state: State = State()) -> FormDriver<State> {
        let service = service
        let form: Form<State> = sections {
            section {
                nestedTextField(title: "Name", keyPath: \.name)
                    .effect(\.name) { try await service.accept($0) }
                    .visible(when: { !$0.isOn })
            }
            section {
                controlCell(title: "Signal", control: formattedField(keyPath: \.signal, format: .whole()))
            }
        }
        return FormDriver(initial: state, build: form, title: "Net", defaults: State())
    }

    @Test("stays beside the value, with the reason, until it is another one")
    func refusedText() async throws {
        let driver = makeNamedDriver()
        let user = HeadlessUser(of: driver.session)
        try user.select("Name")
        try user.type("Café")
        try user.pressReturn()
        #expect(user.screen.sections[0].rows[0].isWaiting)
        #expect(await comesTrue { service.asked == ["Café"] })
        service.answer(Notice.error("There is another one."))
        #expect(await comesTrue { driver.session.cell("Name")?.isWaiting == false })
        #expect(
            user.screen.sections[0].rows[0].notice == "error: “Café” was not saved. There is another one.")
        #expect(driver.state == State())
        #expect(driver.session.undoStep == nil)
        #expect(driver.session.validity == .invalid)
        #expect(driver.session.issues.map(\.path) == ["Name"])

        try user.select("Name")
        #expect(user.screen.sections[0].rows[0].values == ["[Café]"])
        #expect(user.screen.sections[0].rows[0].notice == "error: There is another one.")
        try user.type("Cafés")
        #expect(user.screen.sections[0].rows[0].notice == nil)
        try user.pressReturn()
        #expect(await comesTrue { service.asked == ["Café", "Cafés"] })
        service.answer()
        #expect(await comesTrue { driver.state.name == "Cafés" })
        #expect(driver.session.record == FormRecord())
        #expect(driver.session.undoStep?.title == "Name")
    }

    @Test("asks again only with Return, whatever changes")
    func askedAgain() async throws {
        let driver = makeNamedDriver()
        let user = HeadlessUser(of: driver.session)
        try user.select("Name")
        try user.type("Café")
        try user.goBack()
        #expect(await comesTrue { service.asked.count == 1 })
        service.answer(Notice.warning("Not now."))
        #expect(await comesTrue { driver.session.cell("Name")?.notice != nil })
        driver.set(\.signal, to: 3)
        try user.type("5", into: "Signal")
        try user.pressReturn()
        try user.select("Name")
        try user.goBack()
        #expect(driver.state == State(signal: 5))
        await settle()
        #expect(service.asked.count == 1)
        #expect(user.screen.sections[0].rows[0].notice == "warning: “Café” was not saved. Not now.")
        try user.select("Name")
        try user.pressReturn()
        #expect(await comesTrue { service.asked.count == 2 })
        service.answer()
        #expect(await comesTrue { driver.state.name == "Café" })
    }

    @Test("can be given up, and says so again when its row is back")
    func givenUp() async throws {
        let driver = makeNamedDriver()
        let user = HeadlessUser(of: driver.session)
        try user.select("Name")
        try user.type("Café")
        try user.pressReturn()
        #expect(await comesTrue { service.asked.count == 1 })
        service.answer(Notice.error("Taken."))
        #expect(await comesTrue { driver.session.cell("Name")?.notice != nil })
        driver.set(\.isOn, to: true)
        #expect(driver.session.validity == .valid)
        driver.set(\.isOn, to: false)
        #expect(user.screen.sections[0].rows[0].notice == "error: “Café” was not saved. Taken.")
        try user.select("Name")
        try user.pressEscape()
        #expect(driver.session.record == FormRecord())
        #expect(service.asked.count == 1)
    }

    @Test("that is the value after all, since somebody says so, has nothing to say any more")
    func acceptedLate() async throws {
        let driver = makeNamedDriver()
        let user = HeadlessUser(of: driver.session)
        try user.select("Name")
        try user.type("Café")
        try user.pressReturn()
        #expect(await comesTrue { service.asked.count == 1 })
        service.answer(Notice.error("No answer."))
        #expect(await comesTrue { driver.session.cell("Name")?.notice != nil })
        driver.set(\.name, to: "Café")
        #expect(driver.session.record == FormRecord())
        #expect(user.screen.sections[0].rows[0] == Screen.Row(title: "Name", values: ["Café", "›"]))
    }

    @Test("leaves what is typed meanwhile alone, and that of a program's own reset goes with its reason")
    func typedMeanwhile() async throws {
        let driver = makeNamedDriver(State(name: "Other"))
        let user = HeadlessUser(of: driver.session)
        driver.session.reset("Name")
        #expect(await comesTrue { service.asked == ["Net"] })
        service.answer(Notice.error("Taken."))
        #expect(await comesTrue { driver.session.record["Name"].notice == .error("Taken.") })
        #expect(driver.session.record["Name"].draft == nil)
        try user.select("Name")
        try user.type("Café")
        try user.pressReturn()
        #expect(await comesTrue { service.asked.count == 2 })
        try user.select("Name")
        try user.type("Bar")
        service.answer(Notice.error("Taken."))
        #expect(await comesTrue { driver.session.record["Name"].pending == nil })
        let draft = try #require(driver.session.record["Name"].draft)
        #expect((draft.text, draft.base, draft.phase) == ("Bar", "Other", .typing))
    }
}
