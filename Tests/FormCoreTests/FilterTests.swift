@testable import FormCore
import FormTesting
import Testing

private struct Shop: Equatable {
    var wares = (0..<10_000).map { Ware(number: $0) }
    var visitors = 0
}

private struct Ware: Equatable {
    var number: Int
    var name = "Ware"
    var isSold = false
}

private let wareForm: Form<Ware> = sections {
    section { controlCell(title: "Sold", control: uiSwitch(keyPath: \.isSold)) }
}

private let wares: Element<ItemGroup<Shop, Ware, Int>, Shop> =
    list("Wares", \.wares, id: \.number) {
        detailTextCell(title: "Ware", keyPath: { "\($0.name) \($0.number)" }, form: wareForm)
        controlCell(title: "Sold", control: uiSwitch(keyPath: \.isSold)).visible(when: \.isSold).keywords("gone")
    }
    .searchable()

private let shopForm: Form<Shop> = sections {
    section(footer: { "\($0.visitors)" }) { wares }
}

@MainActor
@Suite("What is looked for in a list")
struct FilterTests {
    private let driver = FormDriver(initial: Shop(), build: shopForm, title: "Shop")
    private var shelf: Section { driver.page.sections[0] }
    private var filter: RowFilter { shelf.filters[0] }
    private var details: [String] { shelf.cells.filter(\.isVisible).compactMap(\.detail) }
    private var counters: FormCounters { driver.session.counters }

    @Test("renders the rows of one item, and reads each item once")
    func cost() {
        let rendered = counters.rowsRendered
        let read = counters.bindingsRead
        filter.text = "ware 123"
        #expect(counters.rowsRendered - rendered <= 2)
        #expect(counters.bindingsRead - read < 80_000)
        #expect(details == (0..<10_000).filter { "\($0)".contains("123") }.map { "Ware \($0)" })
        let readOnce = counters.bindingsRead
        filter.text = "ware 1234"
        filter.text = "ware 12345"
        filter.text = "ware 9999"
        #expect(counters.bindingsRead - readOnce < 100)
        #expect(details == ["Ware 9999"])
        driver.change { $0.wares[9999].number = 10_001 }
        #expect(shelf.cells.filter(\.isVisible).map(\.title) == ["No results"])
        #expect(counters.bindingsRead - readOnce < 200)
        let readTwice = counters.bindingsRead
        driver.change { $0.visitors += 1 }
        #expect(counters.bindingsRead - readTwice < 20)
    }

    @Test("is looked for in what is shown of an item, and never across two texts")
    func texts() {
        filter.text = "sold"
        #expect(details.isEmpty)
        driver.change { $0.wares[7].isSold = true }
        #expect(details == ["Ware 7"])
        filter.text = "gone 7"
        #expect(details == ["Ware 7"])
        filter.text = "7sold"
        #expect(details.isEmpty)
    }

    @Test("may be anything that can be typed")
    func badInput() {
        let texts = [
            String(repeating: "x", count: 100_000), String(repeating: "ware ", count: 20_000), "👩‍👩‍👧‍👦", "e\u{301}",
            "\u{301}", "\u{0}", "\n", "  ", "\u{202E}ware", "%s %1$s",
            (0..<20_000).map { "\($0)" }.joined(separator: " "),
        ]
        for text in texts {
            filter.text = text
            let findsAll = text.allSatisfy(\.isWhitespace) || text.hasPrefix("ware")
            #expect(shelf.cells.count == (findsAll ? 1 + 20_000 : 2))
        }
        filter.text = ""
        #expect(shelf.cells.count == 1 + 20_000)
    }

    @Test("finds what is spelled with marks of its own, and is spelled in another way")
    func spelling() {
        driver.change { $0.wares[5].name = "Cafe\u{301} 👩‍👩‍👧‍👦" }
        filter.text = "👩‍👩‍👧‍👦"
        #expect(details == ["Cafe\u{301} 👩‍👩‍👧‍👦 5"])
        filter.text = "CAFE\u{301}"
        #expect(details.count == 1)
    }

    @Test("keeps nothing of a page that is closed")
    func memory() {
        let outer: Form<Shop> = sections {
            section { detailTextCell(title: "Wares", keyPath: { _ in "" }, form: shopForm) }
        }
        let driver = FormDriver(initial: Shop(), build: outer, title: "Shop")
        driver.page.sections[0].cells[0].select()
        weak let filter = driver.session.topPage.sections[0].filters[0]
        filter?.text = "ware 7"
        driver.session.goBack()
        #expect(filter == nil)
        driver.page.sections[0].cells[0].select()
        #expect(driver.session.topPage.sections[0].filters[0].text.isEmpty)
    }

    @Test("hides nothing from the form's own search, nor from the command line")
    func elsewhere() {
        let shop = Shop(wares: (0..<100).map { Ware(number: $0) })
        let driver = FormDriver(initial: shop, build: shopForm, title: "Shop")
        let filter = driver.page.sections[0].filters[0]
        filter.text = "ware 77"
        #expect(driver.session.rows().count { $0.path.components.last == "Ware" } == 100)
        driver.session.search("ware")
        #expect(driver.session.searchPage?.sections[0].cells.count == 50)
        driver.session.search(nil)
        #expect(filter.text == "ware 77")
    }

    @Test("keeps the proposed page beside the list that it is looked for in")
    func sidebar() throws {
        let form: Form<Shop> = sections {
            section {
                list("Wares", \.wares, id: \.number) {
                    detailTextCell(title: "Ware", keyPath: { "\($0.number)" }, form: wareForm)
                }
                .searchable()
            }
        }
        let driver = FormDriver(initial: Shop(), build: form, title: "Shop")
        let user = HeadlessUser(of: driver.session, layout: .sidebar)
        try user.makeRoom(true)
        #expect(driver.session.currentCell?.path == "Wares/0")
        let filter = driver.page.sections[0].filters[0]
        filter.text = "9999"
        #expect(driver.session.topPage.path == "Wares/0")
        #expect(driver.session.currentCell == nil)
        filter.text = ""
        #expect(driver.session.currentCell?.isCurrent == true)
        #expect(driver.session.currentCell === driver.page.sections[0].cells[1])
    }

    @Test("has no field in an expander, and its author is told so")
    func expander() {
        let form: Form<Shop> = sections { section { expanderCell(title: "All") { wares } } }
        let driver = FormDriver(initial: Shop(), build: form)
        #expect(driver.page.sections[0].filters.isEmpty)
        let mistakes = driver.session.mistakes.map(\.description)
        #expect(mistakes.contains { $0.contains("“All”") && $0.contains("searchable") })
    }
}
