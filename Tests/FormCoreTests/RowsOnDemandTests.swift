import FormCore
import FormTesting
import ManualTime
import Testing

private struct State: Equatable {
    var isOn = false
    var text = "t"
    var other = "o"
    var chosen: Set<String> = []
    var items: [Item] = []
    var number = 1
    var isExpert = false
    var pair = Pair()
}

private struct Pair: Equatable {
    var host = "localhost"
    var port = 80
}

private struct Item: Equatable {
    var id: String
    var name = "n"
    var isActive = false
}

@MainActor
@Suite("Rows that are made when they are asked for")
struct RowsOnDemandTests {
    /// A form of switches, with other rows in the middle.
    private func form(@RowsBuilder<State> _ rows: () -> [Element<RowGroup, State>] = { [] }) -> Form<State> {
        sections {
            section {
                for number in 0..<50 { controlCell(title: "Before \(number)", control: uiSwitch(keyPath: \State.isOn)) }
                for row in rows() { row }
                for number in 0..<50 { controlCell(title: "After \(number)", control: uiSwitch(keyPath: \State.isOn)) }
            }
        }
    }

    private func made(_ driver: FormDriver<State>) -> Int { driver.session.counters.rowsRendered }

    @Test("are found by their paths, and by those of their parts, and no other row is made for that")
    func found() {
        let driver = FormDriver(
            initial: State(),
            build: form {
                controlsCell(title: "Server") {
                    controlCell(title: "Host", control: textField(keyPath: \.pair.host))
                    controlCell(
                        title: "Port", control: formattedField(keyPath: \.pair.port, format: .whole(in: 1...99)))
                }
            })
        #expect(made(driver) == 0)
        #expect(driver.page.cells(at: "Before 7").map(\.title) == ["Before 7"])
        #expect(made(driver) == 1)
        #expect(driver.page.cells(at: "Server/Port").map(\.title) == ["Port"])
        #expect(made(driver) == 4)
        for path: RowPath in ["Before 50", "Before 7/x", "Server/Port/x", "Server/x", ""] {
            #expect(driver.page.cells(at: path).isEmpty, "\(path)")
        }
        #expect(made(driver) == 4)
    }

