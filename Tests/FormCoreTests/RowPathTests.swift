import FormCore
import RandomNumbers
import Testing

@Suite("Row paths")
struct RowPathTests {
    @Test("parts are joined by a slash; a slash or backslash in a part is escaped")
    func text() {
        #expect(RowPath(["a", "b c"]).description == "a/b c")
        #expect(RowPath(["a/b", "c\\d"]).description == #"a\/b/c\\d"#)
        #expect(RowPath(#"a\/b/c\\d"#).components == ["a/b", "c\\d"])
        #expect(RowPath(#"Wi-Fi\Name"#).components == [#"Wi-Fi\Name"#])
        #expect(("Wi-Fi/Name" as RowPath).components == ["Wi-Fi", "Name"])
        #expect(RowPath.root.description == "")
        #expect(RowPath("") == .root)
    }

    @Test("a path knows its parent")
    func parent() {
        #expect(RowPath("a/b").parent == "a")
        #expect(RowPath("a").parent == .root)
        #expect(RowPath.root.parent == nil)
        #expect(RowPath.root.appending("a/b").components == ["a/b"])
    }

    @Test("parts that are empty, or that begin with a combining mark, come back from text")
    func oddParts() {
        for components in [
            [""], ["", ""], ["a", ""], ["", "a"], ["a", "\u{301}b"], ["\u{338}"], ["\\", "/"], ["\r", "\n"],
        ] {
            #expect(RowPath(RowPath(components).description).components == components)
        }
    }

    @Test("a backslash at the end stands for itself")
    func lastBackslash() {
        #expect(RowPath("Page/Row\u{5C}").components == ["Page", "Row\u{5C}"])
        #expect(RowPath("Page/Row\u{5C}") != "Page/Row")
    }

    @Test("any parts come back from text")
    func roundTrip() {
        var generator = SeededGenerator.announced("roundTrip")
        let alphabet: [Unicode.Scalar] = [
            "/", "\\", "a", "é", "\u{301}", "\u{338}", "#", " ", "\r", "\n", "👩", "\u{200d}", "💻", "2",
        ]
        for _ in 0..<2_000 {
            let components = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                var part = String.UnicodeScalarView()
                for _ in 0..<Int.random(in: 0...5, using: &generator) {
                    part.append(alphabet.randomElement(using: &generator) ?? "a")
                }
                return String(part)
            }
            let path = RowPath(components)
            #expect(RowPath(path.description).components == components)
        }
    }
}

@MainActor
@Suite("Rows have one identity")
struct RowIdentityTests {
    private struct State: Equatable {
        var isOn = false
        var text = ""
    }

    private static let inner: Form<State> = sections {
        section {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            nestedTextField(title: "A/B", keyPath: \.text)
        }
    }

    private static let form: Form<State> = sections {
        section { controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)) }
        section {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).id("named")
            detailTextCell(title: "Inner", keyPath: \.text, form: inner).help("Opens").id("in/ner")
        }
    }

    @Test("sections don't count, a repeat gets a number, and an identifier replaces the title")
    func paths() {
        let driver = FormDriver(initial: State(), build: Self.form, environment: .silent)
        let paths = driver.page.sections.flatMap(\.cells).map(\.path.description)
        #expect(paths == ["On", "On#2", "On#3", "named", #"in\/ner"#])
    }

    @Test("a nested page's rows stand under the row that opened it; a page for one value under the row's own path")
    func nested() throws {
        let driver = FormDriver(initial: State(), build: Self.form, environment: .silent)
        driver.page.sections[1].cells[3].select()
        #expect(driver.session.topPage.path.components == ["in/ner"])
        let cells = driver.session.topPage.sections[0].cells
        #expect(cells.map(\.path.components) == [["in/ner", "On"], ["in/ner", "A/B"]])

        cells[1].select()
        #expect(driver.session.topPage.path.components == ["in/ner", "A/B"])
        #expect(driver.session.topPage.sections[0].cells[0].path.components == ["in/ner", "A/B"])
    }

    @Test("a name is the title as the author wrote it, before translation")
    func translation() {
        let environment = FormEnvironment(translate: { $0 == "On" ? "An" : $0 }, report: { _ in })
        let driver = FormDriver(initial: State(), build: Self.inner, environment: environment)
        #expect(driver.page.sections[0].cells[0].title == "An")
        #expect(driver.page.sections[0].cells[0].path == "On")
    }

    @Test("a repeat's number is free even where a title looks like one")
    func takenNumber() {
        let form: Form<State> = sections {
            section(["A#2", "A", "A"].map { controlCell(title: $0, control: uiSwitch(keyPath: \.isOn)) })
        }
        let driver = FormDriver(initial: State(), build: form, environment: .silent)
        #expect(driver.page.sections[0].cells.map(\.path.description) == ["A#2", "A", "A#3"])
        #expect(driver.session.mistakes.count == 1)
    }
}
