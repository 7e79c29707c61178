import FormCore
import FormTesting
import Testing

@MainActor
@Suite("Pages side by side")
struct LayoutTests {
    struct Part: Equatable {
        var isLoud = false
        var name = "Part"
    }

    struct State: Equatable {
        var first = Part()
        var second = Part()
        var signal = 0
    }

    private static func page(_ title: String) -> Form<Part> {
        sections {
            section(title) {
                controlCell(title: "Loud", control: uiSwitch(keyPath: \.isLoud))
                controlCell(title: "Name", control: textField(keyPath: \.name))
            }
        }
    }

    private static let form: Form<State> = sections {
        section {
            detailTextCell(title: "First", keyPath: \.first.name, form: bind(form: page("One"), to: \.first))
            detailTextCell(title: "Second", keyPath: \.second.name, form: bind(form: page("Two"), to: \.second))
            controlCell(title: "Signal", control: formattedField(keyPath: \.signal, format: .whole()))
        }
    }

    private let driver = FormDriver(initial: State(), build: form, title: "Root")
    private var session: FormSession { driver.session }

    init() {
        driver.session.layout = .sidebar
        driver.page.sections[0].cells[0].select()
    }

    @Test("follow each change, both of them, and what is said of their rows")
    func both() {
        #expect(session.shownPages.map(\.title) == ["Root", "First"])
        let field = session.field("Name")
        field?.edit("Kitchen")
        field?.commit()
        #expect(driver.page.sections[0].cells[0].detail == "Kitchen")
        driver.set(\.signal, to: 3)
        #expect(driver.page.sections[0].cells[2].control?.textField?.text == "3")
        session.show(.warning("Weak."), at: "Signal")
        #expect(driver.page.sections[0].cells[2].notice == .warning("Weak."))
    }

    @Test("are gone to by their paths, also while another one is proposed or open")
    func going() {
        #expect(session.go(to: "Second") == nil)
        #expect(session.shownPages.map(\.title) == ["Root", "Second"])
        #expect(session.go(to: "First") == nil)
        #expect(session.shownPages.map(\.title) == ["Root", "First"])
        #expect(session.go(to: .root) == nil)
        #expect(session.proposedPage?.title == "First")
        #expect(session.go(to: "Second") == nil)
        #expect(session.shownPages.map(\.title) == ["Root", "Second"])
    }

    @Test("can both be used: a row of the first page closes what was opened from another")
    func other() {
        session.field("Name")?.edit("Kitchen")
        driver.page.sections[0].cells[1].select()
        #expect(session.pages.map(\.title) == ["Root", "Second"])
        #expect(driver.state.first.name == "Kitchen")
        driver.page.sections[0].cells[2].control?.textField?.edit("x")
        session.commitDrafts()
        #expect(driver.page.sections[0].cells[2].notice?.severity == .error)
    }

    @Test("are the same objects when there is less room, and what was covered meanwhile catches up")
    func narrow() {
        let pages = session.pages
        #expect(driver.page.sections[0].cells[2].control?.textField?.text == "0")
        session.layout = .stack
        #expect(session.shownPages.map(\.title) == ["First"])
        driver.set(\.signal, to: 9)
        #expect(driver.page.sections[0].cells[2].control?.textField?.text == "0")
        driver.page.sections[0].cells[1].select()
        #expect(session.topPage.title == "First")
        session.layout = .sidebar
        #expect(driver.page.sections[0].cells[2].control?.textField?.text == "9")
        #expect(zip(pages, session.pages).allSatisfy { $0 === $1 })
    }

    @Test("commit what is typed on a page that leaves the screen when there is less room")
    func typedOnTheFirst() {
        driver.page.sections[0].cells[2].control?.textField?.edit("7")
        session.layout = .stack
        #expect(driver.state.signal == 7)
        #expect(session.questionBeforeClosing() == nil)
    }

    @Test("leave what is being typed alone when there is more room")
    func typedOnTop() {
        session.layout = .stack
        session.field("Name")?.edit("Kit")
        session.layout = .sidebar
        #expect(driver.state.first.name == "Part")
        #expect(session.record["First/Name"].draft?.text == "Kit")
    }

    /// Two thousand numbers above a row that opens a page.
    private func longDriver(_ row: Element<FormCell, Int>) -> FormDriver<[Int]> {
        let form: Form<[Int]> = sections {
            section { list("Numbers", of: \.self, id: \.self) { row } }
            section { detailTextCell(title: "More", keyPath: { "\($0.count)" }, form: sections { section {} }) }
        }
        let driver = FormDriver(initial: Array(0..<2000), build: form, title: "Root")
        driver.session.layout = .sidebar
        return driver
    }

    @Test("propose the first page that a row opens, and make no long list to find it")
    func proposal() {
        let text = longDriver(customCell(title: "Number") { _, _ in { _ in } })
        #expect(text.session.proposedPage?.title == "More")
        #expect(text.session.counters.rowsRendered < 20)
        let page: Form<Int> = sections { section {} }
        // What can't be opened at the top of the list is not looked for at its end.
        let disabled = longDriver(
            detailTextCell(title: "Number", keyPath: { "\($0)" }, form: page).enabled { $0 > 1000 })
        #expect(disabled.session.proposedPage?.title == "More")
        #expect(disabled.session.counters.rowsRendered < 100)
        let numbers = longDriver(detailTextCell(title: "Number", keyPath: { "\($0)" }, form: page).enabled { $0 > 3 })
        #expect(numbers.session.proposedPage?.path == "Numbers/4")
        for driver in [text, disabled, numbers] {
            let rows = driver.session.counters.rowsRendered
            for number in 0..<10 { driver.change { $0.append(2000 + number) } }
            #expect(driver.session.counters.rowsRendered - rows < 60)
        }
    }
}
