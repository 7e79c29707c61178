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
}
