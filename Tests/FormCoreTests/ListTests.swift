import Firewall
import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A list")
struct ListTests {
    private func firewall(_ rules: [FirewallRule] = .usual) -> (driver: FormDriver<Firewall>, user: HeadlessUser) {
        let driver = FormDriver(initial: Firewall(rules: rules), build: firewallForm, title: "Firewall")
        return (driver, HeadlessUser(of: driver.session))
    }

    @Test("shows a row for each item, in the order of the state")
    func rows() {
        let (driver, user) = firewall()
        #expect(
            user.screen.description == """
                Firewall

                Rules
                  SSH TCP 22 ›
                  Second UDP 53 ›
                  Web TCP 80 ›
                  Add Rule (button)
                """)
        driver.change { $0.rules.swapAt(0, 2) }
        #expect(user.screen.sections[0].rows.map(\.title) == ["Web", "Second", "SSH", "Add Rule"])
        driver.change { $0.rules = [] }
        #expect(user.screen.sections[0].rows.map(\.title) == ["There are no rules.", "Add Rule"])
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("opens the page of an item, which edits that item")
    func page() throws {
        let (driver, user) = firewall()
        try user.select("Second")
        #expect(
            user.screen.description == """
                ‹ Second

                  Name [Second]
                  Protocol UDP ›
                  Port [53]
                  On [on]
                """)
        try user.type("DNS", into: "Name")
        try user.pressReturn()
        #expect(user.screen.title == "DNS")
        #expect(driver.state.rules.map(\.name) == ["SSH", "DNS", "Web"])
        try user.select("Protocol")
        try user.select("TCP")
        #expect(driver.state.rules[1].transport == .tcp)
        #expect(driver.session.topPage.path == "Rules/second/Protocol")
        try user.goBack()
        try user.goBack()
        #expect(user.focusedRow == "DNS")
    }

    @Test("names the rows of items by their identities, wherever those stand")
    func paths() throws {
        let (driver, _) = firewall()
        let paths = driver.session.rows().map(\.path.description)
        #expect(paths.prefix(5) == ["Rules", "Rules/ssh", "Rules/ssh/Name", "Rules/ssh/Protocol", "Rules/ssh/Port"])
        #expect(driver.session.reveal("Rules/web/Port"))
        #expect(driver.session.topPage.title == "Web")
        #expect(driver.session.reveal("Rules/ssh/Name"))
        #expect(driver.session.topPage.title == "SSH")
        #expect(!driver.session.reveal("Rules/none/Name"))
    }

    @Test("keeps a text that was refused with its item, when others go")
    func refusedText() throws {
        let (driver, user) = firewall()
        try user.select("Second")
        try user.type("SSH", into: "Name")
        try user.pressReturn()
        #expect(user.screen.sections[0].rows[0].notice == "error: Another item already has “SSH”.")
        try user.goBack()
        try user.remove("SSH")
        // What was refused for the sake of another row is taken once that is no longer in the way.
        #expect(driver.state.rules.map(\.id) == ["second", "web"])
        #expect(driver.state.rules.map(\.name) == ["SSH", "Web"])
        #expect(driver.session.record.rows.isEmpty)
        try user.select("Web")
        #expect(user.screen.sections[0].rows[0].values == ["[Web]"])
        try user.goBack()
        driver.session.undo()
        driver.session.undo()
        #expect(driver.state.rules == .usual)
    }

    @Test("adds an item at its end, and opens its page")
    func adding() throws {
        let (driver, user) = firewall()
        try user.select("Add Rule")
        #expect(driver.state.rules.map(\.id) == ["ssh", "second", "web", "rule-4"])
        #expect(user.screen.title == "New Rule")
        try user.type("Mail", into: "Name")
        try user.goBack()
        #expect(user.screen.sections[0].rows.map(\.title) == ["SSH", "Second", "Web", "Mail", "Add Rule"])
        driver.session.undo()
        driver.session.undo()
        #expect(driver.state.rules == .usual)
        driver.session.redo()
        driver.session.redo()
        #expect(driver.state.rules.last?.name == "Mail")
    }

    @Test("takes back what was removed where it was, with what came from outside meanwhile")
    func removing() throws {
        let (driver, user) = firewall()
        try user.remove("Second")
        #expect(driver.state.rules.map(\.id) == ["ssh", "web"])
        #expect(driver.session.undoStep?.title == "Rules")
        driver.change { $0.rules.append(FirewallRule(id: "vpn", name: "VPN")) }
        driver.set(\.rules[0].port, to: 2222)
        driver.session.undo()
        #expect(driver.state.rules.map(\.id) == ["ssh", "second", "web", "vpn"])
        #expect(driver.state.rules[0].port == 2222)
        driver.session.redo()
        #expect(driver.state.rules.map(\.id) == ["ssh", "web", "vpn"])
    }

    @Test("moves items, each move a step of its own")
    func moving() throws {
        let (driver, user) = firewall()
        try user.moveUp("Web")
        try user.moveUp("Web")
        #expect(driver.state.rules.map(\.id) == ["web", "ssh", "second"])
        #expect(throws: FormUserError.self) { try user.moveUp("Web") }
        try user.moveDown("ssh")
        #expect(driver.state.rules.map(\.id) == ["web", "second", "ssh"])
        driver.session.undo()
        driver.session.undo()
        #expect(driver.state.rules.map(\.id) == ["ssh", "web", "second"])
        driver.session.undo()
        #expect(driver.state.rules == .usual)
        #expect(driver.session.undoStep == nil)
    }

    @Test("drags an item before or behind any other, as one step")
    func dragging() throws {
        let (driver, user) = firewall()
        try user.drag("Web", before: "SSH")
        #expect(driver.state.rules.map(\.id) == ["web", "ssh", "second"])
        #expect(driver.session.undoStep?.title == "Rules")
        try user.drag("Web", after: "Second")
        #expect(driver.state.rules == .usual)
        driver.session.undo()
        driver.session.undo()
        #expect(driver.state.rules == .usual)
        #expect(driver.session.undoStep == nil)
        // It stands there already.
        try user.drag("SSH", before: "Second")
        #expect(driver.session.undoStep == nil)
        #expect(throws: FormUserError.self) { try user.drag("SSH", before: "SSH") }
        #expect(throws: FormUserError.self) { try user.drag("SSH", after: "Add Rule") }
    }

    @Test("leaves an item where it is whose neighbour has gone while it was dragged, or that has gone itself")
    func draggingGone() throws {
        let (driver, _) = firewall()
        let cells = driver.page.sections[0].cells
        let (ssh, second, web) = (cells[1], cells[2], cells[3])
        #expect(web.canMove(beside: second))
        driver.change { $0.rules.remove(at: 1) }
        web.move(before: second)
        second.move(before: ssh)
        #expect(driver.state.rules.map(\.id) == ["ssh", "web"])
        driver.change { $0.rules.remove(at: 1) }
        #expect(ssh.movableItem == nil)
        web.move(before: ssh)
        #expect(driver.state.rules.map(\.id) == ["ssh"])
    }

    @Test("moves an item back behind its neighbour, also when others have come between")
    func movingBack() throws {
        let (driver, user) = firewall()
        try user.moveUp("Web")
        driver.change { $0.rules.insert(FirewallRule(id: "vpn", name: "VPN"), at: 0) }
        driver.session.undo()
        #expect(driver.state.rules.map(\.id) == ["vpn", "ssh", "second", "web"])
    }

    @Test("copies an item, behind it")
    func duplicating() throws {
        let (driver, user) = firewall()
        try user.perform(.duplicate, on: "SSH")
        #expect(driver.state.rules.map(\.id) == ["ssh", "ssh-copy", "second", "web"])
        #expect(user.screen.title == "SSH Copy")
        driver.session.undo()
        #expect(driver.state.rules == .usual)
    }

    @Test("has no fewer items and no more than its author says")
    func count() throws {
        let (driver, user) = firewall([FirewallRule(id: "ssh", name: "SSH")])
        try user.remove("SSH")
        #expect(user.screen.sections[0].rows.first?.notice == "warning: “Rules” has to keep 1 item.")
        for number in 2...5 {
            try user.select("Add Rule")
            try user.type("Rule \(number)", into: "Name")
            try user.goBack()
        }
        #expect(user.screen.sections[0].rows.last?.isDisabled == true)
        #expect(user.screen.sections[0].rows.last?.help == "“Rules” can't have more than 5 items.")
        try user.remove("SSH")
        #expect(driver.state.rules.count == 4)
        #expect(user.screen.sections[0].rows.last?.help == nil)
    }

    @Test("differs from its defaults, and is given them back as one step")
    func resetting() throws {
        let driver = FormDriver(
            initial: Firewall(), build: firewallForm, title: "Firewall", defaults: Firewall())
        let user = HeadlessUser(of: driver.session)
        #expect(!driver.session.canReset(.root))
        try user.remove("Second")
        try user.moveUp("Web")
        try user.select("Web")
        try user.type("443", into: "Port")
        try user.goBack()
        #expect(driver.session.changedRows().map(\.path) == ["Rules", "Rules/web/Port"])
        let edited = driver.state
        driver.session.reset(.root)
        #expect(driver.state == Firewall())
        driver.session.undo()
        #expect(driver.state == edited)
        driver.session.reset("Rules/web")
        #expect(driver.state.rules.map(\.port) == [80, 22])
    }

    @Test("without items leaves a search what stands behind it")
    func searchBehindEmpty() {
        let form: Form<Firewall> = sections {
            section("Rules") { list("Rules", \.rules, id: \.id) { customCell(title: "Rule") { _, _ in { _ in } } } }
            section("Others") { buttonCell(title: "Press") { _ in } }
        }
        let driver = FormDriver(initial: Firewall(rules: []), build: form)
        let user = HeadlessUser(of: driver.session)
        driver.session.search("others")
        #expect(user.screen.sections[0].rows.map(\.title) == ["Press"])
    }
}
