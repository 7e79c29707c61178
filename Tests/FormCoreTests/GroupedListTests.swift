import Firewall
@testable import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A list in groups")
struct GroupedListTests {
    private let driver = FormDriver(initial: Firewall(), build: groupedFirewallForm, title: "Firewall")
    private var user: HeadlessUser { HeadlessUser(of: driver.session) }
    private var headers: [String?] { user.screen.sections.map(\.header) }

    @Test("has the paths of one without")
    func paths() {
        let plain = FormDriver(initial: Firewall(), build: firewallForm)
        #expect(Set(driver.session.rows().map(\.path)) == Set(plain.session.rows().map(\.path)))
    }

    @Test("keeps the open page, and what was refused there, of an item that goes to another group")
    func openPage() throws {
        let user = user
        try user.select("SSH")
        try user.type("Web", into: "Name")
        try user.pressReturn()
        driver.change { $0.rules[0].transport = .udp }
        #expect(user.screen.sections[0].rows[0].notice == "error: Another item already has “Web”.")
        #expect(driver.session.topPage.path == "Rules/ssh")
        try user.goBack()
        #expect(user.focusedRow == "SSH")
        #expect(user.screen.sections.map { $0.rows.map(\.title) } == [[], ["Web"], ["SSH", "Second", "Add Rule"]])
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("shows the group that an item is the only one of under its other name")
    func renamed() {
        #expect(headers == ["Rules", "TCP", "UDP"])
        driver.change { $0.rules.remove(at: 1) }
        #expect(headers == ["Rules", "TCP"])
        driver.change { for index in $0.rules.indices { $0.rules[index].transport = .udp } }
        #expect(headers == ["Rules", "UDP"])
        driver.session.undo()
        driver.change { $0.rules = [] }
        #expect(headers == ["Rules"])
    }

    @Test("stands in the order of its groups, or in the author's")
    func order() {
        let form: Form<Firewall> = sections {
            section {
                rulesList.grouped(by: \.port, title: { "Port \($0)" })
                rulesList.grouped(by: \.transport, title: \.rawValue, sorted: { $1 == .tcp && $0 != .tcp })
            }
        }
        let driver = FormDriver(initial: Firewall(), build: form)
        #expect(
            HeadlessUser(of: driver.session).screen.sections.map(\.header)
                == ["Port 22", "Port 53", "Port 80", "UDP", "TCP"])
    }

    @Test("shows the first of two items of one identity, and reports the other")
    func repeated() {
        driver.change { $0.rules.insert($0.rules[2], at: 0) }
        #expect(user.screen.sections.map { $0.rows.map(\.title) } == [[], ["Web", "SSH"], ["Second", "Add Rule"]])
        #expect(driver.session.mistakes.count == 1)
    }

    @Test("is moved within its groups by whoever names an item")
    func named() throws {
        func move(_ item: String, _ destination: ItemDestination) throws -> [String] {
            _ = try driver.session.edit("Rules", .move(item, destination))
            return driver.state.rules.map(\.id)
        }
        #expect(try move("ssh", .down) == ["second", "web", "ssh"])
        #expect(try move("ssh", .first) == ["second", "ssh", "web"])
        let first = #expect(throws: ItemRefusal.self) { try move("second", .up) }
        #expect(first?.sentence.description == "“Rules/second” can't be moved further up.")
        #expect(try move("ssh", .last) == ["second", "web", "ssh"])
        #expect(try move("ssh", .before("Rules/web")) == ["second", "ssh", "web"])
        let error = #expect(throws: ItemRefusal.self) { try move("ssh", .after("Rules/second")) }
        #expect(error?.sentence.description == "“ssh” and “second” are in different groups.")
        #expect(throws: ItemRefusal.self) { try move("ssh", .after("Rules/none")) }
    }

    @Test("is found by the names of its groups")
    func found() throws {
        let user = user
        try user.search("udp second")
        #expect(user.screen.sections.flatMap(\.rows).contains { $0.title == "Second" })
    }

    @Test("can be arranged within its groups")
    func arranged() {
        let form: Form<Firewall> = sections {
            section {
                rulesList.arranged { rules, _ in rules.filter(\.isOn).sorted { $0.name > $1.name } }
                    .grouped(by: \.transport.rawValue)
            }
        }
        let driver = FormDriver(initial: Firewall(), build: form)
        let user = HeadlessUser(of: driver.session)
        #expect(user.screen.sections.map { $0.rows.map(\.title) } == [["Web", "SSH"], ["Second", "Add Rule"]])
        driver.change { $0.rules[1].isOn = false }
        #expect(user.screen.sections.map { $0.rows.map(\.title) } == [["Web", "SSH", "Add Rule"]])
    }
}

private struct Shop: Equatable {
    var wares = (0..<10_000).map { Ware(number: $0, shelf: $0 % 100) }
}

private struct Ware: Equatable {
    var number: Int
    var shelf: Int
    var isSold = false
}

@MainActor
@Suite("A list of very many items in groups")
struct LongGroupedListTests {
    private let driver = FormDriver(initial: Shop(), build: shopForm)
    private var cells: SectionCells { driver.page.sections[0].cells }

    @Test("makes the rows that somebody asks for")
    func onDemand() {
        let rendered = driver.session.counters.rowsRendered
        #expect(rendered < 10)
        #expect(cells.headingCount(in: cells.indices) == 100)
        #expect(cells.headingCount(in: 102..<202) == 1)
        #expect(cells[101].path == "Wares/1")
        #expect(cells[101].heading?.title == "1")
        driver.change { $0.wares[1].shelf = 50 }
        #expect(cells[101].path == "Wares/101")
        #expect(cells[5000].path == "Wares/1")
        #expect(driver.session.counters.rowsRendered < rendered + 5)
    }

    @Test("asks for an item's group no oftener than the list changes")
    func asking() {
        var asked = 0
        let grouping = ItemGrouping<Ware>(
            of: "Wares",
            by: {
                asked += 1; return $0.shelf
            }, title: { "\($0)" }, sort: { $0 })
        var shop = Shop()
        _ = grouping.groups(of: shop.wares)
        _ = grouping.groups(of: shop.wares)
        #expect(asked == 10_000)
        shop.wares[7].isSold = true
        _ = grouping.groups(of: shop.wares)
        #expect(asked == 20_000)
    }
}

private let shopForm: Form<Shop> = sections {
    section {
        list("Wares", \.wares, id: \.number) {
            controlCell(title: "Sold", control: uiSwitch(keyPath: \.isSold))
        }
        .grouped(by: \.shelf)
    }
}
