import CustomDump
import Firewall
import FormCommand
import FormCore
import Testing

@MainActor
@Suite("The command line edits a list")
struct ItemTests {
    private let driver = FormDriver(initial: Firewall(), build: firewallForm, defaults: Firewall())
    private var form: CommandLineForm { CommandLineForm(driver.session) }
    private var names: [String] { driver.state.rules.map(\.name) }

    @Test("by adding an item as the button does, with values for its rows, as one change")
    func add() async throws {
        var changes: [(row: RowPath?, names: [String])] = []
        driver.observe { changes.append(($0.row, $0.new.rules.map(\.name))) }
        let path = try await form.add(to: "Rules", [("Name", "Mail"), ("Protocol", "udp"), ("Port", "25")])
        #expect(path == "Rules/rule-4")
        #expect(driver.state.rules.last == FirewallRule(id: "rule-4", name: "Mail", transport: .udp, port: 25))
        #expect(changes.count == 1)
        #expect(changes.first?.row == "Rules")
        #expect(driver.session.pages.count == 1)
        driver.session.undo()
        #expect(driver.state == Firewall())
    }

    @Test("and adds nothing where a value is refused, a row is not there, or another row would be left with an error")
    func refusedValues() async throws {
        await expectError("“Port”: Type a whole number from 1 to 65535.") {
            try await form.add(to: "Rules", [("Name", "Mail"), ("Port", "99999")])
        }
        await expectError("“Name”: Another item already has “SSH”.") {
            try await form.add(to: "Rules", [("Name", "ssh")])
        }
        await expectError("There is no row “Prt”. Did you mean “Port”? There is no row “nme”. Did you mean “Name”?") {
            try await form.add(to: "Rules", [("Prt", "1"), ("nme", "x")])
        }
        await expectError("“Port” is given two values.") {
            try await form.add(to: "Rules", [("Port", "1"), ("Port", "2")])
        }
        #expect(driver.state == Firewall())
        try await form.add(to: "Rules")
        await expectError("“Name”: Another item already has “New Rule”.") { try await form.add(to: "Rules") }
        #expect(names == ["SSH", "Second", "Web", "New Rule"])
    }

    @Test("by removing items, all or none")
    func remove() throws {
        expectError("There is no row “Rules/wb”. Did you mean “Rules/web”?") {
            try form.remove(["Rules/ssh", "Rules/wb"])
        }
        expectError("“Rules” has to keep 1 item.") { try form.remove(["Rules/ssh", "Rules/2", "Rules/Web"]) }
        expectError("“Rules/ssh/Name” is no item of a list.") { try form.remove(["Rules/ssh/Name"]) }
        #expect(driver.state == Firewall())
        // A place is one among the items as they were.
        try form.remove(["Rules/1", "Rules/2", "Rules/SSH"])
        #expect(names == ["Web"])
    }

    @Test("by removing several as one change and one step, which is called by the list")
    func removeTogether() throws {
        var changes: [RowPath?] = []
        driver.observe { changes.append($0.row) }
        try form.remove(["Rules/second", "Rules/ssh"])
        #expect(names == ["Web"])
        #expect(changes == ["Rules"])
        #expect(driver.session.undoStep?.title == "Rules")
        driver.session.undo()
        #expect(driver.state == Firewall())
        #expect(driver.session.undoStep == nil)
        driver.session.redo()
        #expect(names == ["Web"])
        // One after the other, they stay two steps.
        driver.session.undo()
        try form.remove(["Rules/ssh", "Rules/web"])
        driver.change { $0.rules += [FirewallRule(id: "a", name: "A"), FirewallRule(id: "b", name: "B")] }
        try form.remove(["Rules/a", "Rules/second"])
        driver.session.undo()
        #expect(names == ["Second", "A", "B"])
        driver.session.undo()
        #expect(names == ["SSH", "Second", "Web", "A", "B"])
    }

    @Test(
        "by moving items",
        arguments: [
            ("Rules/1", ItemDestination.down, ["Second", "SSH", "Web"]),
            ("Rules/3", .up, ["SSH", "Web", "Second"]),
            ("Rules/web", .first, ["Web", "SSH", "Second"]),
            ("Rules/ssh", .last, ["Second", "Web", "SSH"]),
            ("Rules/ssh", .before("Rules/web"), ["Second", "SSH", "Web"]),
            ("Rules/ssh", .after("Rules/Web"), ["Second", "Web", "SSH"]),
            ("Rules/web", .before("Rules/1"), ["Web", "SSH", "Second"]),
            ("Rules/web", .after("Rules/1"), ["SSH", "Web", "Second"]),
            ("Rules/second", .after("Rules/2"), ["SSH", "Second", "Web"]),
        ])
    func move(item: String, destination: ItemDestination, names: [String]) throws {
        try form.move(RowPath(item), to: destination)
        #expect(self.names == names)
        driver.session.undo()
        #expect(driver.state == Firewall())
    }

