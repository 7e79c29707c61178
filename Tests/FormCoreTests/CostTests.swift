import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var isOn = false
    var other = 0
    var part = Part()

    var mirrored: Part {
        get { Part(text: part.text, isOn: isOn) }
        set { (part.text, isOn) = (newValue.text, newValue.isOn) }
    }

    var both: Bool {
        get { isOn && part.isOn }
        set { (isOn, part.isOn) = (newValue, newValue) }
    }
}

private struct Part: Equatable {
    var text = "t"
    var isOn = false
}

private let partForm: Form<Part> = sections {
    section {
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn)).visible(when: { _ in true })
        controlCell(title: "Field", control: textField(keyPath: \.text))
    }
}

private let inner: Form<State> = sections {
    section {
        detailTextCell(title: "Part", keyPath: \.part.text, form: bind(form: partForm, to: \.part))
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
    }
}

private let form: Form<State> = sections {
    section { detailTextCell(title: "Inner", keyPath: \.part.text, form: inner) }
}

/// The same part, in a bind that can't know that it is comparable.
private func unpruned<Whole, Value>(
    _ form: Form<Value>, _ keyPath: WritableKeyPath<Whole, Value> & Sendable
) -> Form<Whole> {
    bind(form: form, to: keyPath)
}

@MainActor
@Suite("Costs")
struct CostTests {
    private func reads(_ session: FormSession, _ body: () -> Void) -> Int {
        let before = session.counters.bindingsRead
        body()
        return session.counters.bindingsRead - before
    }

    // Each section reads its footer and its visibility, each row what it shows.
    private let rootBindings = 3
    private let innerBindings = 4
    private let partBindings = 5

    @Test("no page is rendered before it is opened, and each opening renders it once")
    func rendering() {
        let driver = FormDriver(initial: State(), build: form).onEndlessScreen()
        let counters = driver.session.counters
        #expect(counters.pagesRendered == 1)
        #expect(counters.rowsRendered == 1)
        #expect(counters.bindingsRead == rootBindings)
        driver.change { $0.isOn = true }
        #expect(counters.pagesRendered == 1)

        driver.page.sections[0].cells[0].select()
        #expect(counters.pagesRendered == 2)
        #expect(counters.rowsRendered == 3)
        driver.session.goBack()
        #expect(counters.pagesRendered == 2)
        driver.page.sections[0].cells[0].select()
        #expect(counters.pagesRendered == 3)
        #expect(counters.rowsRendered == 5)
    }

    @Test("a change reads the bindings of the page on top, each once, and of nothing else")
    func topPageOnly() {
        let driver = FormDriver(initial: State(), build: form).onEndlessScreen()
        let session = driver.session
        #expect(reads(session) { driver.change { $0.other += 1 } } == rootBindings)
        #expect(reads(session) { session.cell("Inner")?.select() } == innerBindings)
        #expect(reads(session) { driver.change { $0.other += 1 } } == innerBindings)
        #expect(reads(session) { session.cell("Switch")?.select() } == innerBindings)
        #expect(reads(session) { session.cell("Part")?.select() } == partBindings)
        #expect(reads(session) { driver.change { $0.part.isOn = true } } == partBindings)
        #expect(reads(session) { session.goBack() } == innerBindings)
        #expect(reads(session) { session.goBack() } == rootBindings)
    }

    @Test("going back reads nothing when nothing has changed")
    func nothingChanged() {
        let driver = FormDriver(initial: State(), build: form).onEndlessScreen()
        driver.session.cell("Inner")?.select()
        #expect(reads(driver.session) { driver.session.goBack() } == 0)
    }

    @Test("a bind over a comparable part reads nothing when the part is the same")
    func pruning() {
        let driver = FormDriver(initial: State(), build: bind(form: partForm, to: \State.part)).onEndlessScreen()
        #expect(reads(driver.session) { driver.change { $0.isOn.toggle() } } == 0)
        #expect(reads(driver.session) { driver.change { $0.part.isOn.toggle() } } == partBindings)
        #expect(reads(driver.session) { driver.change { $0.part = $0.part } } == 0)
    }

