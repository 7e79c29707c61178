import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

private struct Crowd: Equatable {
    var people = (0..<5000).map { Person(id: $0) }
}

private struct Person: Equatable {
    var id: Int
    var name: String

    init(id: Int) {
        self.id = id
        name = "Person \(id)"
    }
}

private let personForm: Form<Person> = sections {
    section { controlCell(title: "Name", control: textField(keyPath: \.name)) }
}

private let crowdForm: Form<Crowd> = sections {
    section("People") {
        list("People", \.people, id: \.id) {
            detailTextCell(title: "Person", keyPath: { "\($0.id)" }, form: personForm).title(from: \.name)
        }
        .adding("Add Person") { Person(id: $0.people.count) }
        .removing()
        .moving()
        .count(in: 2...)
    }
}

@MainActor
@Suite("A list of very many items in a window", .serialized, .needsDisplay)
struct LongListTests {
    private let driver: FormDriver<Crowd>
    let user: GtkUser

    init() {
        driver = FormDriver(initial: Crowd(), build: crowdForm, title: "Crowd")
        user = GtkUser(of: FormWindow(driver.session))
        user.nextFrame()
        user.wait { [user] in user.focusedRow == "Person 0" }
        for _ in 0..<3 { user.nextFrame() }
    }

    /// Scrolls, and lets the rows there be made.
    private func scroll(to value: Double) {
        user.scroll(to: value)
        for _ in 0..<3 { user.nextFrame() }
    }

    private var titlesOnScreen: [String] { user.rowsOnScreen.map(\.title) }

    @Test("makes rows for those near the screen only, in the form and in the window")
    func bounded() {
        #expect(user.allRows.count < 100)
        for part in 1...10 { scroll(to: user.scrollRange.upperBound * Double(part) / 10) }
        #expect(titlesOnScreen.suffix(2) == ["Person 4999", "Add Person"])
        #expect(user.allRows.count < 150)
        #expect(driver.session.counters.rowsRendered < 1500)
        scroll(to: 0)
        #expect(titlesOnScreen.first == "Person 0")
    }

    @Test("shows every row in order, with no gap, on the way to its end")
    func everyRow() {
        var last = -1
        var value = 0.0
        while value < 20_000 {
            scroll(to: value)
            let numbers = user.rowsOnScreen.compactMap { Int($0.title.dropFirst(7)) }
            #expect(numbers == Array((numbers.first ?? 0)..<(numbers.first ?? 0) + numbers.count))
            #expect((numbers.first ?? 0) <= last + 1)
            last = numbers.last ?? last
            value += 450
        }
        #expect(last > 200)
    }

    @Test("keeps the widgets of the rows that stay, and their place on the screen, where others come and go")
    func keepsWidgets() throws {
        driver.session.reveal("People/2500")
        user.wait { user.focusedRow == "Person 2500" }
        for _ in 0..<3 { user.nextFrame() }
        let widgets = Set(user.allRows)
        let before = titlesOnScreen
        try user.remove("Person 2500")
        for _ in 0..<3 { user.nextFrame() }
        #expect(user.focusedRow == "Person 2501")
        #expect(titlesOnScreen.filter(before.contains) == before.filter { $0 != "Person 2500" })
        #expect(widgets.subtracting(user.allRows).count <= 1)
        // What comes above the screen moves nothing on it.
        let rows = titlesOnScreen
        driver.change { $0.people.insert(contentsOf: (6000..<6100).map { Person(id: $0) }, at: 0) }
        for _ in 0..<4 { user.nextFrame() }
        #expect(titlesOnScreen == rows)
        #expect(user.focusedRow == "Person 2501")
        try user.undo()
        #expect(driver.state.people[2600].id == 2500)
    }

    @Test("is gone through by keys from the first to the last")
    func keys() {
        user.press(GDK_KEY_End)
        #expect(user.wait { user.focusedRow == "Add Person" })
        user.press(GDK_KEY_Up)
        #expect(user.wait { user.focusedRow == "Person 4999" })
        user.press(GDK_KEY_Up, GDK_ALT_MASK)
        #expect(driver.state.people.suffix(2).map(\.id) == [4999, 4998])
        #expect(user.wait { user.focusedRow == "Person 4999" })
        user.press(GDK_KEY_Home)
        #expect(user.wait { user.focusedRow == "Person 0" })
        user.press(GDK_KEY_Page_Down)
        #expect(user.wait { user.focusedRow != "Person 0" })
    }

    @Test("is replaced as a whole, by none and by many, also while one of its pages is open")
    func replacedAsAWhole() throws {
        driver.change { $0.people = (0..<3).map { Person(id: $0) } }
        user.wait { titlesOnScreen == ["Person 0", "Person 1", "Person 2", "Add Person"] }
        try user.remove("Person 1")
        // No fewer than two.
        try user.remove("Person 0")
        #expect(driver.state.people.count == 2)
        try user.select("Person 2")
        try user.type("Half", into: "Name")
        driver.change { $0.people = (10..<9000).map { Person(id: $0) } }
        #expect(user.screen.title == "Crowd")
        user.wait { titlesOnScreen.first == "Person 10" }
        driver.change { $0.people = [] }
        user.wait { titlesOnScreen == ["Add Person"] }
        driver.change { $0 = Crowd() }
        user.wait { titlesOnScreen.first == "Person 0" }
        #expect(user.allRows.count < 150)
    }
}
