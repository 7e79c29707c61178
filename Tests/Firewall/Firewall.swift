public import FormCore

/// A rule of a firewall, as a list has it.
public struct FirewallRule: Codable, Equatable, Sendable {
    public enum Transport: String, CaseIterable, Codable, Equatable, Sendable {
        case tcp = "TCP", udp = "UDP"
    }

    public var id: String
    public var name: String
    public var transport: Transport
    public var port: Int
    public var isOn: Bool

    public init(id: String, name: String = "New Rule", transport: Transport = .tcp, port: Int = 22, isOn: Bool = true) {
        self.id = id
        self.name = name
        self.transport = transport
        self.port = port
        self.isOn = isOn
    }
}

/// What a firewall lets through.
public struct Firewall: Codable, Equatable, Sendable {
    public var rules: [FirewallRule]

    public init(rules: [FirewallRule] = .usual) {
        self.rules = rules
    }
}

extension [FirewallRule] {
    /// Three rules that differ in everything.
    public static var usual: [FirewallRule] {
        [
            FirewallRule(id: "ssh", name: "SSH"),
            FirewallRule(id: "second", name: "Second", transport: .udp, port: 53),
            FirewallRule(id: "web", name: "Web", port: 80),
        ]
    }
}

private let ruleForm: Form<FirewallRule> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        nestedOptions(title: "Protocol", keyPath: \.transport, text: \.rawValue)
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
    }
}

/// The page of a firewall: one to five rules, no two of one name.
public let firewallForm: Form<Firewall> = sections {
    section("Rules") { rulesList }
}

/// The same, by protocol.
public let groupedFirewallForm: Form<Firewall> = sections {
    section("Rules") { rulesList.grouped(by: \.transport.rawValue) }
}

/// The rules of a firewall, to be put into a section.
public let rulesList: Element<ItemGroup<Firewall, FirewallRule, String>, Firewall> =
    list("Rules", \.rules, id: \.id) {
        detailTextCell(title: "Rule", keyPath: { "\($0.transport.rawValue) \($0.port)" }, form: ruleForm)
            .title(from: \.name)
    }
    .adding("Add Rule") { FirewallRule(id: "rule-\($0.rules.count + 1)") }
    .removing()
    .moving()
    .duplicating { rule in
        var copy = rule
        (copy.id, copy.name) = (rule.id + "-copy", rule.name + " Copy")
        return copy
    }
    .count(in: 1...5)
    .unique(\.name, in: "Name")
    .whenEmpty("There are no rules.")