    @Test("and refuses what the form refuses, with a sentence")
    func refused() async throws {
        for name in ["Four", "Five"] { try await form.add(to: "Rules", [("Name", name)]) }
        await expectError("“Rules” can't have more than 5 items.") {
            try await form.add(to: "Rules", [("Name", "Six")])
        }
        await expectError("“Rules/ssh” is no list.") { try await form.add(to: "Rules/ssh") }
        await expectError("There is no row “Rulez”. Did you mean “Rules”?") { try await form.add(to: "Rulez") }
        expectError("“Rules/ssh” can't be moved further up.") { try form.move("Rules/1", to: .up) }
        expectError("“Rules/rule-5” can't be moved further down.") { try form.move("Rules/Five", to: .down) }
        expectError("There is no row “Rules/x”. Did you mean “Rules”?") {
            try form.move("Rules/ssh", to: .before("Rules/x"))
        }
    }

    @Test("that is a dictionary or a set, whose items are named by their keys")
    func keyed() async throws {
        let driver = FormDriver(initial: Router(), build: routerForm, defaults: Router())
        let form = CommandLineForm(driver.session)
        #expect(try await form.add(to: "Hosts", [("Address", "10.0.1.9")]) == "Hosts/host-4")
        _ = try await form.set([("Hosts/nas/Trusted", "On"), ("Routes/any", "10.0.0.2"), ("Address", "10.0.0.5")])
        try form.remove(["Hosts/door", "Blocked/10.0.0.9"])
        #expect(try await form.add(to: "Blocked") == "Blocked/10.0.0.5")
        try form.move("Routes/any", to: .first)
        #expect(try form.get("Hosts") == "host-4, nas, printer")
        #expect(driver.state.hosts["nas"]?.isTrusted == true)
        #expect(driver.state.blocked == ["10.0.0.1", "10.0.0.5"])
        #expect(driver.state.routes.names == ["any", "office", "home"])
        #expect(try form.get("Routes/1") == "10.0.0.2")
        expectError("The items of “Hosts” can't be moved.") { try form.move("Hosts/nas", to: .first) }
        await expectError("“Blocked” already has an item “10.0.0.5”.") { try await form.add(to: "Blocked") }
    }

    @Test("at once, also where the person applies explicitly")
    func explicitly() async throws {
        let driver = FormDriver(initial: Firewall(), build: firewallForm, applying: .explicitly)
        let form = CommandLineForm(driver.session)
        try await form.add(to: "Rules", [("Name", "Mail")])
        try form.move("Rules/Mail", to: .first)
        try form.remove(["Rules/Second"])
        #expect(driver.state.rules.map(\.name) == ["Mail", "SSH", "Web"])
        #expect(!driver.session.hasUnapplied)
    }

    @Test("and refuses a list that is fixed, computed, hidden or disabled, with a sentence")
    func uneditable() async throws {
        let rules: Element<FormCell, FirewallRule> = customCell(title: "Rule") { _, _ in { _ in } }
        let page: Form<Firewall> = sections {
            section { list("Shown", \.rules, id: \.id) { rules } }
        }
        let form: Form<Firewall> = sections {
            section { list("Fixed", \.rules, id: \.id) { rules } }
            section { list("Computed", of: \.rules, id: \.id) { rules } }
            section(isVisible: { $0.rules.isEmpty }) {
                list("Hidden", \.rules, id: \.id) { rules }.adding("Add") { _ in FirewallRule(id: "new") }.removing()
            }
            section {
                detailTextCell(title: "Page", keyPath: { _ in "" }, form: page).enabled { $0.rules.isEmpty }
            }
        }
        let driver = FormDriver(initial: Firewall(), build: form)
        let commands = CommandLineForm(driver.session)
        for (list, sentence) in [
            ("Computed", "The items of “Computed” can't be changed."),
            ("Hidden", "“Hidden” is hidden now, so its items can't be changed."),
            ("Page/Shown", "“Shown” can't be changed now."),
        ] {
            let item = RowPath(list).appending("ssh")
            await expectError(sentence) { try await commands.add(to: RowPath(list)) }
            expectError(sentence) { try commands.remove([item]) }
            expectError(sentence) { try commands.move(item, to: .last) }
        }
        await expectError("Nothing can be added to “Fixed”.") { try await commands.add(to: "Fixed") }
        expectError("Nothing can be removed from “Fixed”.") { try commands.remove(["Fixed/ssh"]) }
        expectError("The items of “Fixed” can't be moved.") { try commands.move("Fixed/ssh", to: .last) }
        driver.change { $0.rules = [] }
        await expectError("The items of “Computed” can't be changed.") { try await commands.add(to: "Computed") }
        try await commands.add(to: "Hidden")
        #expect(driver.state.rules.map(\.id) == ["new"])
    }

