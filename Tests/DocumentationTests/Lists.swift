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

let confirmedNetworksForm: Form<KnownNetworks> = sections {
    section("Known Networks") {
        list("Networks", \.networks, id: \.id) {
            detailTextCell(title: "Network", keyPath: \.summary, form: knownNetworkForm).title(from: \.name)
        }
        .adding("Add", in: .header) { KnownNetwork(id: $0.nextID) }
        .removing(confirming: { network in
            FormQuestion(
                Sentence("Forget “%s”?", network.name), text: "Its devices leave it.", answer: "Forget",
                isDestructive: true)
        })
    }
}

let groupedNetworksForm: Form<KnownNetworks> = sections {
    section("Known Networks") {
        list("Networks", \.networks, id: \.id) {
            detailTextCell(title: "Network", keyPath: \.summary, form: knownNetworkForm).title(from: \.name)
        }
        .adding("Add Network") { KnownNetwork(id: $0.nextID) }
        .moving()
        .grouped(by: \.joinsByItself, title: { $0 ? "Joined by Themselves" : "Others" }, sorted: { $0 && !$1 })
    }
}

let searchableNetworksForm: Form<KnownNetworks> = sections {
    section("Known Networks") {
        list("Networks", \.networks, id: \.id) {
            detailTextCell(title: "Network", keyPath: \.summary, form: knownNetworkForm).title(from: \.name)
        }
        .adding("Add Network") { KnownNetwork(id: $0.nextID) }
        .searchable(from: 2)
    }
}

let removableNetworkForm: Form<KnownNetwork> = sections {
    section { controlCell(title: "Name", control: textField(keyPath: \.name)) }
    section { removeButton(title: "Forget This Network") }
}

private let removableNetworksForm: Form<KnownNetworks> = sections {
    section {
        list("Networks", \.networks, id: \.id) {
            detailTextCell(title: "Network", keyPath: \.summary, form: removableNetworkForm).title(from: \.name)
        }
        .removing()
        .count(in: 1...)
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
        #expect(driver.session.rows().contains { $0.path == "Networks/7/Name" })
    }

    @Test("ask before an item is removed, and add one from the heading")
    func asking() throws {
        let driver = FormDriver(initial: KnownNetworks(), build: confirmedNetworksForm, title: "Networks")
        let user = HeadlessUser(of: driver.session)
        #expect(
            user.screen.description == """
                Networks

                Known Networks [Add (button)]
                  Home Joined by itself ›
                  Café Joined by itself ›
                """)
        try user.remove("Café")
        #expect(user.question == "Forget “Café”?\nIts devices leave it.")
        try user.answerQuestion("Forget")
        #expect(driver.state.networks.map(\.name) == ["Home"])
    }

    @Test("have items that are removed on their own page, as long as there may be fewer")
    func removing() throws {
        let driver = FormDriver(initial: KnownNetworks(), build: removableNetworksForm, title: "Networks")
        let user = HeadlessUser(of: driver.session)
        try user.select("Home")
        try user.select("Forget This Network")
        #expect(driver.state.networks.map(\.name) == ["Café"])
        try user.select("Café")
        #expect(
            user.screen.description == """
                ‹ Café

                  Name [Café]

                  Forget This Network (destructive button) (disabled)
                    “Networks” has to keep 1 item.
                """)
    }

    @Test("have a search field")
    func searching() throws {
        let environment = FormEnvironment(fold: { $0.lowercased().replacing("é", with: "e") })
        let driver = FormDriver(
            initial: KnownNetworks(), build: searchableNetworksForm, title: "Networks", environment: environment)
        let user = HeadlessUser(of: driver.session)
        try user.filter("cafe", in: "Known Networks")
        #expect(
            user.screen.description == """
                Networks

                Known Networks
                  [⌕ cafe]
                  Café Joined by itself ›
                  Add Network (button)
                """)
    }

    @Test("stand in groups, under headings")
    func groups() throws {
        var state = KnownNetworks()
        state.networks[1].joinsByItself = false
        let driver = FormDriver(initial: state, build: groupedNetworksForm, title: "Networks")
        #expect(
            HeadlessUser(of: driver.session).screen.description == """
                Networks

                Known Networks

                Joined by Themselves
                  Home Joined by itself ›

                Others
                  Café ›
                  Add Network (button)
                """)
    }
}