    @Test("come back with what was typed, and its notice, and are checked by each rule once")
    func comingBack() async {
        let counted = Counted()
        let driver = FormDriver(
            initial: State(),
            build: form {
                controlCell(title: "Text", control: textField(keyPath: \.text))
                    .rules(\.text, [Rule("No.") { counted.count($0) && $0 != "no" }])
            })
        driver.session.rowsKeptOffScreen = 0
        let rows = driver.page.sections[0].cells
        for _ in 0..<3 {
            weak let text = rows[50]
            #expect(text != nil)
            for cell in rows { #expect(cell.isVisible) }
            #expect(text == nil)
        }
        rows[50].control?.textField?.edit("no")
        _ = rows[50].control?.textField?.commit()
        #expect(counted.texts.filter { $0 == "no" }.count == 1)
        for cell in rows { #expect(cell.isVisible) }
        #expect(rows[50].control?.textField?.text == "no")
        #expect(rows[50].noticeText == "No.")
        #expect(driver.state.text == "t")
        driver.page.cells(at: "Text").first?.control?.textField?.edit("yes")
        driver.session.commitDrafts()
        #expect(driver.state.text == "yes" && rows[50].notice == nil)
    }

    @Test("are kept while a renderer shows them")
    func shown() {
        let driver = FormDriver(initial: State(), build: form())
        driver.session.rowsKeptOffScreen = 0
        let rows = driver.page.sections[0].cells
        let shown = rows[3]
        var changes: [FormCell.Property] = []
        shown.observer = { changes.append($0) }
        for cell in rows { #expect(cell.isVisible) }
        #expect(rows[3] === shown)
        driver.set(\.isOn, to: true)
        #expect(shown.control?.toggle?.isOn == true)
    }

    @Test("have effects and former paths before they are made")
    func announced() async {
        let service = AskedService()
        let driver = FormDriver(
            initial: State(),
            build: form {
                buttonCell(title: "Press") { $0.change { state in (state.isExpert, state.number) = (true, 2) } }
                controlCell(title: "Asked", control: uiSwitch(keyPath: \.isExpert))
                    .effect(\.isExpert) { try await service.accept("\($0)") }
                    .formerly("Old")
            })
        #expect(driver.session.formerPaths(of: "Asked") == ["Old"])
        driver.page.sections[0].cells[50].select()
        #expect(driver.state.isExpert && made(driver) == 1)
        driver.session.undo()
        #expect(await comesTrue { service.asked == ["false"] })
        service.answer()
        #expect(await comesTrue { !driver.state.isExpert })
    }

    @Test("are all made with their page where two have the same name, which is a mistake")
    func repeatedNames() {
        let driver = FormDriver(
            initial: State(),
            build: form { controlCell(title: "After 3", control: uiSwitch(keyPath: \.isExpert)) }, environment: .silent)
        #expect(made(driver) == 101)
        #expect(driver.session.mistakes.count == 1)
        #expect(driver.page.sections[0].cells.map(\.path.description)[54] == "After 3#2")
        #expect(driver.session.rows().map(\.path.description) == driver.page.sections[0].cells.map(\.path.description))
    }

    @Test("keep their names where an author's closure makes a row of the same name")
    func closure() {
        let own: Element<FormCell, State> = Element { _ in RenderedElement(content: FormCell(title: "After 3")) }
        let driver = FormDriver(initial: State(), build: form { own }, environment: .silent)
        #expect(made(driver) == 1)
        let paths = driver.page.sections[0].cells.map(\.path.description)
        #expect(paths[50] == "After 3#2" && paths[54] == "After 3")
        #expect(driver.session.rows().map(\.path.description) == paths)
        #expect(driver.session.mistakes.count == 1)
    }

    @Test("are not made while they are hidden and the others are looked at")
    func hidden() {
        let driver = FormDriver(
            initial: State(),
            build: form {
                controlCell(title: "Expert", control: uiSwitch(keyPath: \.isExpert)).visible(when: \.isExpert)
            })
        let cells = driver.page.sections[0].cells
        #expect(Array(cells.visible).count == 100 && made(driver) == 100)
        #expect(Array(cells.visible).count == 100 && made(driver) == 100)
        driver.set(\.isExpert, to: true)
        #expect(cells.visible.map(\.title)[50] == "Expert" && made(driver) == 101)
        let visible = cells.visible
        #expect(visible.contains { $0.title == "Expert" })
        driver.set(\.isExpert, to: false)
        #expect(!visible.contains { $0.title == "Expert" })
        driver.set(\.isExpert, to: true)
        #expect(visible.contains { $0.title == "Expert" } && Array(visible).count == 101)
    }

    @Test("go to the row that leads to a page, however far down it is")
    func reveal() {
        let driver = FormDriver(
            initial: State(),
            build: form { nestedTextField(title: "Name", keyPath: \.text) })
        let user = HeadlessUser(of: driver.session, height: 4)
        #expect(driver.session.go(to: "Name") == nil)
        #expect(user.focusedRow == "Name")
        #expect(driver.session.go(to: "After 49") == nil)
        #expect(user.focusedRow == "After 49")
    }

    @Test("are those of their own form where a closure renders the same form twice")
    func sameFormTwice() {
        let text: Form<String> = sections {
            section { controlCell(title: "T", control: textField(keyPath: \String.self)) }
        }
        let form: Form<State> = Element { context in
            let forms = [bind(form: text, to: \State.text), bind(form: text, to: \State.other)]
            let rendered = forms.map { $0.render(context) }
            return RenderedElement(content: rendered.flatMap(\.content)) { state in
                for each in rendered { each.update(state) }
            }
        }
        let driver = FormDriver(initial: State(), build: form, environment: .silent)
        #expect(driver.page.sections.flatMap(\.cells).map(\.path.description) == ["T", "T#2"])
        driver.page.sections[1].cells[0].control?.textField?.edit("new")
        driver.session.commitDrafts()
        #expect(driver.state == State(other: "new"))
        #expect(driver.session.mistakes.count == 1)
    }

    @Test("are those of their own form where a closure makes forms that nothing keeps")
    func temporaryForms() {
        let form: Form<State> = Element { context in
            let forms: [Form<State>] = (1...8).map { number in
                sections {
                    section {
                        for row in 0..<number {
                            number.isMultiple(of: 2)
                                ? controlCell(title: "\(number) \(row)", control: uiSwitch(keyPath: \State.isOn))
                                : customCell(title: "\(number) \(row)") { _, _ in { _ in } }
                        }
                    }
                }
            }
            var rendered: [RenderedElement<[Section], State>] = []
            for form in forms { rendered.append(form.render(context)) }
            return RenderedElement(content: rendered.flatMap(\.content)) { [rendered] state in
                for each in rendered { each.update(state) }
            }
        }
        let driver = FormDriver(initial: State(), build: form)
        #expect(driver.page.sections.map(\.cells.count) == Array(1...8))
        #expect(driver.page.sections[7].cells[7].title == "8 7")
    }

    @Test("are all made on a page that a button opens, since only they tell a log what is secret there")
    func secretBehindButton() {
        let page: Form<State> = sections {
            section { for number in 0..<3 { nestedPasswordField(title: "Secret \(number)", keyPath: \State.text) } }
        }
        let driver = FormDriver(
            initial: State(),
            build: sections { section { buttonCell(title: "Open") { $0.open(title: "Secrets", form: page) } } })
        driver.page.sections[0].cells[0].select()
        #expect(made(driver) == 4)
    }

    @Test("are all made where the user can search among options")
    func searchedOptions() {
        let options = (0..<30).map { "Option \($0)" }
        let driver = FormDriver(
            initial: State(),
            build: sections {
                section { nestedMultipleOptions(title: "Many", keyPath: \State.chosen, options: options) }
            })
        driver.page.sections[0].cells[0].select()
        let page = driver.session.topPage.sections[0]
        page.filters[0].text = "Option 2"
        #expect(page.cells.count { $0.isVisible } == 12 && page.cells.hiddenPositions.count == 18)
        page.filters[0].text = ""
        driver.set(\.chosen, to: Set(options))
        #expect(page.cells.allSatisfy { $0.control?.toggle?.isOn == true })
    }

    @Test("tell of the effects and former paths of their parts")
    func notedParts() async {
        let service = AskedService()
        let driver = FormDriver(
            initial: State(),
            build: form {
                buttonCell(title: "Press") { $0.change { $0.pair = Pair(host: "other", port: 8) } }
                controlsCell(title: "Server") {
                    controlCell(title: "Host", control: textField(keyPath: \.pair.host))
                        .effect(\.pair.host) { try await service.accept($0) }
                    controlCell(title: "Name", control: textField(keyPath: \.text)).formerly("Old")
                }
            })
        #expect(driver.session.formerPaths(of: "Server/Name") == ["Old"])
        driver.page.sections[0].cells[50].select()
        driver.session.undo()
        #expect(await comesTrue { service.asked == ["localhost"] })
        service.answer()
        #expect(await comesTrue { driver.state == State() })
    }

    @Test("of items give a step its title, and a section that hides all of them is not shown")
    func rowsOfItems() {
        let driver = FormDriver(
            initial: State(items: (0..<100).map { Item(id: "id\($0)") }),
            build: sections {
                section("Hidden") {
                    list("Hidden", \State.items, id: \.id) {
                        controlCell(title: "Name", control: textField(keyPath: \.name)).visible(when: \.isActive)
                    }
                }
                section {
                    list("Items", \State.items, id: \.id) {
                        controlCell(title: "Name", control: textField(keyPath: \.name))
                    }
                }
            })
        #expect(!driver.page.sections[0].isShown && driver.page.sections[1].isShown)
        #expect(driver.session.row(at: "Items/id50")?.value?.write("new", origin: .person) == nil)
        #expect(driver.session.undoStep?.title == "Name")
    }

    @Test("have the mistakes that their descriptions show, and no others, before they are made")
    func mistakes() {
        let own: Element<FormCell, Pair> = controlCell(title: "Own", control: textField(keyPath: \Pair.host))
            .default(\.host, from: { "\($0.port)" })
        let right = FormDriver(
            initial: State(), build: form { bind(row: own, to: \.pair).resettable() }, environment: .silent)
        #expect(right.session.mistakes.isEmpty)
        let part: Element<FormCell, Pair> = controlCell(
            title: "Slider", control: slider(keyPath: \Pair.port, in: 1...99, step: 0))
        let wrong = FormDriver(
            initial: State(),
            build: form {
                controlsCell(title: "Two") {
                    bind(row: part, to: \.pair)
                    controlCell(title: "Text", control: textField(keyPath: \.text)).resettable()
                }
            }, environment: .silent)
        #expect(wrong.session.mistakes.count == 2)
    }

    @Test("are committed with their drafts, however many are dropped meanwhile")
    func drafts() {
        let driver = FormDriver(
            initial: State(),
            build: form {
                controlCell(title: "Text", control: textField(keyPath: \.text))
                controlCell(title: "Other", control: textField(keyPath: \.other))
            })
        driver.session.rowsKeptOffScreen = 0
        driver.page.sections[0].cells[50].control?.textField?.edit("one")
        driver.page.sections[0].cells[51].control?.textField?.edit("two")
        driver.session.commitDrafts()
        #expect(driver.state == State(text: "one", other: "two"))
    }

    @Test("are all made where others are in between all over the section")
    func fragmented() {
        let driver = FormDriver(
            initial: State(),
            build: sections {
                section {
                    for number in 0..<20 {
                        controlCell(title: "On \(number)", control: uiSwitch(keyPath: \State.isOn))
                        customCell(title: "Own \(number)") { _, _ in { _ in } }
                    }
                }
            })
        #expect(made(driver) == 40)
    }

    @Test("leave a test the observer of the row that the user looks at")
    func observed() throws {
        let driver = FormDriver(initial: State(), build: form())
        let user = HeadlessUser(of: driver.session)
        let cell = driver.page.sections[0].cells[0]
        try user.toggle("Before 0")
        cell.observer = { _ in }
        try user.toggle("Before 1")
        #expect(cell.observer != nil)
    }

    @Test("are known to be hidden before a renderer is told so")
    func hiddenFirst() {
        let driver = FormDriver(
            initial: State(),
            build: form {
                controlCell(title: "Expert", control: uiSwitch(keyPath: \.isOn)).visible(when: \.isExpert)
                controlCell(title: "Beginner", control: uiSwitch(keyPath: \.isOn)).visible(when: { !$0.isExpert })
            })
        let section = driver.page.sections[0]
        for cell in section.cells { #expect(cell.isEnabled) }
        section.observer = { if $0 == .shownCells { #expect(section.cells.hiddenPositions == [51]) } }
        driver.set(\.isExpert, to: true)
        #expect(section.cells.hiddenPositions == [51])
    }
}

/// Notes what it was asked about.
private final class Counted: @unchecked Sendable {
    private(set) var texts: [String] = []

    func count(_ text: String) -> Bool {
        texts.append(text)
        return true
    }
}
