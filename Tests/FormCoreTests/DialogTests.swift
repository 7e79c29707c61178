import FormCore
import FormTesting
import Testing

private struct Network: Equatable, Codable {
    var isOn = true
    var proxy = Proxy()
    var status = "Connected"

    struct Proxy: Equatable, Codable {
        var host = ""
        var port = 8080
        var user = ""

        var summary: String { host.isEmpty ? "None" : "\(host):\(port)" }
    }
}

private let accountForm: Form<Network> = sections {
    section { controlCell(title: "User", control: textField(keyPath: \.proxy.user)) }
}

private let proxyForm: Form<Network> = sections {
    section {
        controlCell(title: "Host", control: textField(keyPath: \.proxy.host))
        controlCell(title: "Port", control: formattedField(keyPath: \.proxy.port, format: .whole(in: 1...65535)))
        detailTextCell(title: "Account", keyPath: \.proxy.user, form: accountForm)
    }
}

private let networkForm: Form<Network> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        detailTextCell(title: "Status", keyPath: \.status, form: sections([]))
        detailTextCell(title: "Proxy", keyPath: \.proxy.summary, form: proxyForm).presented(as: .dialog)
    }
}

@MainActor
@Suite("A dialog")
struct DialogTests {
    private let driver: FormDriver<Network>
    private let user: HeadlessUser

    init() {
        driver = FormDriver(initial: Network(), build: networkForm, title: "Network", defaults: Network())
        user = HeadlessUser(of: driver.session)
    }

    @Test("is one step, which undo takes back and redo gives again")
    func oneStep() throws {
        try user.toggle("On")
        try user.select("Proxy")
        try user.type("proxy.example", into: "Host")
        try user.type("3128", into: "Port")
        try user.apply()
        #expect(driver.session.undoStep?.title == "Proxy")
        try user.undo()
        #expect(driver.state == Network(isOn: false))
        try user.redo()
        #expect(driver.state.proxy.summary == "proxy.example:3128")
        try user.undo()
        try user.undo()
        #expect(driver.state == Network())
        #expect(driver.session.undoStep == nil)
    }

    @Test("is not opened by undo of what was done outside it, so that the step before can be undone too")
    func undoneFromOutside() throws {
        try user.select("Proxy")
        try user.type("proxy.example", into: "Host")
        try user.apply()
        driver.session.resetTopPage()
        #expect(driver.state == Network())
        try user.undo()
        #expect(driver.state.proxy.host == "proxy.example")
        #expect(!user.screen.isDialog)
        #expect(user.focusedRow == "Proxy")
        try user.undo()
        #expect(driver.state == Network())
        try user.redo()
        try user.redo()
        #expect(!user.screen.isDialog)
        #expect(driver.session.redoStep == nil)
    }

    @Test("tells the program once of all that is applied")
    func told() throws {
        var changes: [FormChange<Network>] = []
        driver.observe { changes.append($0) }
        try user.select("Proxy")
        try user.type("proxy.example", into: "Host")
        try user.type("3128", into: "Port")
        #expect(changes.isEmpty)
        try user.apply()
        #expect(changes.map(\.new.proxy.summary) == ["proxy.example:3128"])
        #expect(changes.map(\.row) == ["Proxy"])
    }

    @Test("that is cancelled gives up what was edited there, drafts too, and leaves the steps before it")
    func cancel() throws {
        try user.toggle("On")
        try user.select("Proxy")
        try user.type("proxy.example", into: "Host")
        try user.pressReturn()
        try user.type("99999", into: "Port")
        try user.pressReturn()
        try user.cancelEdits()
        #expect(driver.state == Network(isOn: false))
        #expect(user.screen.title == "Network")
        #expect(driver.session.undoStep?.title == "On")
        #expect(driver.session.record.rows.isEmpty)
        try user.select("Proxy")
        #expect(user.screen.sections[0].rows.map(\.values) == [["[]"], ["[8080]"], ["›"]])
    }

    @Test("that is cancelled keeps what the program has set on other pages")
    func setOutside() async throws {
        try user.select("Proxy")
        try user.type("proxy.example", into: "Host")
        #expect(await driver.session.set([("On", "Off")]).isEmpty)
        let read = driver.session.counters.bindingsRead
        #expect(await driver.session.set([("On", "Off")]).isEmpty)
        #expect(driver.session.counters.bindingsRead == read)
        try user.cancelEdits()
        #expect(driver.state == Network(isOn: false))
    }

