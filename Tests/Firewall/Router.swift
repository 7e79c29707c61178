public import FormCore

/// A router, whose lists are no arrays.
public struct Router: Codable, Equatable, Sendable {
    public struct Host: Codable, Equatable, Sendable {
        public var address: String
        public var isTrusted: Bool

        public init(address: String = "", isTrusted: Bool = false) {
            self.address = address
            self.isTrusted = isTrusted
        }
    }

    public var hosts: [String: Host]
    /// What is to be blocked next.
    public var address = ""
    public var blocked: Set<String>
    public var routes: Routes

    public init(
        hosts: [String: Host] = .usual, blocked: Set<String> = ["10.0.0.9", "10.0.0.1"], routes: Routes = .usual
    ) {
        self.hosts = hosts
        self.blocked = blocked
        self.routes = routes
    }
}

extension [String: Router.Host] {
    public static var usual: Self {
        ["printer": .init(address: "10.0.1.5"), "nas": .init(address: "10.0.1.7"), "door": .init(address: "10.0.1.6")]
    }
}

/// Gateways by the names of their networks, in an order of their own.
public struct Routes: Codable, Equatable, Sendable {
    public private(set) var names: [String] = []
    private var gateways: [String: String] = [:]

    public subscript(name: String) -> String? {
        get { gateways[name] }
        set {
            if gateways[name] == nil, newValue != nil { names.append(name) }
            if newValue == nil { names.removeAll { $0 == name } }
            gateways[name] = newValue
        }
    }

    public mutating func move(_ name: String, to index: Int) {
        names.removeAll { $0 == name }
        names.insert(name, at: index)
    }

    public static var usual: Routes {
        var routes = Routes()
        (routes["office"], routes["home"], routes["any"]) = ("10.1.0.1", "10.2.0.1", "10.0.0.1")
        return routes
    }
}

extension ItemStorage where Items == Routes, Item == KeyedItem<String, String>, ID == String {
    /// How routes are held.
    public static var routes: Self {
        ItemStorage(
            id: \.key, ids: { $0.names },
            item: { routes, name in routes[name].map { KeyedItem(key: name, value: $0) } },
            set: { $0[$1] = $2?.value }, move: { $0.move($1, to: $2) })
    }
}

private let hostForm: Form<Router.Host> = sections {
    section {
        controlCell(title: "Address", control: textField(keyPath: \.address)).rules(\.address, [.required])
        controlCell(title: "Trusted", control: uiSwitch(keyPath: \.isTrusted))
    }
}

/// The page of a router: a dictionary of at most four hosts, a set of addresses, and routes in an order.
public let routerForm: Form<Router> = sections {
    section("Hosts") {
        list("Hosts", dictionary: \.hosts) {
            detailTextCell(title: "Host", keyPath: \.value.address, form: bind(form: hostForm, to: \.value))
                .title(from: \.key)
        }
        .adding("Add Host") { KeyedItem(key: "host-\($0.hosts.count + 1)", value: Router.Host()) }
        .removing()
        .moving()
        .duplicating { KeyedItem(key: $0.key + "-2", value: $0.value) }
        .count(in: ...4)
        .unique(\.value.address, in: "Address")
        .whenEmpty("There are no hosts.")
    }
    section("Blocked") {
        controlCell(title: "Address", control: textField(keyPath: \.address))
        list("Blocked", set: \.blocked) {
            customCell(title: "Address") { _, _ in { _ in } }.title(from: \.self)
        }
        .adding("Block the Address") { $0.address }
        .removing()
        .moving()
    }
    section("Routes") {
        list("Routes", \.routes, storage: .routes) {
            controlCell(title: "Gateway", control: textField(keyPath: \.value)).title(from: \.key)
        }
        .adding("Add Route") { KeyedItem(key: "route-\($0.routes.names.count + 1)", value: "") }
        .removing()
        .moving()
        .duplicating { KeyedItem(key: $0.key + "-2", value: $0.value) }
    }
}
