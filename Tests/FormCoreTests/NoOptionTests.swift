import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var part = Part()
    var size = Size.small
}

private struct Part: Equatable { var language = "de" }

private enum Size: Sendable { case small, large, gigantic }

private func name(of language: String) -> String {
    ["de": "Deutsch", "fr": "Français"][language] ?? language
}

private let languageRow: Element<FormCell, Part> = nestedOptions(
    title: "Language", keyPath: \.language, options: ["de", "fr"], text: name)

private let form: Form<State> = sections {
    section {
        bind(row: languageRow, to: \.part)
    }
    choice(title: "Size") {
        optionCell(title: "Small", option: .small, keyPath: \.size)
        optionCell(title: "Large", option: .large, keyPath: \.size)
    }
}

@MainActor
@Suite("A choice whose value is none of its options")
struct NoOptionTests {
    private func driver(
        _ state: State = State(), _ form: Form<State> = form, translate: @escaping (String) -> String = { $0 }
    ) -> FormDriver<State> {
        FormDriver(
            initial: state, build: form, title: "Root",
            environment: FormEnvironment(translate: { translate($0) }, report: { _ in }))
    }

    private func sentence(_ row: RowPath, _ value: String) -> String {
        """
        The row “\(row)” has the value “\(value)”, which is not one of its options, so no option is checked. \
        Make it an option, or let the state never have it.
        """
    }

    @Test("is shown as it is with a notice until another is chosen, and reported as soon as the page is rendered")
    func fromTheStart() throws {
        let driver = driver(State(part: Part(language: "xx")))
        let user = HeadlessUser(of: driver.session)
        expectNoDifference(
            user.screen.description,
            """
            Root

              Language xx ›
                ! warning: “xx” is not one of the options. Choose one.

            Size
              Small ✓
              Large
            """)
        #expect(driver.session.mistakes.map(\.description) == [sentence("Language", "xx")])
        try user.select("Language")
        try user.select("Français")
        try user.goBack()
        #expect(user.screen.sections[0].rows.map(\.notice) == [nil])
        #expect(user.screen.sections[0].rows.map(\.values) == [["Français", "›"]])
    }

    @Test("of rows in a group is named above them")
    func group() throws {
        let driver = driver(State(size: .gigantic))
        let user = HeadlessUser(of: driver.session)
        expectNoDifference(
            user.screen.description,
            """
            Root

              Language Deutsch ›

            Size
            ! warning: “gigantic” is not one of the options. Choose one.
              Small
              Large
            """)
        #expect(driver.session.mistakes.map(\.description) == [sentence("Size", "gigantic")])
        try user.select("Large")
        #expect(user.screen.sections[1].notice == nil)
    }

    @Test("leaves a place for what else is said of a group: its first row, and then the chosen one")
    func saidOfGroup() throws {
        let driver = driver(State(size: .gigantic))
        let user = HeadlessUser(of: driver.session)
        driver.session.show(.error("Sold out."), at: "Size")
        #expect(user.screen.sections[1].rows.map(\.notice) == ["error: Sold out.", nil])
        driver.set(\.size, to: .large)
        #expect(user.screen.sections[1].rows.map(\.notice) == [nil, "error: Sold out."])
        driver.set(\.size, to: .gigantic)
        #expect(user.screen.sections[1].rows.map(\.notice) == ["error: Sold out.", nil])
    }

    @Test("is noticed when it comes later, is reported once for a row, and goes with an undo")
    func later() throws {
        let driver = driver()
        let user = HeadlessUser(of: driver.session)
        #expect(driver.session.mistakes.isEmpty)
        driver.set(\.part.language, to: "xx")
        try user.select("Large")
        driver.set(\.part.language, to: "yy")
        #expect(try #require(user.screen.sections[0].rows[0].notice).contains("yy"))
        driver.set(\.part.language, to: "fr")
        #expect(user.screen.sections[0].rows[0].notice == nil)
        driver.change(origin: .person) { $0.size = .gigantic }
        #expect(user.screen.sections[1].notice != nil)
        try user.undo()
        #expect(user.screen.sections[1].notice == nil)
        #expect(
            driver.session.mistakes.map(\.description) == [sentence("Language", "xx"), sentence("Size", "gigantic")])
    }

    @Test("lets the more severe speak, and comes back after it")
    func besideOthers() {
        let driver = driver(State(part: Part(language: "xx")))
        let user = HeadlessUser(of: driver.session)
        let own = user.screen.sections[0].rows[0].notice
        driver.session.show(.error("Not installed."), at: "Language")
        #expect(user.screen.sections[0].rows[0].notice == "error: Not installed.")
        driver.session.show(.information("Known."), at: "Language")
        #expect(user.screen.sections[0].rows[0].notice == own)
        driver.set(\.part.language, to: "de")
        #expect(user.screen.sections[0].rows[0].notice == "information: Known.")
        driver.set(\.part.language, to: "xx")
        driver.session.show(nil, at: "Language")
        #expect(user.screen.sections[0].rows[0].notice == own)
    }

    @Test("blocks nothing, and is said in the person's language")
    func harmless() {
        let driver = driver(State(part: Part(language: "xx"))) { text in
            text == "“%s” is not one of the options. Choose one." ? "„%s“ fehlt." : text
        }
        #expect(HeadlessUser(of: driver.session).screen.sections[0].rows[0].notice == "warning: „xx“ fehlt.")
        #expect(driver.session.validity == .valid)
        #expect(driver.session.issues.isEmpty)
    }

    @Test("is none where single option rows leave a value to others")
    func looseRows() {
        let form: Form<State> = sections {
            section {
                optionCell(title: "Small", option: .small, keyPath: \.size)
                optionCell(title: "Large", option: .large, keyPath: \.size)
            }
        }
        let driver = driver(State(size: .gigantic), form)
        _ = driver.session.rows()
        #expect(driver.session.mistakes.isEmpty)
    }
}
