import FormCore
import FormStore
import FormTesting

/// Settings with a list whose items have a struct, an optional and a list of their own.
struct Gateway: Codable, Equatable, Sendable {
    var name = "Gate"
    var rules: [Rule] = []

    struct Rule: Codable, Equatable, Sendable {
        var id: String
        var port = 22
        var note: String?
        var limit = Limit()
        var hosts: [Host] = []
        var tags: [Tag] = []
    }

    struct Limit: Codable, Equatable, Sendable {
        var rate = 1
        var burst = 1
    }

    struct Host: Codable, Equatable, Sendable {
        var name: String
        var weight = 1
    }

    /// What nothing tells apart.
    struct Tag: Codable, Equatable, Sendable {
        var text: String
    }

    static var format: SettingsFormat<Gateway> {
        get throws {
            try SettingsFormat(
                defaults: Gateway(), lists: [.list(\.rules, id: \.id, lists: [.list(\.hosts, id: \.name)])])
        }
    }
}

private let gatewayRuleForm: Form<Gateway.Rule> = sections {
    section {
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole()))
        controlCell(title: "Rate", control: formattedField(keyPath: \.limit.rate, format: .whole()))
        list("Hosts", \.hosts, id: \.name) {
            controlCell(title: "Weight", control: formattedField(keyPath: \.weight, format: .whole()))
                .title(from: \.name)
        }
        .removing()
    }
}

let gatewayForm: Form<Gateway> = sections {
    section {
        list("Rules", \.rules, id: \.id) {
            detailTextCell(title: "Rule", keyPath: { "\($0.port)" }, form: gatewayRuleForm)
                .title(from: { $0.id.uppercased() })
        }
        .removing()
        .moving()
    }
}

/// A program with such settings in a file.
@MainActor
struct GatewayProgram {
    let store: SettingsStore<Gateway>
    let driver: FormDriver<Gateway>
    let user: HeadlessUser

    init(_ file: SettingsFile) throws {
        store = SettingsStore(file: file, format: try Gateway.format)
        driver = FormDriver(initial: store.opened, build: gatewayForm, title: "Gateway", defaults: Gateway())
        store.keep(driver)
        user = HeadlessUser(of: driver.session)
    }

    /// Changes a rule, as the person does on its page.
    func change(_ id: String, _ body: @escaping @MainActor (inout Gateway.Rule) -> Void) {
        driver.change { state in
            for index in state.rules.indices where state.rules[index].id == id { body(&state.rules[index]) }
        }
    }
}
