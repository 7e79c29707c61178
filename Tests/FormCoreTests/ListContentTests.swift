import Firewall
import FormCore
import FormTesting
import Testing

@MainActor
@Suite("What a list shows")
struct ListContentTests {
    @Test("of one row with a control, or of several, edits the items in place")
    func inline() throws {
        let inPlace: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).title(from: \.name)
                }
            }
            section("Ports") {
                list("Ports", \.rules, id: \.id) {
                    controlCell(title: "Name", control: textField(keyPath: \.name))
                    controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
                }
            }
        }
        let driver = FormDriver(initial: Firewall(rules: .usual), build: inPlace)
        let user = HeadlessUser(of: driver.session)
        try user.toggle("Second")
        #expect(driver.state.rules.map(\.isOn) == [true, false, true])
        try user.type("443", into: "Ports/web/Port")
        try user.pressReturn()
        #expect(driver.state.rules[2].port == 443)
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("is arranged as its form says, while the state keeps its order, and what is hidden counts")
    func arranged() throws {
        struct Arranged: Equatable {
            var rules = [FirewallRule].usual
            var onlyOn = false
        }
        let form: Form<Arranged> = sections {
            section { controlCell(title: "Only Those That Are On", control: uiSwitch(keyPath: \.onlyOn)) }
            section("Rules") {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).title(from: \.name)
                }
                .removing()
                .moving()
                .count(in: 2...)
                .arranged { rules, state in
                    rules.filter { !state.onlyOn || $0.isOn }.sorted { $0.name < $1.name }
                }
            }
        }
        let driver = FormDriver(initial: Arranged(), build: form)
        let user = HeadlessUser(of: driver.session)
        var titles: [String] { user.screen.sections[1].rows.map(\.title) }
        #expect(titles == ["SSH", "Second", "Web"])
        driver.change { $0.rules[0].name = "Zebra" }
        #expect(titles == ["Second", "Web", "Zebra"])
        try user.toggle("Only Those That Are On")
        try user.toggle("Web")
        #expect(titles == ["Second", "Zebra"])
        #expect(throws: FormUserError.self) { try user.moveUp("Zebra") }
        // Three there are, of which two have to stay.
        try user.remove("Second")
        try user.remove("Zebra")
        #expect("\(user.screen)".contains("“Rules” has to keep 2 items."))
        #expect(driver.state.rules.map(\.id) == ["ssh", "web"])
        driver.session.undo()
        #expect(driver.state.rules.map(\.id) == ["ssh", "second", "web"])
        try user.toggle("Only Those That Are On")
        #expect(titles == ["Second", "Web", "Zebra"])
    }

    @Test("of items that have no name yet shows them by what a row is called")
    func nameless() throws {
        let driver = FormDriver(initial: Firewall(), build: firewallForm, title: "Firewall")
        let user = HeadlessUser(of: driver.session)
        driver.change { $0.rules[1].name = " " }
        #expect(user.screen.sections[0].rows.map(\.title) == ["SSH", "Rule", "Web", "Add Rule"])
        try user.select("Rule")
        #expect(user.screen.title == "Rule")
        driver.change { $0.rules[1].name = "Mail" }
        #expect(user.screen.title == "Mail")
    }

    @Test("of computed items follows them, and edits nothing")
    func computed() throws {
        let form: Form<Firewall> = sections {
            section("Open Ports") {
                list("Open Ports", of: { $0.rules.filter(\.isOn) }, id: \.id) {
                    customCell(title: "Port") { cell, context in
                        context.follow({ "\($0.port)" }) { cell.detail = $0 }
                    }
                    .title(from: \.name)
                }
                .whenEmpty("No port is open.")
            }
        }
        let driver = FormDriver(initial: Firewall(rules: .usual), build: form)
        let user = HeadlessUser(of: driver.session)
        #expect(user.screen.sections[0].rows.map(\.title) == ["SSH", "Second", "Web"])
        driver.change { for index in $0.rules.indices { $0.rules[index].isOn = false } }
        #expect(user.screen.sections[0].rows.map(\.title) == ["No port is open."])
        #expect(throws: FormUserError.self) { try user.remove("No port is open.") }
    }
}
