import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var isOn = false
    var isOther = false
    var text = "value"
    var mode = "Simple"
    var pick = 1
}

/// A row that does nothing but have texts.
private func row(_ title: String) -> Element<FormCell, State> {
    controlCell(title: title, control: uiSwitch(keyPath: \.isOn))
}

@MainActor
private func found(
    _ text: String, in form: Form<State>, environment: FormEnvironment = .silent
) -> [String] {
    let driver = FormDriver(initial: State(), build: form, title: "Root", environment: environment)
    driver.session.search(text)
    return driver.session.searchPage?.sections[0].cells.map(\.title) ?? []
}

@MainActor
@Suite("A search")
struct SearchTests {
    @Test("ranks titles before keywords, options, help, the section's texts and the page's title")
    func ranking() {
        let page: Form<State> = sections { section { row("Zero") } }
        let form: Form<State> = sections {
            section("About the cat") { row("One") }
            section { row("Two").help("For the cat") }
            section { nestedOptions(title: "Three", keyPath: \.mode, options: ["Simple", "Cat"]) }
            section { row("Four").keywords("cats and dogs") }
            section { row("Concatenate") }
            section { row("The cats") }
            section { row("Cat food") }
            section { row("Cat") }
            section {
                row("Other")
                detailTextCell(title: "Category", keyPath: \.text, form: page)
            }
        }
        expectNoDifference(
            found("cat", in: form),
            ["Cat", "Cat food", "Category", "The cats", "Concatenate", "Four", "Three", "Two", "One", "Zero"])
    }

    @Test("needs each word, wherever it stands, and ranks by the one that fits worst")
    func words() {
        let form: Form<State> = sections {
            section {
                row("Network").help("See the name")
                row("Name of the Network")
                row("Other")
            }
            section("Network") {
                row("Network Name")
                row("Name")
            }
        }
        #expect(found("network name", in: form) == ["Network Name", "Name of the Network", "Network", "Name"])
        #expect(
            found("  NAME   network ", in: form) == ["Name of the Network", "Network Name", "Network", "Name"])
        #expect(found("network nam x", in: form) == ["Nothing found for “network nam x”."])
    }

    @Test("keeps rows that fit equally in reading order")
    func readingOrder() {
        let inner: Form<State> = sections {
            section {
                row("Row 2")
                row("Row 3")
            }
        }
        let form: Form<State> = sections {
            section {
                row("Row 1")
                detailTextCell(title: "Rows", keyPath: \.text, form: inner)
                row("Row 4")
            }
        }
        #expect(found("row", in: form) == ["Row 1", "Rows", "Row 2", "Row 3", "Row 4"])
    }

    @Test("finds the beginning of a word behind a space, a sign, a dash or a quote")
    func wordBeginnings() {
        let form: Form<State> = sections {
            section(["unfit", "no-fi", "no fi", "no (fi", "no\u{2011}fi", "“fi”", "éfi"].map(row))
        }
        let beginnings = ["no-fi", "no fi", "no (fi", "no\u{2011}fi", "“fi”"]
        #expect(found("fi", in: form) == beginnings + ["unfit", "éfi"])
    }

    @Test("compares what the environment folds, and finds no word across two texts")
    func folding() {
        let form: Form<State> = sections { section { row("Größe").keywords("ab", "cd") } }
        #expect(found("grösse", in: form).first != "Größe")
        let fold = FormEnvironment(report: { _ in }, fold: { $0.lowercased().replacing("ß", with: "ss") })
        #expect(found("GRÖSSE", in: form, environment: fold) == ["Größe"])
        #expect(found("abcd", in: form) != ["Größe"])
    }

    @Test("looks at translated texts")
    func translation() {
        let environment = FormEnvironment(translate: { "\($0)-de" }, report: { _ in })
        let form: Form<State> = sections {
            section("Header") {
                nestedOptions(title: "Title", keyPath: \.mode, options: ["Simple", "Full"])
                    .help("Help").keywords("Keyword")
            }
        }
        for text in ["title-de", "help-de", "keyword-de", "full-de", "header-de"] {
            #expect(found(text, in: form, environment: environment) == ["Title-de"])
        }
    }

    @Test("never finds a value, a detail or a secret")
    func values() {
        let form: Form<State> = sections {
            section {
                controlCell(title: "A", control: textField(keyPath: \.text))
                nestedPasswordField(title: "B", keyPath: \.text)
                detailTextCell(title: "C", keyPath: \.text, form: sections { section { row("D") } })
            }
        }
        #expect(found("value", in: form) == ["Nothing found for “value”."])
        // Nor what a switch could be.
        #expect(found("off", in: form) == ["Nothing found for “off”."])
    }

    @Test("reads the form once, renders nothing, and reads it again after a change")
    func costs() {
        let inner: Form<State> = sections {
            section {
                row("Inner")
                row("Second")
            }
        }
        let form: Form<State> = sections {
            section {
                row("Outer")
                detailTextCell(title: "Page", keyPath: \.text, form: inner)
            }
        }
        let driver = FormDriver(initial: State(), build: form)
        let session = driver.session
        let log = session.log()
        func rendered(_ body: () -> Void) -> [Int] {
            let (counters, before) = (session.counters, session.counters.rowsRendered + session.counters.pagesRendered)
            let traversals = counters.traversals
            body()
            return [counters.rowsRendered + counters.pagesRendered - before, counters.traversals - traversals]
        }
        #expect(rendered { session.search("") } == [0, 1])
        for text in ["i", "in", "inn", "x", "o", "outer"] {
            #expect(rendered { session.search(text) } == [0, 0])
        }
        #expect(rendered { session.search(nil) } == [0, 0])
        #expect(rendered { session.search("second") } == [0, 0])
        #expect(log.take().allSatisfy { $0 == .search })
        #expect(rendered { driver.change { $0.text = "other" } } == [0, 1])
        #expect(log.take() == [])
        session.search(nil)
        #expect(rendered { driver.change { $0.text = "third" } } == [0, 0])
        #expect(session.pages.count == 1)
    }

    @Test("tells only of what has changed")
    func notifications() {
        let driver = FormDriver(
            initial: State(),
            build: sections {
                section {
                    row("Cat")
                    row("Cow")
                }
            })
        let log = driver.session.log()
        for text in ["", "", "c", "ca", "cat", "cat ", nil, nil] { driver.session.search(text) }
        #expect(log.take().count == 4)
    }
}