    @Test("a bind over a part that it can't compare reads each time")
    func noPruning() {
        let driver = FormDriver(initial: State(), build: unpruned(partForm, \State.part)).onEndlessScreen()
        #expect(reads(driver.session) { driver.change { $0.isOn.toggle() } } == partBindings)
    }

    @Test("typing reads no binding, and a notice below a pruning bind arrives")
    func record() throws {
        let driver = FormDriver(initial: State(), build: bind(form: partForm, to: \State.part)).onEndlessScreen()
        let cell = try #require(driver.session.cell("Field"))
        let field = try #require(cell.control?.textField)
        #expect(reads(driver.session) { field.edit("typing") } == 0)
        #expect(field.text == "typing")
        #expect(reads(driver.session) { driver.session.show(Notice(.warning, "w"), at: "Field") } == 0)
        #expect(cell.notice?.text == "w")
        // The switch is over another value.
        #expect(reads(driver.session) { field.commit() } == partBindings - 1)
    }

    @Test("a change in a form of 100,000 bindings in 1,000 pages reads those of the page on the screen")
    func manyPages() {
        let page: Form<State> = sections {
            section((0..<98).map { controlCell(title: "Switch \($0)", control: uiSwitch(keyPath: \State.isOn)) })
        }
        let cells = (0..<1_000).map { detailTextCell(title: "Page \($0)", keyPath: \State.part.text, form: page) }
        let list: Form<State> = sections { section(cells) }
        let form: Form<State> = sections {
            section { detailTextCell(title: "Pages", keyPath: \.part.text, form: list) }
        }
        let driver = FormDriver(initial: State(), build: form).onEndlessScreen()
        let session = driver.session
        #expect(reads(session) { driver.change { $0.other += 1 } } == rootBindings)
        session.cell("Pages")?.select()
        #expect(session.counters.pagesRendered == 2)
        session.cell("Page 500")?.select()
        #expect(session.counters.pagesRendered == 3)
        #expect(reads(session) { driver.change { $0.other += 1 } } == 100)
    }

    @Test("a change of one value reads the rows over it, and what a closure reads")
    func oneValue() async {
        let driver = FormDriver(initial: State(), build: manySwitches(), defaults: State()).onEndlessScreen()
        let session = driver.session
        // Footer and visibility of the section, and the condition of a row.
        let closures = 3
        #expect(reads(session) { driver.change { $0.other += 1 } } == 102 + closures)
        #expect(reads(session) { session.cell("First")?.select() } == 1 + closures)
        #expect(reads(session) { driver.set(\.isOn, to: false) } == 1 + closures)
        #expect(reads(session) { driver.set(\.part.isOn, to: true) } == 100 + closures)
        #expect(reads(session) { driver.set(\.part, to: Part(text: "x")) } == 101 + closures)
        #expect(reads(session) { driver.set(\.other, to: 7) } == closures)
        #expect(reads(session) { session.cell("Field")?.control?.textField?.edit("y") } == 0)
        #expect(reads(session) { session.commitDrafts() } == 1 + closures)
        #expect(reads(session) { session.undo() } == 1 + closures)
        #expect(reads(session) { session.redo() } == 1 + closures)
        #expect(reads(session) { session.cell("Field").map { session.reset($0.path) } } == 1 + closures)
        #expect(driver.state.part.text == "t")
    }

    @Test("a change through a property that may change others reads everything")
    func computed() {
        let driver = FormDriver(initial: State(), build: manySwitches()).onEndlessScreen()
        #expect(reads(driver.session) { driver.set(\.both, to: true) } == 105)
        #expect(driver.session.cell("First")?.control?.toggle?.isOn == true)
        #expect(driver.session.cell("Switch 7")?.control?.toggle?.isOn == true)
    }

