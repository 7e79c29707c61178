import FormCore
import FormTesting
import ManualTime
import Testing

private struct State: Equatable {
    var isOn = false
    var text = "t"
    var number = 1
    var isExpert = false
    var pair = Pair()
}

private struct Pair: Equatable {
    var host = "localhost"
    var port = 80
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
}

/// Notes what it was asked about.
private final class Counted: @unchecked Sendable {
    private(set) var texts: [String] = []

    func count(_ text: String) -> Bool {
        texts.append(text)
        return true
    }
}
