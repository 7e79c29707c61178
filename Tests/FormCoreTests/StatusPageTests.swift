import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var isRunning = true
    var hasRadio = true
    var name = "Laptop"
    var isOpen = false
    var canStart = true
}

private let innerForm: Form<State> = sections {
    section { controlCell(title: "Open", control: uiSwitch(keyPath: \.isOpen)) }
}

private let form: Form<State> = sections {
    section("Network") {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        detailTextCell(title: "Dialog", keyPath: { _ in "" }, form: innerForm).presented(as: .dialog)
        detailTextCell(title: "More", keyPath: { _ in "" }, form: innerForm)
    }
}
.statusPage(
    from: { state in
        if !state.isRunning {
            return StatusPage("NetworkManager Is Not Running", text: "The hotspot needs it.", symbol: "offline")
        }
        return state.hasRadio ? nil : StatusPage("No Wi-Fi Adapter", text: "Plug one in.", symbol: "no-radio")
    },
    button: buttonCell(title: "Start") { context in
        context.change {
            $0.isRunning = true
            $0.hasRadio = true
        }
    }
    .title { $0.isRunning ? "Look Again" : "Start NetworkManager" }
    .visible(when: \.canStart))

@MainActor
@Suite("A status page")
struct StatusPageTests {
    private let driver = FormDriver(initial: State(), build: form, title: "Overview", environment: .silent)

    @Test("stands in place of the sections while the state asks for one")
    func screen() throws {
        let user = HeadlessUser(of: driver.session)
        let log = driver.page.log()
        let before = user.screen.description
        driver.set(\.isRunning, to: false)
        expectNoDifference(
            user.screen.description,
            """
            Overview

            NetworkManager Is Not Running
            The hotspot needs it.
              Start NetworkManager (button)
            """)
        driver.change { $0 = State(hasRadio: false, canStart: false) }
        expectNoDifference(
            user.screen.description,
            """
            Overview

            No Wi-Fi Adapter
            Plug one in.
            """)
        #expect(driver.page.statusPage?.symbol == "no-radio")
        driver.set(\.hasRadio, to: true)
        #expect(user.screen.description == before)
        #expect(log.take() == [.statusPage, .statusPage, .statusPage])
        driver.set(\.isOpen, to: true)
        #expect(log.take() == [])
        #expect(driver.session.mistakes == [])
    }

    @Test("has a button that is pressed as any other")
    func button() throws {
        let user = HeadlessUser(of: driver.session)
        driver.set(\.isRunning, to: false)
        try user.select("Start NetworkManager")
        #expect(driver.state == State())
        try user.undo()
        #expect(!driver.state.isRunning)
        #expect(user.screen.statusPage?.button?.title == "Start NetworkManager")
    }

    @Test("takes the rows from the user, and gives them back with the draft and the focus")
    func drafts() throws {
        let user = HeadlessUser(of: driver.session)
        try user.type("Half a na", into: "Name")
        let cell = driver.page.sections[0].cells[0]
        driver.set(\.isRunning, to: false)
        #expect(throws: FormUserError.self) { try user.type("x", into: "Name") }
        #expect(throws: FormUserError.self) { try user.select("More") }
        driver.page.sections[0].cells[2].select()
        #expect(driver.session.topPage === driver.page)
        #expect(user.focusedRow == nil)
        driver.set(\.isRunning, to: true)
        #expect(driver.page.sections[0].cells[0] === cell)
        #expect(user.focusedRow == "Name")
        #expect(user.screen.sections[0].rows[0].values == ["[Half a na]"])
        try user.type("Half a name")
        try user.pressReturn()
        #expect(driver.state.name == "Half a name")
    }

    @Test("keeps a refused draft, with its issue")
    func refusedDraft() throws {
        let user = HeadlessUser(of: driver.session)
        try user.type("", into: "Name")
        try user.pressReturn()
        let notice = user.screen.sections[0].rows[0].notice
        #expect(notice != nil)
        driver.set(\.isRunning, to: false)
        driver.set(\.isRunning, to: true)
        #expect(user.screen.sections[0].rows[0].notice == notice)
        #expect(driver.session.validity == .invalid)
    }

