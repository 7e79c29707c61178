import Firewall
import FormCore
import FormTesting
import ManualTime
import Testing

@MainActor
@Suite("A new item of a list")
struct NewItemTests {
    private func firewall(
        applying: Applying = .atOnce, defaults: Firewall? = nil
    ) -> (driver: FormDriver<Firewall>, user: HeadlessUser) {
        let driver = FormDriver(
            initial: Firewall(), build: firewallForm, title: "Firewall", defaults: defaults, applying: applying)
        return (driver, HeadlessUser(of: driver.session))
    }

    @Test("that is left as it is was never added")
    func untouched() throws {
        let (driver, user) = firewall(defaults: Firewall())
        try user.moveUp("Web")
        let before = driver.state
        try user.select("Add Rule")
        #expect(user.screen.title == "New Rule")
        try user.goBack()
        #expect(driver.state == before)
        #expect(user.focusedRow == "Add Rule")
        #expect(driver.session.changedRows().map(\.path) == ["Rules"])
        driver.session.undo()
        #expect(driver.state == Firewall())
        #expect(driver.session.undoStep == nil)
        #expect(driver.session.changedRows().isEmpty)
        driver.session.redo()
        #expect(driver.state == before)
        #expect(driver.session.redoStep == nil)
        #expect(driver.session.record.rows.isEmpty)
    }

    @Test("stays when one of its values is another, wherever that was chosen")
    func edited() throws {
        let (driver, user) = firewall()
        try user.select("Add Rule")
        try user.select("Protocol")
        try user.select("UDP")
        try user.goBack()
        try user.goBack()
        #expect(driver.state.rules.last?.transport == .udp)
        driver.session.undo()
        driver.session.undo()
        #expect(driver.state == Firewall())
    }

    @Test("stays with a text that was refused, or was typed as its page is left")
    func refused() throws {
        let (driver, user) = firewall()
        try user.select("Add Rule")
        try user.type("SSH", into: "Name")
        try user.goBack()
        #expect(driver.state.rules.count == 4)
        try user.select("Rules/rule-4")
        #expect(user.screen.sections[0].rows[0].values == ["[SSH]"])
        try user.goBack()
        #expect(driver.state.rules.count == 4)
    }

    @Test("whose page was left once is one like any other")
    func keptOnce() throws {
        let (driver, user) = firewall()
        try user.select("Add Rule")
        try user.type("Mail", into: "Name")
        try user.goBack()
        try user.select("Mail")
        try user.type("New Rule", into: "Name")
        try user.goBack()
        #expect(driver.state.rules.count == 4)
    }

    @Test("stays when another program has edited it")
    func outside() throws {
        let (driver, user) = firewall()
        try user.select("Add Rule")
        driver.set(\.rules[3].port, to: 8080)
        try user.goBack()
        #expect(driver.state.rules.last?.port == 8080)
    }

    @Test("goes with what was done to it and undone, and with nothing else that was done or came meanwhile")
    func undoneEdits() throws {
        let (driver, user) = firewall()
        try user.remove("Second")
        try user.select("Add Rule")
        try user.toggle("On")
        driver.session.undo()
        driver.change { $0.rules.append(FirewallRule(id: "vpn", name: "VPN")) }
        #expect(driver.session.redoStep != nil)
        try user.goBack()
        #expect(driver.state.rules.map(\.id) == ["ssh", "web", "vpn"])
        #expect(driver.session.redoStep == nil)
        driver.session.undo()
        #expect(driver.state.rules.map(\.id) == ["ssh", "second", "web", "vpn"])
        #expect(driver.session.undoStep == nil)
    }

    @Test("goes alone, where an earlier one had the same identity")
    func sameIdentity() throws {
        let (driver, user) = firewall()
        try user.select("Add Rule")
        try user.type("Mail", into: "Name")
        try user.goBack()
        let before = driver.state
        try user.remove("Mail")
        try user.select("Add Rule")
        try user.goBack()
        #expect(driver.state == Firewall())
        driver.session.undo()
        #expect(driver.state == before)
        driver.session.undo()
        driver.session.undo()
        #expect(driver.state == Firewall())
        #expect(driver.session.undoStep == nil)
    }

    @Test("is undone right after it was added, and done again for good")
    func undone() throws {
        let (driver, user) = firewall()
        try user.select("Add Rule")
        driver.session.undo()
        #expect(driver.state == Firewall())
        #expect(user.screen.title == "Firewall")
        driver.session.redo()
        #expect(driver.state.rules.count == 4)
        try user.select("New Rule")
        try user.goBack()
        #expect(driver.state.rules.count == 4)
    }

