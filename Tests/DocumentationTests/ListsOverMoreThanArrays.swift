import FormCore
import FormStore
import FormTesting
import Testing

// The code of the article “Lists” about what is no array.

struct Host: Codable, Equatable, Sendable {
    var address = ""
}

struct LocalNetwork: Codable, Equatable, Sendable {
    var hosts = ["nas": Host(address: "10.0.1.7"), "door": Host(address: "10.0.1.6")]
    var blocked: Set<String> = ["10.0.0.9"]
    /// What is to be blocked next.
    var address = ""
    var ways = Ways(names: ["office", "home"], gateways: ["office": "10.1.0.1", "home": "10.2.0.1"])
    /// Since when each host has been there.
    @Transient var connected: [String: String] = ["door": "Connected since 9:00"]
}

/// Gateways by names that have an order.
struct Ways: Codable, Equatable, Sendable {
    var names: [String]
    var gateways: [String: String]
}

let hostForm: Form<Host> = sections {
    section { controlCell(title: "Address", control: textField(keyPath: \.address)) }
}

let hostsForm: Form<LocalNetwork> = sections {
    section("Hosts") {
        list("Hosts", dictionary: \.hosts) {
            detailTextCell(title: "Host", keyPath: \.value.address, form: bind(form: hostForm, to: \.value))
                .title(from: \.key)
        }
        .adding("Add Host") { KeyedItem(key: "host-\($0.hosts.count + 1)", value: Host()) }
        .removing()
    }
    section("Blocked Addresses") {
        controlCell(title: "Address", control: textField(keyPath: \.address))
        list("Blocked", set: \.blocked) {
            customCell(title: "Address") { _, _ in { _ in } }.title(from: \.self)
        }
        .adding("Block the Address") { $0.address }
        .removing()
    }
}

extension ItemStorage where Items == Ways, Item == KeyedItem<String, String>, ID == String {
    static var ways: Self {
        ItemStorage(
            id: \.key,
            ids: { $0.names },
            item: { ways, name in ways.gateways[name].map { KeyedItem(key: name, value: $0) } },
            set: { ways, name, item in
                if ways.gateways[name] == nil { ways.names.append(name) }
                if item == nil { ways.names.removeAll { $0 == name } }
                ways.gateways[name] = item?.value
            },
            move: { ways, name, index in
                ways.names.removeAll { $0 == name }
                ways.names.insert(name, at: index)
            })
    }
}

let waysForm: Form<LocalNetwork> = sections {
    section("Ways") {
        list("Ways", \.ways, storage: .ways) {
            controlCell(title: "Gateway", control: textField(keyPath: \.value)).title(from: \.key)
        }
        .removing()
        .moving()
    }
}

let connectedForm: Form<LocalNetwork> = sections {
    section("Hosts") {
        list("Hosts", dictionary: \.hosts, live: \.connected) {
            detailTextCell(
                title: "Host", keyPath: { $0.live ?? "Not connected" }, form: bind(form: hostForm, to: \.item.value)
            )
            .title(from: \.item.key)
        }
        .adding("Add Host") { LiveItem(KeyedItem(key: "host-\($0.hosts.count + 1)", value: Host())) }
        .removing()
    }
}

@MainActor
@Suite("Lists over more than arrays")
struct ListsOverMoreThanArrays {
    private func user(_ form: Form<LocalNetwork>) -> (FormDriver<LocalNetwork>, HeadlessUser) {
        let driver = FormDriver(initial: LocalNetwork(), build: form, title: "Local Network")
        return (driver, HeadlessUser(of: driver.session))
    }

    @Test("have a dictionary's values under their keys, and a set's elements")
    func storages() throws {
        let (driver, user) = user(hostsForm)
        try user.type("10.0.0.1", into: "Address")
        try user.pressReturn()
        try user.select("Block the Address")
        #expect(
            user.screen.description == """
                Local Network

                Hosts
                  door 10.0.1.6 ›
                  nas 10.0.1.7 ›
                  Add Host (button)

                Blocked Addresses
                  Address [10.0.0.1]
                  10.0.0.1
                  10.0.0.9
                  Block the Address (button)
                """)
        #expect(driver.session.reveal("Hosts/nas/Address"))
    }

    @Test("have the items of an own type, in its order")
    func own() throws {
        let (driver, user) = user(waysForm)
        try user.moveUp("home")
        try user.remove("office")
        #expect(driver.state.ways.names == ["home"])
        driver.session.undo()
        driver.session.undo()
        #expect(driver.state == LocalNetwork())
    }

    @Test("show what another place has for an item, and keep it there")
    func live() throws {
        let (driver, user) = user(connectedForm)
        try user.remove("door")
        driver.set(\.connected, to: ["nas": "Connected since 9:30"])
        driver.session.undo()
        #expect(
            user.screen.description == """
                Local Network

                Hosts
                  door Not connected ›
                  nas Connected since 9:30 ›
                  Add Host (button)
                """)
        let format = try SettingsFormat(
            defaults: LocalNetwork(), lists: [.dictionary(\.hosts), .set(\.blocked)])
        #expect(try format.encode(driver.state, over: JSONObject()) == JSONObject())
    }
}
