import FormCore
import FormTesting
import Testing

// The code of the article “Lists”.

struct KnownNetwork: Codable, Equatable, Sendable {
    var id: Int
    var name = "New Network"
    var joinsByItself = true

    var summary: String { joinsByItself ? "Joined by itself" : "" }
}

struct KnownNetworks: Codable, Equatable, Sendable {
    var networks = [KnownNetwork(id: 7, name: "Home"), KnownNetwork(id: 8, name: "Café")]

    var nextID: Int { (networks.map(\.id).max() ?? 0) + 1 }
}

let knownNetworkForm: Form<KnownNetwork> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        controlCell(title: "Join by Itself", control: uiSwitch(keyPath: \.joinsByItself))
    }
}

let networksForm: Form<KnownNetworks> = sections {
    section("Known Networks") {
        list("Networks", \.networks, id: \.id) {
            detailTextCell(title: "Network", keyPath: \.summary, form: knownNetworkForm).title(from: \.name)
        }
        .adding("Add Network") { KnownNetwork(id: $0.nextID) }
        .removing()
        .moving()
        .unique(\.name, in: "Name")
        .whenEmpty("No network is known.")
    }
}

@MainActor
@Suite("Lists")
struct Lists {
    @Test("take back what was done to an item, and leave what came from outside")
    func undo() throws {
        let driver = FormDriver(initial: KnownNetworks(), build: networksForm)
        let user = HeadlessUser(of: driver.session)
        try user.remove("Café")
        driver.change { $0.networks.append(KnownNetwork(id: 9, name: "Station")) }
        driver.session.undo()
        #expect(driver.state.networks.map(\.name) == ["Home", "Café", "Station"])
        #expect(driver.session.survey().contains { $0.path == "Networks/7/Name" })
    }
}
