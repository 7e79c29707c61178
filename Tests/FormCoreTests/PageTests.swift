import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var title = "a"
    var isOn = false
    var part = Part()
}

private struct Part: Equatable {
    var text = "t"
}

private let partForm: Form<Part> = sections {
    section {
        nestedTextField(title: "Text", keyPath: \.text)
        controlCell(title: "Field", control: textField(keyPath: \.text))
    }
}

private let inner: Form<State> = sections {
    section {
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
        detailTextCell(title: "Part", keyPath: \.part.text, form: bind(form: partForm, to: \.part))
        buttonCell(title: "Close") { $0.close() }
    }
}

private let form: Form<State> = sections {
    section {
        detailTextCell(title: "Inner", keyPath: \.title, form: inner).enabled(when: { $0.part.text != "locked" })
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Field", control: textField(keyPath: \.part.text))
    }
}

@MainActor
@Suite("Pages")
struct PageTests {
    private let driver = FormDriver(initial: State(), build: form, title: "Root")
    private let user: HeadlessUser
    private var session: FormSession { driver.session }

    init() {
        user = HeadlessUser(of: driver.session)
    }

    @Test("open with the row's title and close again; the first page stays")
    func openAndClose() throws {
        #expect(!session.topPage.canGoBack)
        session.goBack()
        #expect(session.pages.count == 1)
        try user.select("Inner")
        try user.select("Part")
        try user.select("Text")
        #expect(session.pages.map(\.title) == ["Root", "Inner", "Part", "Text"])
        #expect(session.pages.map(\.path.description) == ["", "Inner", "Inner/Part", "Inner/Part/Text"])
        #expect(session.pages.map(\.canGoBack) == [false, true, true, true])
        try user.goBack()
        try user.goBack()
        try user.select("Close")
        #expect(session.pages.map(\.title) == ["Root"])
        #expect(session.topPage === driver.page)
    }

    @Test("a row selected twice opens its page once")
    func doubleSelect() {
        let cell = driver.page.sections[0].cells[0]
        cell.select()
        cell.select()
        #expect(session.pages.count == 2)
    }

    @Test("a row of a page that is not on top does nothing, also a switch")
    func notOnTop() throws {
        let toggle = driver.page.sections[0].cells[1]
        try user.select("Inner")
        let innerToggle = session.topPage.sections[0].cells[0]
        toggle.select()
        #expect(!driver.state.isOn)
        try user.goBack()
        innerToggle.select()
        #expect(!driver.state.isOn)
        toggle.select()
        #expect(driver.state.isOn)
    }

    @Test("a page below another reads the state when it is shown again, before anybody is told")
    func stale() throws {
        try user.select("Inner")
        let field = driver.page.sections[0].cells[2].control?.textField
        driver.change {
            $0.title = "b"
            $0.part.text = "u"
        }
        try user.toggle("Switch")
        #expect(driver.page.sections[0].cells[0].detail == "a")
        #expect(field?.text == "t")

        let seen = Log<String>()
        session.observer = nil
        session.observer = { [session] _ in seen.append(Screen(of: session).description) }
        try user.goBack()
        #expect(seen.entries.count == 1)
        expectNoDifference(
            seen.take().first,
            """
            Root

              Inner b ›
              Switch [on]
              Field [u]
            """)
    }

    @Test("a notice given while another page is on top is shown on return, and one taken away is gone")
    func staleRecord() throws {
        session.show(Notice(.warning, "Old"), at: "Switch")
        try user.select("Inner")
        session.show(nil, at: "Switch")
        session.show(Notice(.information, "New"), at: "Inner")
        session.show(Notice(.error, "On top"), at: "Inner/Switch")
        #expect(user.screen.description.contains("! error: On top"))
        try user.goBack()
        expectNoDifference(
            user.screen.description,
            """
            Root

              Inner a ⚠ ›
                ! information: New
              Switch [off]
              Field [t]
            """)
    }

    @Test("a text page has its field focused first, others their first row")
    func initialFocus() throws {
        #expect(driver.page.initialFocus == nil)
        try user.select("Inner")
        try user.select("Part")
        #expect(session.topPage.initialFocus == nil)
        try user.select("Text")
        #expect(session.topPage.initialFocus === session.cell("Text"))
    }

    @Test("a text that is committed on the way decides whether the page still opens")
    func lockedOnTheWay() throws {
        session.field("Field")?.edit("locked")
        driver.page.sections[0].cells[0].select()
        #expect(driver.state.part.text == "locked")
        #expect(session.pages.count == 1)
    }

    @Test("an observer that closes pages while a text is committed closes each once")
    func closedWhileCommitting() throws {
        try user.select("Inner")
        try user.select("Part")
        session.field("Field")?.edit("new")
        driver.observe { [session] _ in
            session.goBack()
            session.goBack()
        }
        session.goBack()
        #expect(driver.state.part.text == "new")
        #expect(session.pages.count == 1)
    }

    @Test("a page that an observer closes while it opens another stays closed")
    func closedWhileOpening() throws {
        try user.select("Inner")
        try user.select("Part")
        session.field("Field")?.edit("new")
        driver.observe { [session] _ in session.goBack() }
        session.cell("Text")?.select()
        #expect(session.pages.map(\.title) == ["Root", "Inner"])
    }

    @Test("that is left says so to its rows, each page once, and one that is only looked through does not")
    func closing() throws {
        let shown: Form<State> = sections {
            section {
                customCell(title: "Shown") { cell, context in
                    context.onClose { context.set(\.title, to: context.state.title + "x", origin: .outside) }
                    cell.destination = context.destination(title: "Below", form: inner)
                    return { _ in }
                }
            }
        }
        let outer: Form<State> = sections {
            section { detailTextCell(title: "Page", keyPath: \.title, form: shown) }
        }
        let driver = FormDriver(initial: State(), build: outer, title: "Root")
        let user = HeadlessUser(of: driver.session)
        _ = driver.session.rows()
        try user.search("shown")
        try user.search(nil)
        #expect(driver.state.title == "a")
        try user.select("Page")
        try user.select("Shown")
        #expect(driver.state.title == "a")
        try user.goBack()
        #expect(driver.state.title == "a")
        try user.goBack()
        #expect(driver.state.title == "ax")
        try user.select("Page")
        try user.select("Shown")
        driver.session.reveal("Page")
        #expect(driver.state.title == "axx")
        #expect(driver.session.undoStep == nil)
    }
}