    @Test("isn't applied with an error on its pages, whatever stands on others")
    func errors() throws {
        try user.select("Proxy")
        try user.type("99999", into: "Port")
        try user.apply()
        #expect(user.screen.isDialog)
        #expect(user.focusedRow == "Port")
        #expect(driver.state == Network())
        try user.type("3128", into: "Port")
        try user.apply()
        #expect(!user.screen.isDialog)
        #expect(driver.state.proxy.port == 3128)
    }

    @Test("takes changes from outside at once, but for what was edited, which is in conflict then")
    func outside() throws {
        try user.select("Proxy")
        try user.type("proxy.example", into: "Host")
        try user.pressReturn()
        driver.change {
            $0.proxy.host = "elsewhere.example"
            $0.proxy.port = 3128
        }
        #expect(driver.state.proxy.summary == "elsewhere.example:3128")
        #expect(driver.edited.proxy.summary == "proxy.example:3128")
        #expect(user.screen.sections[0].rows[0].conflict == "Also changed elsewhere, to “elsewhere.example”.")
        try user.cancelEdits()
        #expect(driver.state.proxy.summary == "elsewhere.example:3128")
        #expect(user.screen.sections[0].rows[2].values == ["elsewhere.example:3128", "›"])
        #expect(driver.session.record.rows.isEmpty)
    }

    @Test("leaves the pages under it as they are until it ends")
    func under() throws {
        try user.select("Proxy")
        let under = driver.page.sections[0].cells
        driver.set(\.status, to: "Lost")
        try user.type("proxy.example", into: "Host")
        try user.pressReturn()
        #expect(under.map(\.detail) == [nil, "Connected", "None"])
        try user.cancelEdits()
        #expect(under.map(\.detail) == [nil, "Lost", "None"])
    }

    @Test("keeps the page that is proposed beside its row from being opened under it")
    func proposed() throws {
        let driver = FormDriver(initial: Network(), build: networkForm, title: "Network")
        let user = HeadlessUser(of: driver.session, layout: .sidebar)
        try user.makeRoom(true)
        #expect(driver.session.proposedPage?.path == "Status")
        try user.select("Proxy")
        driver.session.openProposedPage()
        #expect(driver.session.pages.map(\.path) == [.root, "Proxy"])
        #expect(user.screen.isDialog)
        try user.makeRoom(false)
        #expect(user.screen.isDialog)
        try user.cancelEdits()
        #expect(user.screen.title == "Network")
        try user.makeRoom(true)
        #expect(user.screen.title == "Status")
    }

    @Test("is not left for a row elsewhere")
    func elsewhere() throws {
        try user.select("Proxy")
        try user.type("proxy.example", into: "Host")
        #expect(!driver.session.reveal("On"))
        let reason = driver.session.go(to: "Status")
        #expect(reason.map(driver.session.environment.text(of:)) == "Close “Proxy” first.")
        #expect(driver.session.go(to: "Proxy/Account") == nil)
        #expect(user.screen.title == "Account")
        try user.search("On")
        #expect(user.screen.title == "Account")
    }

    @Test("over a form that is applied explicitly hands its edits to the form, which applies them")
    func explicitly() throws {
        let driver = FormDriver(initial: Network(), build: networkForm, applying: .explicitly)
        let user = HeadlessUser(of: driver.session)
        try user.toggle("On")
        try user.select("Proxy")
        try user.type("proxy.example", into: "Host")
        try user.apply()
        #expect(driver.edited == Network(isOn: false, proxy: Network.Proxy(host: "proxy.example")))
        #expect(driver.state == Network())
        #expect(driver.session.hasUnapplied)
        try user.select("Proxy")
        try user.type("other.example", into: "Host")
        driver.set(\.proxy.host, to: "theirs.example")
        try user.cancelEdits()
        #expect(driver.edited.proxy.host == "proxy.example")
        try user.apply()
        #expect(driver.state == Network(isOn: false, proxy: Network.Proxy(host: "proxy.example")))
    }

    @Test("for a row without a page is the author's mistake, which names the row")
    func mistake() {
        let form: Form<Network> = sections {
            section { controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).presented(as: .dialog) }
        }
        let driver = FormDriver(initial: Network(), build: form)
        #expect(driver.session.mistakes.map(\.description).first?.contains("“On”") == true)
    }
}
