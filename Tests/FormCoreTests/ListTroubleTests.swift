import Firewall
import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A list in trouble")
struct ListTroubleTests {
    private func firewall(_ rules: [FirewallRule] = .usual) -> (driver: FormDriver<Firewall>, user: HeadlessUser) {
        let driver = FormDriver(initial: Firewall(rules: rules), build: firewallForm, title: "Firewall")
        return (driver, HeadlessUser(of: driver.session))
    }

    @Test("is settled as to the items that another program has and this one has not, or the other way round")
    func conflict() throws {
        let (driver, user) = firewall()
        driver.baselines.saved = Firewall()
        try user.remove("Second")
        var theirs = Firewall()
        theirs.rules.removeFirst()
        driver.baselines.theirs = theirs
        #expect(driver.session.conflicts == ["Rules"])
        #expect(user.screen.sections[0].rows[0].conflict == "No longer there elsewhere: “SSH”")
        try user.resolveConflict(of: "Rules", .theirs)
        // What was removed only here stays so.
        #expect(driver.state.rules.map(\.id) == ["web"])
        #expect(user.screen.sections[0].rows.map(\.title) == ["Web", "Add Rule"])
    }

    @Test("tells of nothing that the rows of its items tell of")
    func conflictOfItem() throws {
        let (driver, user) = firewall()
        driver.baselines.saved = Firewall()
        var theirs = Firewall()
        theirs.rules[0].port = 2222
        theirs.rules[2].isOn = false
        driver.baselines.theirs = theirs
        #expect(driver.session.conflicts == ["Rules/ssh/Port", "Rules/web/On"])
        try user.select("SSH")
        #expect(user.screen.sections[0].rows[2].conflict == "Also changed elsewhere, to “2222”.")
        try user.resolveConflict(of: "Port", .theirs)
        #expect(driver.state.rules.map(\.port) == [2222, 53, 80])
        #expect(driver.session.conflicts == ["Rules/web/On"])
    }

    @Test("has a conflict of its own where only the order is another one")
    func conflictOfOrder() throws {
        let (driver, user) = firewall()
        driver.baselines.saved = Firewall()
        var theirs = Firewall()
        theirs.rules.swapAt(0, 1)
        driver.baselines.theirs = theirs
        #expect(user.screen.sections[0].rows[0].conflict == "Also put into another order elsewhere.")
        try user.resolveConflict(of: "Rules", .theirs)
        #expect(driver.state == theirs)
    }

    @Test("has what both have made of different items, where the person has not applied theirs yet")
    func unapplied() throws {
        let driver = FormDriver(
            initial: Firewall(), build: firewallForm, title: "Firewall", applying: .explicitly)
        let user = HeadlessUser(of: driver.session)
        try user.remove("Second")
        try user.select("SSH")
        try user.type("2222", into: "Port")
        try user.goBack()
        driver.change { state in
            for index in state.rules.indices where state.rules[index].id == "web" { state.rules[index].port = 8080 }
            state.rules.append(FirewallRule(id: "vpn", name: "VPN"))
        }
        #expect(driver.session.conflicts.isEmpty)
        #expect(driver.edited.rules.map(\.id) == ["ssh", "web", "vpn"])
        #expect(driver.edited.rules.map(\.port) == [2222, 8080, 22])
        #expect(driver.state.rules.map(\.port) == [22, 53, 8080, 22])
        #expect(
            driver.session.questionBeforeClosing()?.text == """
                “Rules”: Changes to its items are not applied.
                “Port”: “2222” is not applied.
                """)
        try user.apply()
        #expect(driver.state == driver.edited)
    }

    @Test("closes the page of an item that goes, and says what was typed there; it is back when the item is")
    func goneWhileOpen() throws {
        let (driver, user) = firewall()
        try user.select("Second")
        try user.type("DN", into: "Name")
        let rules = driver.state.rules
        driver.change { $0.rules.remove(at: 1) }
        #expect(user.screen.title == "Firewall")
        #expect(user.screen.notices == ["“Second” no longer exists. You had typed: DN"])
        driver.change { $0.rules[0].port += 1 }
        #expect(user.screen.notices.count == 1)
        driver.set(\.rules, to: rules)
        #expect(user.screen.notices.isEmpty)
        driver.change { $0.rules.remove(at: 1) }
        #expect(user.screen.notices.isEmpty)
        driver.set(\.rules, to: rules)
        try user.select("Second")
        #expect(user.screen.sections[0].rows[0].values == ["[DN]"])
    }

    @Test("lets go of an item's page and rows when it goes")
    func memory() throws {
        let (driver, user) = firewall()
        try user.select("Web")
        weak let page = driver.session.topPage
        try user.goBack()
        weak let cell = driver.page.sections[0].cells[3]
        #expect(cell?.title == "Web")
        #expect(page == nil)
        driver.change { $0.rules.removeLast() }
        #expect(cell == nil)
    }

    @Test("reports items of one identity, and shows the first")
    func repeatedIdentity() {
        let (driver, user) = firewall([
            FirewallRule(id: "ssh", name: "SSH"), FirewallRule(id: "ssh", name: "Other"),
            FirewallRule(id: "web", name: "Web"),
        ])
        #expect(user.screen.sections[0].rows.map(\.title) == ["SSH", "Web", "Add Rule"])
        #expect(driver.session.mistakes.map(\.description).contains { $0.contains("Two items of the list “Rules”") })
        driver.change { $0.rules.remove(at: 0) }
        #expect(user.screen.sections[0].rows.map(\.title) == ["Other", "Web", "Add Rule"])
    }

    @Test("can have an identity with any text in it")
    func strangeIdentity() throws {
        let (driver, user) = firewall([
            FirewallRule(id: "a/b\\c", name: "Strange"), FirewallRule(id: "", name: "Empty"),
        ])
        try user.select("Strange")
        try user.type("Plain", into: "Name")
        try user.pressReturn()
        #expect(driver.state.rules[0].name == "Plain")
        #expect(driver.session.topPage.path.components == ["Rules", "a/b\\c"])
        try user.goBack()
        try user.remove("Empty")
        #expect(driver.state.rules.map(\.name) == ["Plain"])
    }

    @Test("holds no window open for what was typed at an item that has gone")
    func goneAtTheEnd() throws {
        let (driver, user) = firewall()
        try user.select("Second")
        try user.type("SSH", into: "Name")
        try user.goBack()
        #expect(driver.session.questionBeforeClosing() != nil)
        driver.change { $0.rules.remove(at: 1) }
        #expect(driver.session.questionBeforeClosing() == nil)
    }
}