    @Test("goes as well when the person comes to another page, or closes the window")
    func otherWays() throws {
        let (driver, user) = firewall()
        try user.select("Add Rule")
        try user.select("Protocol")
        driver.session.reveal("Rules/web/Port")
        #expect(user.screen.title == "Web")
        #expect(driver.state == Firewall())
        driver.session.goBack()
        try user.select("Add Rule")
        try user.select("Protocol")
        try user.closeWindow()
        #expect(!user.isWindowOpen)
        #expect(driver.state == Firewall())
    }

    @Test("is nothing to apply, and stays once it is applied")
    func explicitly() throws {
        let (driver, user) = firewall(applying: .explicitly)
        try user.select("Add Rule")
        #expect(driver.session.hasUnapplied)
        try user.goBack()
        #expect(!driver.session.hasUnapplied)
        try user.select("Add Rule")
        try user.apply()
        try user.goBack()
        #expect(driver.state.rules.count == 4)
        try user.remove("New Rule")
        try user.select("Add Rule")
        try user.cancelEdits()
        #expect(driver.edited.rules.count == 4)
        try user.closeWindow()
        #expect(user.question == nil)
    }

    @Test("stays where it has no page, and where it is a copy")
    func withoutPage() throws {
        let inPlace: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).title(from: \.name)
                }
                .adding("Add Rule") { _ in FirewallRule(id: "new") }
            }
        }
        let driver = FormDriver(initial: Firewall(), build: inPlace)
        try HeadlessUser(of: driver.session).select("Add Rule")
        #expect(driver.state.rules.count == 4)
        let (copying, user) = firewall()
        try user.perform(.duplicate, on: "SSH")
        try user.goBack()
        #expect(copying.state.rules.count == 4)
    }

    @Test("whose row asks a service goes when its addition is undone, and no service is asked")
    func asking() async throws {
        var asked = 0
        let form: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).title(from: \.name)
                        .effect(\.isOn) { _ in asked += 1 }
                }
                .adding("Add Rule") { _ in FirewallRule(id: "new") }
            }
        }
        let driver = FormDriver(initial: Firewall(), build: form)
        let user = HeadlessUser(of: driver.session)
        try user.select("Add Rule")
        #expect(driver.state.rules.count == 4)
        try user.undo()
        #expect(await comesTrue { driver.state == Firewall() })
        #expect(asked == 0)
    }

    @Test("of a list in an item of another one goes alone")
    func nested() throws {
        let form: Form<Network> = sections {
            section {
                list("Zones", \.zones, id: \.id) {
                    detailTextCell(title: "Zone", keyPath: \.id, form: bind(form: firewallForm, to: \.firewall))
                }
                .adding("Add Zone") { _ in Zone(id: "guests") }
            }
        }
        let driver = FormDriver(initial: Network(), build: form)
        let user = HeadlessUser(of: driver.session)
        try user.select("Add Zone")
        try user.select("Add Rule")
        try user.goBack()
        #expect(driver.state.zones == [Zone(id: "guests")])
        #expect(driver.session.undoStep?.title == "Zones")
        try user.select("Add Rule")
        try user.type("Mail", into: "Name")
        try user.goBack()
        try user.goBack()
        #expect(driver.state.zones.map(\.firewall.rules.count) == [4])
        for _ in 1...3 { driver.session.undo() }
        #expect(driver.state == Network())
        try user.select("Add Zone")
        try user.select("Add Rule")
        try user.closeWindow()
        #expect(driver.state == Network())
        #expect(driver.session.undoStep == nil)
    }

    @Test("beside the list makes room for the next one")
    func sidebar() throws {
        let driver = FormDriver(initial: Firewall(), build: firewallForm, title: "Firewall")
        let user = HeadlessUser(of: driver.session, layout: .sidebar)
        try user.makeRoom(true)
        try user.select("Add Rule")
        try user.select("Add Rule")
        #expect(driver.state.rules.count == 4)
        #expect(driver.session.topPage.path == "Rules/rule-5")
        try user.select("SSH")
        #expect(driver.state == Firewall())
        #expect(driver.session.undoStep == nil)
        try user.select("Add Rule")
        try user.moveUp("Rules/rule-4")
        try user.select("SSH")
        #expect(driver.state == Firewall())
        #expect(driver.session.undoStep == nil)
    }
}

private struct Network: Equatable {
    var zones: [Zone] = []
}

private struct Zone: Equatable {
    var id: String
    var firewall = Firewall()
}