    @Test("and names an identity that the form gives out twice")
    func repeated() async throws {
        try form.remove(["Rules/ssh"])
        driver.change { $0.rules.append(FirewallRule(id: "rule-4")) }
        await expectError("“Rules” already has an item “rule-4”.") { try await form.add(to: "Rules") }
    }
}

/// Zones, each with ports of its own.
private struct Zones: Equatable {
    struct Zone: Equatable, Sendable {
        var id: String
        var ports: [Int] = []
    }

    var zones = [Zone(id: "home/lan", ports: [22, 80]), Zone(id: "a=b")]
    var isRefused = false
}

@MainActor
@Suite("The command line edits a list in an item")
struct NestedItemTests {
    private let driver: FormDriver<Zones>
    private var form: CommandLineForm { CommandLineForm(driver.session) }

    init() {
        let zone: Form<Zones.Zone> = sections {
            section {
                list("Ports", \.ports, id: \.self) {
                    customCell(title: "Port") { _, _ in { _ in } }.title { "Port \($0)" }
                }
                .adding("Add") { ($0.ports.max() ?? 0) + 1 }.removing().moving()
                list("Fixed", \.ports, id: \.self) { customCell(title: "Port") { _, _ in { _ in } } }
            }
        }
        driver = FormDriver(
            initial: Zones(),
            build: sections {
                section {
                    list("Zones", \.zones, id: \.id) {
                        detailTextCell(title: "Zone", keyPath: { "\($0.ports.count)" }, form: zone)
                        controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole()))
                            .effect(\.first) { if $0 == 13 { throw Notice.error("That port is taken.") } }
                    }
                    .adding("Add") { _ in Zones.Zone(id: "new", ports: [1]) }.removing()
                }
            })
    }

    @Test("by paths through the item, an identity with a slash in it too")
    func nested() async throws {
        let zone = RowPath(["Zones", "home/lan", "Zone"])
        #expect(zone.description == "Zones/home\\/lan/Zone")
        #expect(try await form.add(to: zone.appending("Ports")).description == "Zones/home\\/lan/Zone/Ports/81")
        #expect(driver.state.zones[0].ports == [22, 80, 81])
        try form.move("Zones/1/Zone/Ports/3", to: .before("Zones/home\\/lan/Zone/Ports/Port 22"))
        #expect(driver.state.zones[0].ports == [81, 22, 80])
        try form.remove(["Zones/1/Zone/Ports/Port 22"])
        #expect(driver.state.zones[0].ports == [81, 80])
        // One goes with the other.
        try form.remove(["Zones/1/Zone/Ports/81", "Zones/1", "Zones/1"])
        #expect(driver.state.zones.map(\.id) == ["a=b"])
    }

    @Test("beside another list: as one step that removes from both, or nothing")
    func together() throws {
        let lan = "Zones/home\\/lan"
        driver.change { $0.zones[1].ports = [1, 2, 3] }
        let before = driver.state
        let ports: [RowPath] = ["Zones/a=b/Zone/Ports/3", "Zones/a=b/Zone/Ports/2"]
        try form.remove([RowPath("\(lan)/Zone/Ports/80")] + ports)
        #expect(driver.state.zones.map(\.ports) == [[22], [1]])
        driver.session.undo()
        #expect(driver.state == before)
        #expect(driver.session.undoStep == nil)
        try form.remove([RowPath(lan)] + ports)
        #expect(driver.state.zones.map(\.ports) == [[1]])
        driver.session.undo()
        #expect(driver.state == before)
        expectError("Nothing can be removed from “Zones/a=b/Zone/Fixed”.") {
            try form.remove([RowPath(lan), "Zones/a=b/Zone/Fixed/1"])
        }
        #expect(driver.state == before)
    }

    @Test("that is empty, and leaves the others")
    func empty() async throws {
        #expect(try await form.add(to: "Zones/a=b/Zone/Ports") == "Zones/a=b/Zone/Ports/1")
        #expect(driver.state.zones.map(\.ports) == [[22, 80], [1]])
        expectError("“Zones/home\\/lan/Zone/Ports/22” and “Zones/a=b/Zone/Ports/1” are items of different lists.") {
            try form.move("Zones/1/Zone/Ports/22", to: .after("Zones/2/Zone/Ports/1"))
        }
    }

    @Test("when somebody has accepted a value of a new item, and not otherwise")
    func accepted() async throws {
        await expectError("“First”: That port is taken.") { try await form.add(to: "Zones", [("First", "13")]) }
        #expect(driver.state == Zones())
        #expect(try await form.add(to: "Zones", [("First", "7")]) == "Zones/new")
        #expect(driver.state.zones.last?.ports == [7])
    }
}

extension Zones.Zone {
    fileprivate var first: Int {
        get { ports.first ?? 0 }
        set { ports = [newValue] }
    }
}
