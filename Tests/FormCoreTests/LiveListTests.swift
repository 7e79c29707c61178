import CustomDump
import FormCore
import FormTesting
import Testing

private struct Network: Equatable {
    var id: Int
    var name: String
    var joins = true
}

private struct Networks: Equatable {
    var networks = [Network(id: 1, name: "Home"), Network(id: 2, name: "Café"), Network(id: 3, name: "Office")]
    /// How strong each is at the moment.
    var signals: [Int: Int] = [1: 80, 7: 5]
    var byName = ["Home": 1]
}

private let livePage: Form<LiveItem<Network, Int>> = sections {
    section(footer: { item in item.live.map { "Its signal is \($0)." } }) {
        controlCell(title: "Name", control: textField(keyPath: \.item.name))
    }
    section(isVisible: { $0.live != nil }) {
        controlCell(title: "Joins", control: uiSwitch(keyPath: \.item.joins))
    }
}

private let networksForm: Form<Networks> = sections {
    section("Networks") {
        list("Networks", \.networks, id: \.id, live: \.signals) {
            detailTextCell(title: "Network", keyPath: { $0.live.map { "\($0)" } ?? "Out of reach" }, form: livePage)
                .title(from: \.item.name)
        }
        .adding("Add") { LiveItem(Network(id: $0.networks.count + 1, name: "New")) }
        .removing()
        .moving()
        .unique(\.item.name, in: "Name")
    }
    section("By Name") {
        list("By Name", dictionary: \.byName, live: { ["Home": $0.signals[1] != nil] }) {
            detailTextCell(
                title: "Number", keyPath: { "\($0.item.value) \($0.live == true ? "here" : "away")" },
                form: sections { section { customCell(title: "Number") { _, _ in { _ in } } } }
            )
            .title(from: \.item.key)
        }
    }
}

@MainActor
@Suite("A list whose items show what is elsewhere in the state")
struct LiveListTests {
    private let driver = FormDriver(initial: Networks(), build: networksForm, title: "Networks", defaults: Networks())
    private let user: HeadlessUser

    init() { user = HeadlessUser(of: driver.session) }

    @Test("follows it, in the rows and on the pages of the items")
    func follows() throws {
        expectNoDifference(
            user.screen.description,
            """
            Networks

            Networks
              Home 80 ›
              Café Out of reach ›
              Office Out of reach ›
              Add (button)

            By Name
              Home 1 here ›
            """)
        driver.set(\.signals, to: [2: 60, 3: 5])
        #expect(user.screen.sections[0].rows.prefix(3).map { $0.values[0] } == ["Out of reach", "60", "5"])
        #expect(user.screen.sections[1].rows[0].values[0] == "1 away")
        try user.select("Café")
        #expect(user.screen.sections.map(\.footer) == ["Its signal is 60.", nil])
        driver.set(\.signals[2], to: 61)
        #expect(user.screen.sections[0].footer == "Its signal is 61.")
        driver.set(\.signals[2], to: nil)
        #expect(user.screen.sections.map(\.footer) == [nil])
    }

    @Test("leaves it as it is when a step is undone, also one that has removed the item")
    func undo() throws {
        try user.select("Home")
        try user.type("Attic", into: "Name")
        try user.goBack()
        try user.moveDown("Attic")
        try user.remove("Attic")
        driver.set(\.signals, to: [1: 10])
        for _ in 1...3 { driver.session.undo() }
        var expected = Networks()
        expected.signals = [1: 10]
        #expect(driver.state == expected)
        #expect(user.screen.sections[0].footer == "Its signal is 10.")
        try user.goBack()
        for _ in 1...3 { driver.session.redo() }
        #expect(driver.state.networks.map(\.name) == ["Café", "Office"])
        #expect(driver.state.signals == [1: 10])
    }

    @Test("takes an item back that was added and left as it was, whatever was told of it meanwhile")
    func takingBack() throws {
        try user.select("Add")
        driver.set(\.signals[4], to: 50)
        try user.goBack()
        #expect(driver.state.networks == Networks().networks)
        #expect(driver.session.undoStep == nil)
    }

    @Test("counts as no change and no conflict")
    func baselines() throws {
        driver.baselines.saved = Networks()
        driver.set(\.signals, to: [2: 60])
        #expect(driver.session.changedRows().isEmpty)
        var theirs = Networks()
        theirs.networks.remove(at: 0)
        theirs.signals = [3: 1]
        driver.baselines.theirs = theirs
        #expect(driver.session.conflicts == ["Networks"])
        try user.resolveConflict(of: "Networks", .theirs)
        #expect(driver.state.networks == theirs.networks)
        #expect(driver.state.signals == [2: 60])
    }

    @Test("keeps the rules between its items")
    func rules() throws {
        try user.select("Café")
        try user.type("home", into: "Name")
        try user.pressReturn()
        #expect(user.screen.sections[0].rows[0].notice == "error: Another item already has “Home”.")
    }
}
