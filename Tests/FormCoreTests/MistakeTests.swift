import CustomDump
import FormCore
import Testing

private struct State: Equatable {
    var isOn = false
    var number = 0
    var text = ""
    var value = Uncomparable(number: 0)
}

/// `Equatable`, and not `Hashable`.
private struct Uncomparable: Equatable { var number: Int }

@MainActor
@Suite("Mistakes of a form's author")
struct MistakeTests {
    /// What is told of a form, once its page was opened a few times over.
    private func mistakes(_ rows: [Element<FormCell, State>], open title: String? = nil) -> [String] {
        let told = Log<String>()
        let driver = FormDriver(
            initial: State(), build: sections { section(rows) }, title: "Root",
            environment: FormEnvironment(report: { told.append($0.description) }))
        for _ in 0..<2 {
            if let title {
                driver.session.cell(title)?.select()
                driver.session.goBack()
            }
            _ = driver.session.rows()
        }
        let sentences = told.take()
        #expect(driver.session.mistakes.map(\.description) == sentences)
        return sentences
    }

    private func toggle(_ title: String) -> Element<FormCell, State> {
        controlCell(title: title, control: uiSwitch(keyPath: \.isOn))
    }

    @Test("none is reported of a form without any")
    func none() {
        #expect(mistakes([toggle("A"), toggle("B"), toggle("A").id("C")]) == [])
    }

    @Test("rows of one name")
    func repeatedRow() {
        expectNoDifference(
            mistakes([toggle("A"), toggle("A"), toggle("A")]),
            [
                """
                Several rows share the name “A”; the others get a number, such as “A#2”. \
                Give each an identifier of its own with .id(_:).
                """
            ])
    }

    @Test("equal options of one value, also of a type that is not Hashable")
    func repeatedOption() {
        expectNoDifference(
            mistakes([
                optionCell(title: "One", option: 1, keyPath: \.number),
                optionCell(title: "Uno", option: 1, keyPath: \.number),
                optionCell(title: "A", option: Uncomparable(number: 1), keyPath: \.value),
                optionCell(title: "B", option: Uncomparable(number: 2), keyPath: \.value),
                optionCell(title: "C", option: Uncomparable(number: 2), keyPath: \.value),
            ]),
            [
                """
                The option of the row “Uno” is on its page twice, so two rows are checked at once. \
                Remove one of them.
                """,
                """
                The option of the row “C” is on its page twice, so two rows are checked at once. \
                Remove one of them.
                """,
            ])
    }

    @Test("equal options of a page of options, named by the row that opens it")
    func repeatedNestedOption() {
        let told = mistakes(
            [nestedOptions(title: "Many", keyPath: \.number, options: [1, 0, 1], text: { "\($0)" })], open: "Many")
        expectNoDifference(
            told,
            [
                """
                The option of the row “Many” is on its page twice, so two rows are checked at once. \
                Remove one of them.
                """
            ])
    }

    @Test("a row without a title, and without an identifier")
    func rowWithoutName() {
        expectNoDifference(
            mistakes([toggle("")]),
            [
                """
                A row on the page “Root” has no title, so nothing can name it. \
                Give it a title, or an identifier with .id(_:).
                """
            ])
        #expect(mistakes([toggle("").id("named")]) == [])
    }

    @Test("a row that opens a page and has no title")
    func pageWithoutTitle() {
        let expected = [
            """
            The row “page” opens a page but has no title, so the page has no title either. \
            Give the row a title.
            """
        ]
        let form: Form<State> = sections { section { toggle("A") } }
        expectNoDifference(mistakes([detailTextCell(title: "", keyPath: \.text, form: form).id("page")]), expected)
        expectNoDifference(mistakes([nestedTextField(title: "", keyPath: \.text).id("page")]), expected)
    }

    @Test("a section without rows, by its place, on a nested page by the row that opens it")
    func sectionWithoutRows() {
        let form: Form<State> = sections {
            section { toggle("A") }
            section {}
        }
        expectNoDifference(
            mistakes([detailTextCell(title: "Inner", keyPath: \.text, form: form)], open: "Inner"),
            [
                """
                Section 2 of the page “Inner” has no rows, so it is never shown. \
                Give it a row, or remove it.
                """
            ])
        expectNoDifference(
            mistakes([]),
            [
                """
                Section 1 of the page “Root” has no rows, so it is never shown. \
                Give it a row, or remove it.
                """
            ])
    }

    @Test("a rule of a page that names no row")
    func ruleWithoutRow() {
        let driver = FormDriver(
            initial: State(), build: sections { section { toggle("A") } }.rule { _ in nil }, title: "Root",
            environment: .silent)
        expectNoDifference(
            driver.session.mistakes.map(\.description),
            ["A .rule(for:) of the page “Root” names no row, so it never runs. Name the rows that have the values."])
    }

    @Test("modifiers that are given to the result of a closure that makes a list")
    func modifiersOfClosure() {
        struct Names: Equatable { var names = ["A"] }
        let names: Element<ItemGroup<Names, String, String>, Names> = list("Names", \.names, id: \.self) {
            customCell(title: "Name") { _, _ in { _ in } }.title(from: \.self)
        }
        let form: Form<Names> = sections { section { Element { names.render($0) }.removing() } }
        let driver = FormDriver(initial: Names(), build: form, title: "Root", environment: .silent)
        expectNoDifference(
            driver.session.mistakes.map(\.description),
            [
                """
                A closure makes a list on the page “Root”, so the modifiers that are given to the result have no \
                effect. Give them to the list in the closure.
                """
            ])
        #expect(driver.session.rows().map(\.path) == ["Names", "Names/A"])
    }

    @Test("a button of a heading that is no button, without rendering it")
    func headerButton() {
        let form: Form<State> = sections { section { toggle("A") }.headerButton(toggle("Add")) }
        let driver = FormDriver(
            initial: State(),
            build: sections { section { detailTextCell(title: "Inner", keyPath: \.text, form: form) } },
            environment: .silent)
        _ = driver.session.rows()
        expectNoDifference(
            driver.session.mistakes.map(\.description),
            [
                """
                The row “Inner/Add” should ask before it is pressed, or be in a section's heading, but is not a \
                button. Make it with buttonCell(title:style:action:), or give it an onSelect.
                """
            ])
        #expect(driver.session.counters.pagesRendered == 1)
    }

    @Test("they are told when their page is rendered, not before")
    func whenRendered() {
        let form: Form<State> = sections {
            section {
                toggle("A")
                toggle("A")
            }
        }
        let driver = FormDriver(
            initial: State(),
            build: sections { section { detailTextCell(title: "Inner", keyPath: \.text, form: form) } },
            environment: .silent)
        #expect(driver.session.mistakes.isEmpty)
        driver.session.cell("Inner")?.select()
        #expect(driver.session.mistakes.count == 1)
    }
}