    @Test("a row over a property that is computed from others follows each of them")
    func computedRow() {
        let form: Form<State> = sections {
            section { controlCell(title: "Both", control: uiSwitch(keyPath: \.both)) }
        }
        let driver = FormDriver(initial: State(), build: form).onEndlessScreen()
        let both = driver.page.sections[0].cells[0]
        driver.set(\.isOn, to: true)
        #expect(both.control?.toggle?.isOn == false)
        driver.set(\.part.isOn, to: true)
        #expect(both.control?.toggle?.isOn == true)
    }

    @Test("a page over a part reads nothing in a change of another value")
    func pageOverPart() {
        let driver = FormDriver(initial: State(), build: inner).onEndlessScreen()
        let session = driver.session
        session.cell("Part")?.select()
        #expect(reads(session) { driver.set(\.other, to: 7) } == 0)
        #expect(reads(session) { driver.set(\.part.text, to: "x") } == partBindings - 1)
        #expect(session.cell("Field")?.control?.textField?.text == "x")
    }

    @Test("a part that is computed, and is the same, reads nothing in a change of another value")
    func computedPart() {
        let driver = FormDriver(initial: State(), build: bind(form: partForm, to: \State.mirrored)).onEndlessScreen()
        #expect(reads(driver.session) { driver.set(\.other, to: 7) } == 0)
        #expect(reads(driver.session) { driver.set(\.isOn, to: true) } == partBindings)
    }

    @Test("a page that comes back to the screen reads all that has changed meanwhile")
    func comesBack() {
        let driver = FormDriver(initial: State(), build: inner).onEndlessScreen()
        let session = driver.session
        session.cell("Part")?.select()
        driver.set(\.isOn, to: true)
        driver.set(\.part.text, to: "x")
        driver.set(\.other, to: 7)
        #expect(reads(session) { session.goBack() } == innerBindings)
        #expect(session.cell("Switch")?.control?.toggle?.isOn == true)
        #expect(session.cell("Part")?.detail == "x")
    }

    /// A page of 102 rows over three values.
    private func manySwitches() -> Form<State> {
        sections {
            section {
                controlCell(title: "First", control: uiSwitch(keyPath: \.isOn)).visible(when: { _ in true })
                for number in 0..<100 {
                    controlCell(title: "Switch \(number)", control: uiSwitch(keyPath: \.part.isOn))
                }
                controlCell(title: "Field", control: textField(keyPath: \.part.text))
            }
        }
    }

    @Test("a change reads what the rows near the screen show, and which of the others are hidden")
    func rowsNearScreen() {
        let form: Form<State> = sections {
            section {
                for number in 0..<10_000 {
                    controlCell(title: "Switch \(number)", control: uiSwitch(keyPath: \State.isOn))
                        .visible(when: { $0.other != number })
                }
            }
        }
        let driver = FormDriver(initial: State(), build: form)
        let (rows, counters) = (driver.page.sections[0], driver.session.counters)
        #expect(counters.rowsRendered == 0)
        let shown = (5_000..<5_040).map { rows.cells[$0] }
        #expect(counters.rowsRendered == 40)
        #expect(rows.cells.hiddenPositions == [0])
        // What the section says, and of each row the switch and its condition.
        #expect(reads(driver.session) { driver.change { $0.isOn = true } } == 2 + 2 * 40)
        #expect(shown.allSatisfy { $0.control?.toggle?.isOn == true })
        var changes = 0
        rows.observer = { if $0 == .shownCells { changes += 1 } }
        driver.change { $0.other = 9_999 }
        #expect(rows.cells.hiddenPositions == [9_999] && changes == 1)
        #expect(rows.cells[9_999].isVisible == false && rows.cells[0].isVisible)
        #expect(counters.rowsRendered == 42)
    }

    @Test("an option page of a thousand options reads each once a change")
    func options() {
        let form: Form<State> = sections {
            section { nestedOptions(title: "Many", keyPath: \.other, options: Array(0..<1_000)) }
        }
        let driver = FormDriver(initial: State(), build: form).onEndlessScreen()
        #expect(driver.session.counters.rowsRendered == 1)
        driver.session.cell("Many")?.select()
        #expect(driver.session.counters.rowsRendered == 1_001)
        #expect(reads(driver.session) { driver.session.cell("7")?.select() } == 1_002)
    }
}
