import Firewall
@testable import FormCore
import FormTesting
import RandomNumbers
import Testing

private let itemCount = 10_000

private struct Shop: Equatable {
    var wares = (0..<itemCount).map { Ware(number: $0) }
}

private struct Ware: Equatable {
    var number: Int
    var name = "Ware"
    var isSold = false
    /// Worked out, so that there is nowhere to look it up.
    var code: String { "W\(number)" }
}

private let shopForm: Form<Shop> = sections {
    section("Wares") {
        list("Wares", \.wares, id: \.number) {
            detailTextCell(title: "Ware", keyPath: \.code, form: wareForm).title(from: \.name)
        }
        .adding("Add") { Ware(number: $0.wares.count) }
        .removing()
        .moving()
    }
}

private let wareForm: Form<Ware> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
        controlCell(title: "Sold", control: uiSwitch(keyPath: \.isSold))
    }
}

@MainActor
@Suite("A list of very many items")
struct LongListTests {
    private let driver = FormDriver(initial: Shop(), build: shopForm, title: "Shop")
    private var shelf: Section { driver.page.sections[0] }
    private var cells: SectionCells { shelf.cells }

    @Test("makes the rows that somebody asks for")
    func onDemand() {
        #expect(cells.count == itemCount + 2)
        let rendered = driver.session.counters.rowsRendered
        #expect(rendered < 10)
        #expect(cells[5001].detail == "W5000")
        #expect(cells[5001] === cells[5001])
        #expect(driver.session.counters.rowsRendered == rendered + 1)
    }

    @Test("lets go of rows that nobody shows, and makes them again under their paths")
    func letsGo() {
        weak let first = cells[1]
        let shown = cells[2]
        shown.observer = { _ in }
        for cell in cells { #expect(!cell.title.isEmpty) }
        #expect(first == nil)
        #expect(cells[2] === shown)
        #expect(cells.made.count <= 600)
        driver.change { $0.wares[0].name = "Changed" }
        #expect(cells[1].title == "Changed")
        #expect(cells[1].path == "Wares/0")
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("keeps the row of the page that is open, with its rules, and what was typed at a row that has gone")
    func keepsOpen() throws {
        let user = HeadlessUser(of: driver.session)
        driver.session.reveal("Wares/7000/Name")
        for cell in cells { _ = cell.title }
        try user.type("", into: "Name")
        try user.pressReturn()
        #expect(driver.state.wares[7000].name == "Ware")
        try user.goBack()
        #expect(cells[7001].leadsToProblem)
        for cell in cells.prefix(2000) { _ = cell.title }
        #expect(cells[7001].leadsToProblem)
        driver.session.reveal("Wares/7000/Name")
        #expect(user.screen.sections[0].rows[0].values == ["[]"])
    }

    @Test("says which rows others have come in place of")
    func replaced() {
        var told: [Range<Int>] = []
        shelf.observer = { [shelf] in if $0 == .cells { told.append(shelf.replaced) } }
        let middle = cells[5001]
        cells[5001].perform(.moveDown)
        #expect(cells[5002] === middle)
        cells[5001].perform(.remove)
        driver.session.undo()
        driver.change { $0.wares[3].name = "Another" }
        driver.change { $0.wares.removeAll() }
        #expect(told == [5001..<5003, 5001..<5002, 5001..<5001, 1..<itemCount + 1])
        #expect(driver.state.wares.isEmpty)
        driver.session.undo()
    }

    @Test("has the same rows as a short one after any changes")
    func random() {
        var generator = SeededGenerator.announced("long list", seed: 20)
        var next = itemCount
        for _ in 0..<200 {
            driver.change { shop in
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    let place = Int.random(in: 0..<shop.wares.count, using: &generator)
                    switch Int.random(in: 0..<4, using: &generator) {
                    case 0: shop.wares.remove(at: place)
                    case 1:
                        shop.wares.insert(Ware(number: next), at: place)
                        next += 1
                    case 2: shop.wares.swapAt(place, shop.wares.count / 2)
                    default: shop.wares[place].name += "!"
                    }
                }
            }
            let places = (0..<5).map { _ in Int.random(in: 0..<driver.state.wares.count, using: &generator) } + [5000]
            for place in places {
                #expect(cells[place + 1].detail == driver.state.wares[place].code)
                #expect(cells[place + 1].title == driver.state.wares[place].name)
            }
            #expect(cells.count == driver.state.wares.count + 2)
        }
    }

    @Test("can be told apart by what is worked out, and by what is named in paths only")
    func computedIdentity() {
        let form: Form<Shop> = sections {
            section {
                list("Wares", \.wares, id: \.code) {
                    controlCell(title: "Sold", control: uiSwitch(keyPath: \.isSold))
                }
                .removing()
            }
        }
        let driver = FormDriver(initial: Shop(), build: form)
        driver.session.reveal("Wares/W9000")
        let cell = driver.page.cells(at: "Wares/W9000")[0]
        cell.select()
        #expect(driver.state.wares[9000].isSold)
        cell.perform(.remove)
        #expect(driver.state.wares.count == itemCount - 1)
        #expect(driver.page.cells(at: "Wares/W9000").isEmpty)
    }

    @Test("finds two of one identity among many, where they come as where they stand")
    func repeats() {
        driver.change { $0.wares[9000].number = 17 }
        #expect(cells.count == itemCount + 1)
        #expect(driver.session.mistakes.count == 1)
        driver.change { $0.wares[9000].number = 9000 }
        #expect(cells.count == itemCount + 2)
        driver.change { $0.wares += (0..<20).map { Ware(number: $0) } }
        #expect(cells.count == itemCount + 2)
    }

    @Test("is asked about every item for a rule between them in time")
    func unique() {
        let firewall = Firewall(rules: (0..<2000).map { FirewallRule(id: "\($0)", name: "Rule \($0)") })
        let driver = FormDriver(initial: firewall, build: firewallForm)
        #expect(driver.session.validity == .valid)
        driver.change { $0.rules[1999].name = "rule 7" }
        #expect(driver.session.issues.map(\.path.description) == ["Rules/7/Name", "Rules/1999/Name"])
    }
}