    @Test("leaves the command line, searches and traversals as they are")
    func commandLine() async throws {
        let user = HeadlessUser(of: driver.session)
        driver.set(\.isRunning, to: false)
        #expect(driver.session.rows().map(\.path) == ["Name", "Dialog", "Dialog/Open", "More", "More/Open"])
        let found = await driver.session.set([("Name", "Box"), ("More/Open", "On")])
        #expect(found == [:])
        #expect(driver.state.name == "Box" && driver.state.isOpen)
        #expect(await driver.session.set([("Name", "")])["Name"]?.severity == .error)
        try user.search("open")
        #expect(user.screen.sections[0].rows.map(\.title) == ["Open", "Open"])
        #expect(user.screen.statusPage == nil)
    }

    @Test("is what a link to one of its rows leads to, and says why")
    func links() throws {
        let user = HeadlessUser(of: driver.session)
        try user.select("More")
        driver.set(\.isRunning, to: false)
        #expect(driver.session.go(to: "Name") == "“Name” can't be opened now. The hotspot needs it.")
        #expect(user.screen.statusPage?.title == "NetworkManager Is Not Running")
        #expect(!driver.session.reveal("Name"))
        #expect(driver.session.go(to: "More/Open") == "“Open” can't be opened now. The hotspot needs it.")
        driver.set(\.isRunning, to: true)
        #expect(driver.session.go(to: "More/Open") == nil)
    }

    @Test("leaves a dialog over it as it is, and is there when that closes")
    func dialog() throws {
        let user = HeadlessUser(of: driver.session)
        try user.select("Dialog")
        try user.toggle("Open")
        driver.set(\.isRunning, to: false)
        #expect(user.screen.isDialog && user.screen.sections[0].rows[0].values == ["[on]"])
        try user.apply()
        #expect(driver.state.isOpen)
        #expect(user.screen.statusPage != nil)
    }

    @Test("is announced when it appears, and neither when its rows do nor for them")
    func announced() throws {
        let user = HeadlessUser(of: driver.session)
        driver.set(\.isRunning, to: false)
        driver.set(\.name, to: "Box")
        driver.set(\.hasRadio, to: false)
        driver.set(\.isRunning, to: true)
        driver.set(\.hasRadio, to: true)
        #expect(
            user.announcements == [
                "NetworkManager Is Not Running. The hotspot needs it.", "No Wi-Fi Adapter. Plug one in.",
            ])
    }

    @Test("is the first of several, each with its button")
    func several() {
        let status = { @MainActor @Sendable (title: Sentence, isMissing: Bool) in
            isMissing ? StatusPage(title, text: "Wait.", symbol: "") : nil
        }
        let form: Form<State> = sections { section { controlCell(title: "Name", control: textField(keyPath: \.name)) } }
            .statusPage(from: { status("Not Running", !$0.isRunning) }, button: buttonCell(title: "Start") { _ in })
            .statusPage(from: { status("No Radio", !$0.hasRadio) })
        let driver = FormDriver(initial: State(isRunning: false, hasRadio: false), build: form)
        #expect(driver.page.statusTitle == "Not Running")
        #expect(driver.page.statusButton?.title == "Start")
        driver.set(\.isRunning, to: true)
        #expect(driver.page.statusTitle == "No Radio")
        #expect(driver.page.statusButton == nil)
    }

    @Test("belongs to any page, over a part of the state as well, and has no button that is none")
    func partsAndMistakes() throws {
        let part: Form<Bool> = sections { section { controlCell(title: "On", control: uiSwitch(keyPath: \.self)) } }
            .statusPage(
                from: { $0 ? nil : StatusPage("Closed", text: "Come back.", symbol: "") },
                button: controlCell(title: "Not a Button", control: uiSwitch(keyPath: \.self)))
        let form: Form<State> = sections {
            section { detailTextCell(title: "Part", keyPath: { _ in "" }, form: bind(form: part, to: \.isOpen)) }
        }
        let driver = FormDriver(initial: State(), build: form, environment: .silent)
        let user = HeadlessUser(of: driver.session)
        try user.select("Part")
        #expect(user.screen.statusPage?.title == "Closed")
        driver.set(\.isOpen, to: true)
        #expect(user.screen.sections[0].rows.map(\.title) == ["On"])
        #expect(driver.session.mistakes.count == 1)
        try user.goBack()
        driver.set(\.isOpen, to: false)
        try user.select("Part")
        #expect(user.screen.statusPage?.title == "Closed")
        #expect(user.announcements == [])
    }
}
