import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Rule: Equatable, Sendable {
    enum Transport: String, CaseIterable { case tcp = "TCP", udp = "UDP" }
    enum Action: String, CaseIterable { case allow = "Allow", drop = "Drop", reject = "Reject" }

    var id: String
    var name = "New Rule"
    var transport = Transport.tcp
    var ports: [ClosedRange<Int>] = []
    var source: IPNetwork?
    var action = Action.allow
    var isOn = true

    @MainActor var summary: String {
        "\(transport.rawValue) \(Format.ports.print(ports)) from \(source?.description ?? "anywhere"): \(action.rawValue)"
    }
}

private struct Firewall: Equatable, Sendable { var rules: [Rule] = [] }

extension Format<[ClosedRange<Int>]> { fileprivate static let ports = ranges(in: 1...65535) }
extension Format<IPNetwork?> { fileprivate static let anySource = optional(.cidr, empty: "anywhere") }

private let ruleForm: Form<Rule> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
    }
    section("Packets") {
        picker(title: "Protocol", keyPath: \.transport, style: .segments, text: \.rawValue)
        controlCell(title: "Ports", control: formattedField(keyPath: \.ports, format: .ports)).help(
            "Such as 80, 8000-8080.")
        controlCell(title: "Source", control: formattedField(keyPath: \.source, format: .anySource))
        picker(title: "Action", keyPath: \.action, style: .menu, text: \.rawValue)
    }
    section { removeButton(title: "Remove This Rule") }
}

private let firewallForm: Form<Firewall> = sections {
    section("Rules") {
        list("Rules", \.rules, id: \.id) {
            detailTextCell(title: "Rule", keyPath: { $0.summary }, form: ruleForm).title(from: \.name)
        }
        .adding("Add Rule") { Rule(id: "rule-\($0.rules.count + 1)") }
        .removing()
        .moving()
        .unique(\.name, in: "Name")
        .whenEmpty("Everything is dropped.")
    }
}

extension Firewall {
    fileprivate static var usual: Firewall {
        Firewall(rules: [
            Rule(id: "ssh", name: "SSH", ports: [22...22], source: IPNetwork("192.168.0.0/16")),
            Rule(id: "web", name: "Web", ports: [80...80, 8000...8080]),
        ])
    }
}

private let usualPage = """
    Firewall

    Rules
      SSH TCP 22 from 192.168.0.0/16: Allow ›
      Web TCP 80,8000-8080 from anywhere: Allow ›
      Add Rule (button)
    """

/// The rules of a packet filter, with ranges of ports and networks.
@MainActor
@Suite("A firewall's page", .serialized, .needsDisplay)
struct FirewallProgramTests {
    private func stage(_ renderer: Renderer) -> Stage<Firewall> {
        Stage(renderer, Firewall.usual, firewallForm, title: "Firewall")
    }

    @Test("has a page for each rule", arguments: Renderer.allCases)
    func rule(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Web")
        expectNoDifference(
            try stage.screen,
            """
            ‹ Web

              Name [Web]
              On [on]

            Packets
              Protocol [•TCP|UDP]
              Ports [80, 8000-8080]
                Such as 80, 8000-8080.
              Source [anywhere]
              Action [Allow ▾]

              Remove This Rule (destructive button)
            """)
    }

    @Test("adds, fills in, moves and removes a rule, and takes back each", arguments: Renderer.allCases)
    func editing(renderer: Renderer) throws {
        let stage = stage(renderer)
        var states = [stage.driver.state]
        func step(_ body: () throws -> Void) rethrows {
            try body()
            states.append(stage.driver.state)
        }
        try stage.user.select("Add Rule")
        states.append(stage.driver.state)
        for (text, row) in [("Games", "Name"), ("27960-27970,3074", "Ports"), ("10.0.0.0/8", "Source")] {
            try step {
                try stage.user.type(text, into: row)
                try stage.user.pressReturn()
            }
        }
        try step { try stage.user.choose("UDP", in: "Protocol") }
        try step { try stage.user.choose("Drop", in: "Action") }
        try step { try stage.user.toggle("On") }
        try stage.user.goBack()
        try step { try stage.user.moveUp("Games") }
        try step { try stage.user.remove("SSH") }
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            Rules
              Games UDP 3074,27960-27970 from 10.0.0.0/8: Drop ›
              Web TCP 80,8000-8080 from anywhere: Allow ›
              Add Rule (button)
            """)
        try stage.user.select("Web")
        try step { try stage.user.select("Remove This Rule") }
        for state in states.dropLast().reversed() {
            try stage.user.undo()
            #expect(stage.driver.state == state)
        }
        while try stage.user.screen.canGoBack { try stage.user.goBack() }
        expectNoDifference(try stage.screen, usualPage)
    }

    @Test("has no two rules of one name, and no ports and networks that are none", arguments: Renderer.allCases)
    func refusing(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Web")
        for (text, row) in [("ssh", "Name"), ("80-70", "Ports"), ("10.0.0.1/8", "Source")] {
            try stage.user.type(text, into: row)
            try stage.user.pressReturn()
        }
        expectNoDifference(
            try stage.screen,
            """
            ‹ Web

              Name [ssh]
                ! error: Another item already has “SSH”.
              On [on]

            Packets
              Protocol [•TCP|UDP]
              Ports [80-70]
                Such as 80, 8000-8080.
                ! error: “80-70”: Begin a range with its lowest number.
              Source [10.0.0.1/8]
                ! error: Type the first address of the network: 10.0.0.0/8. Or leave this empty.
              Action [Allow ▾]

              Remove This Rule (destructive button)
            """)
        #expect(stage.driver.state == .usual)
    }
}
