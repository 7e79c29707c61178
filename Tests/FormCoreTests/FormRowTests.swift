import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var isOn = true
    var isLocked = false
    var text = "text"
    var secret = "s3cret"
    var number = 1
    var part = Part()
}

private struct Part: Equatable {
    var port = 80
}

private let partForm: Form<Part> = sections {
    section("Header", footer: { "Footer \($0.port)" }) {
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...99))).help("Help")
    }
}

private let inner: Form<State> = sections {
    section {
        nestedTextField(title: "Text", keyPath: \.text)
        nestedPasswordField(title: "Secret", keyPath: \.secret)
        detailTextCell(title: "Part", keyPath: \.text, form: bind(form: partForm, to: \.part))
    }
    section(isVisible: { _ in false }) { controlCell(title: "Hidden", control: textField(keyPath: \.text)) }
}

private let form: Form<State> = sections {
    section {
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
        nestedOptions(title: "Number", keyPath: \.number, options: [1, 2], text: { $0 == 1 ? "one" : "two" })
        detailTextCell(title: "Inner", keyPath: \.text, form: inner)
            .visible(when: \.isOn).enabled(when: { !$0.isLocked })
        buttonCell(title: "Button") { $0.change { $0.number += 1 } }
    }
}

/// A form that stands in itself.
private let endless: Form<State> = sections {
    section { detailTextCell(title: "Deeper", keyPath: \.text, form: again) }
}
private let again: Form<State> = Element { endless.render($0) }

/// A form that makes a new form at each level.
private func growing(_ level: Int) -> Form<State> {
    Element { context in
        sections {
            section { detailTextCell(title: "\(level)", keyPath: \.text, form: growing(level + 1)) }
        }.render(context)
    }
}

@MainActor
@Suite("The rows of a form")
struct FormRowTests {
    private let driver = FormDriver(initial: State(), build: form, title: "Root", environment: .silent)

    private func row(_ path: RowPath) throws -> FormRow {
        try #require(driver.session.rows().first { $0.path == path })
    }

    @Test("lists all rows in reading order, also of pages that nobody opened; a page for one value is one row")
    func readingOrder() {
        let before = Screen(of: driver.session)
        let log = driver.session.log()
        let rows = driver.session.rows()
        expectNoDifference(
            rows.map(\.path.description),
            [
                "Switch", "Number", "Inner", "Inner/Text", "Inner/Secret", "Inner/Part", "Inner/Part/Port",
                "Inner/Hidden", "Button",
            ])
        #expect(log.take() == [])
        #expect(Screen(of: driver.session) == before)
        #expect(driver.session.pages.count == 1)
        #expect(driver.session.counters.pagesRendered == 1)
    }

    @Test("tells a row's texts, role and the pages on the way")
    func texts() throws {
        let port = try row("Inner/Part/Port")
        #expect(port.title == "Port")
        #expect(port.pageTitles == ["Root", "Inner", "Part"])
        #expect(port.header == "Header")
        #expect(port.footer == "Footer 80")
        #expect(port.shownHelp == "Help")
        #expect(port.detail == nil)
        #expect(!port.opensPage)
        #expect(try row("Inner").opensPage)
        #expect(try row("Inner").detail == "text")
        #expect(try row("Inner").value == nil)
        #expect(try row("Inner/Secret").detail == "••••••••")
        #expect(try row("Button").role == .button)
    }

    @Test("tells who is hidden and who is disabled, the rows on the way included")
    func inherited() throws {
        #expect(try row("Inner/Part/Port").isVisible)
        #expect(try row("Inner/Part/Port").isEnabled)
        #expect(try !row("Inner/Hidden").isVisible)
        driver.change { $0.isLocked = true }
        #expect(try !row("Inner/Part/Port").isEnabled)
        #expect(try row("Inner/Part/Port").isVisible)
        #expect(try row("Switch").isEnabled)
        driver.change {
            $0.isOn = false
            $0.isLocked = false
        }
        #expect(try !row("Inner/Part/Port").isVisible)
        #expect(try row("Inner/Part/Port").isEnabled)
    }

    @Test("reads and writes values as text, at any time, under the row's path")
    func values() throws {
        let changes = Log<FormChange<State>>()
        driver.observe { changes.append($0) }
        let toggle = try #require(row("Switch").value)
        let number = try #require(row("Number").value)
        let text = try #require(row("Inner/Text").value)
        let port = try #require(row("Inner/Part/Port").value)

        #expect([toggle, number, text, port].map { $0.text() } == ["On", "one", "text", "80"])
        #expect(toggle.options == ["On", "Off"])
        #expect(number.options == ["one", "two"])
        #expect(toggle.write("off") == nil)
        #expect(number.write("two") == nil)
        #expect(text.write("new") == nil)
        #expect(port.write("81") == nil)
        #expect(port.write("81") == nil)
        #expect(
            driver.state
                == State(isOn: false, text: "new", number: 2, part: Part(port: 81)))
        #expect(changes.entries.map(\.row) == ["Switch", "Number", "Inner/Text", "Inner/Part/Port"])
        #expect(changes.take().last?.keyPath == \State.part.port)
        #expect(port.text() == "81")
    }

    @Test("refuses a text that is no value, with the sentence, and leaves the value alone")
    func refused() throws {
        let port = try #require(row("Inner/Part/Port").value)
        #expect(port.check("80") == nil)
        #expect(port.check("100") == "Type a whole number from 1 to 99.")
        #expect(port.write("100") == "Type a whole number from 1 to 99.")
        #expect(try #require(row("Number").value).write("three") == "Choose one of: one, two.")
        #expect(try #require(row("Switch").value).write("perhaps") == "Type On or Off.")
        #expect(driver.state == State())
    }

    @Test("marks secrets")
    func secrets() throws {
        let secret = try #require(row("Inner/Secret").value)
        #expect(secret.isSecret)
        #expect(secret.text() == "s3cret")
        #expect(try #require(row("Inner/Text").value).isSecret == false)
    }

    @Test("enters a form that stands in itself once, and reports it")
    func insideItself() {
        let driver = FormDriver(initial: State(), build: endless, environment: .silent)
        #expect(driver.session.rows().map(\.path.description) == ["Deeper", "Deeper/Deeper"])
        #expect(
            driver.session.mistakes.map(\.description) == [
                """
                The row “Deeper/Deeper” opens a form that contains it, so the form has no end. \
                It is traversed once; give the row a form of its own if it should be found further down.
                """
            ])
        for _ in 0..<5 { driver.session.cell("Deeper")?.select() }
        #expect(driver.session.pages.count == 6)
    }

    @Test("ends in a form that makes a new form at each level")
    func growingForm() {
        let driver = FormDriver(initial: State(), build: growing(1), environment: .silent)
        let rows = driver.session.rows()
        #expect(rows.count == 32)
        #expect(driver.session.mistakes.count == 1)
    }
}
