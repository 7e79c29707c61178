import CustomDump
import FormCore
import FormTesting
import Testing

private struct Whole: Equatable {
    var part = Part()
    var other = false
}

private struct Part: Equatable {
    var isOn = false
    var text = "text"
    var number = 3
    var choice = "One"
    var items = [Item(id: "a"), Item(id: "b")]
}

private struct Item: Equatable {
    var id: String
    var isOn = false
}

/// Rows of each kind over a part of a state, each with modifiers that follow it.
private func rows<State>(_ part: WritableKeyPath<State, Part> & Sendable) -> [Element<FormCell, State>] {
    let isOn: @MainActor @Sendable (State) -> Bool = { $0[keyPath: part].isOn }
    let text: @MainActor @Sendable (State) -> String = { $0[keyPath: part].text }
    let page: Form<State> = sections {
        section { controlCell(title: "On the page", control: textField(keyPath: part.appending(path: \.text))) }
    }
    return [
        controlCell(title: "Switch", control: uiSwitch(keyPath: part.appending(path: \.isOn)))
            .help(from: { "Help of \(text($0))" }).symbol("a-symbolic").keywords("words"),
        nestedTextField(title: "Text", keyPath: part.appending(path: \.text))
            .rules(text, [.required]).title { "Text of \(text($0))" },
        controlCell(
            title: "Number", control: formattedField(keyPath: part.appending(path: \.number), format: .whole(in: 1...9))
        )
        .visible(when: isOn),
        nestedOptions(
            title: "Choice", keyPath: part.appending(path: \.choice), options: ["One", "Two"], text: { $0 }
        ).disabled { isOn($0) ? nil : "Turn the switch on." },
        optionCell(title: "Option", option: "Two", keyPath: part.appending(path: \.choice)),
        controlsCell(title: "Parts") {
            controlCell(title: "First", control: uiSwitch(keyPath: part.appending(path: \.isOn)))
            controlCell(title: "Second", control: textField(keyPath: part.appending(path: \.text))).enabled(when: isOn)
        },
        expanderCell(title: "Expander", isExpanded: true) {
            controlCell(title: "Below", control: uiSwitch(keyPath: part.appending(path: \.isOn)))
            list("Items", part.appending(path: \.items), id: \.id) {
                controlCell(title: "Item", control: uiSwitch(keyPath: \.isOn))
            }
            .removing()
        },
        noticeCell(title: "Notice", notice: { isOn($0) ? .warning("It is on.") : nil }),
        customCell(title: "Custom") { cell, context in
            cell.onSelect = { context.set(part.appending(path: \.number), to: 7) }
            return context.follow(text) { cell.detail = $0 }
        }
        .value(part.appending(path: \.text), format: .text),
        Element { context in
            let cell = FormCell(title: "Closure")
            return RenderedElement(content: cell) { cell.detail = text($0) }
        },
        detailTextCell(title: "Page", keyPath: text, form: page).badge { $0[keyPath: part].number },
        valueCell(title: "Value", text: text).concealed(),
        pushCell(title: "Push") { context in context.change { $0[keyPath: part].isOn.toggle() } },
    ]
}

private func pushCell<State>(
    title: String, _ action: @escaping @MainActor @Sendable (RenderingContext<State>) -> Void
) -> Element<FormCell, State> {
    buttonCell(title: title, action: action)
}

@MainActor
@Suite("A row that is bound to a part")
struct RowsOverPartsTests {
    private let direct = FormDriver(
        initial: Whole(), build: sections { section(rows(\Whole.part)) }, title: "Rows", defaults: Whole())
    private let bound = FormDriver(
        initial: Whole(), build: sections { section(rows(\Part.self).map { bind(row: $0, to: \Whole.part) }) },
        title: "Rows", defaults: Whole())

    @Test("is the row that would be written over the whole, on the screen and in questions, whatever is done")
    func same() throws {
        expectSame("at first")
        for title in ["Switch", "Push", "Switch", "Custom", "Option", "Below", "Page"] {
            for driver in [direct, bound] {
                let cells = driver.session.topPage.sections.flatMap(\.cells).flatMap { [$0] + $0.parts }
                try #require(cells.first { $0.path.components.last == title }).select()
            }
            expectSame("after \(title)")
        }
        for driver in [direct, bound] { driver.session.goBack() }
        for driver in [direct, bound] { driver.session.undo() }
        expectSame("after undo")
        for driver in [direct, bound] {
            driver.change { $0.part = Part(isOn: true, text: "", number: 12, choice: "Three") }
        }
        expectSame("after a change from outside")
        for driver in [direct, bound] { driver.session.resetTopPage() }
        expectSame("after a reset")
    }

    private func expectSame(_ when: String) {
        #expect(direct.state == bound.state, "\(when)")
        expectNoDifference(Screen(of: direct.session).description, Screen(of: bound.session).description, when)
        expectNoDifference(lines(direct), lines(bound), when)
    }

    private func lines(_ driver: FormDriver<Whole>) -> [String] {
        driver.session.rows().map { row in
            let value = row.value.map { "\($0.text()) \($0.options) \($0.hasDefault)" } ?? "no value"
            return """
                \(row.path) | \(row.title) | \(row.shownHelp ?? "–") | \(row.detail ?? "–") | \(row.role) | \(value) | \
                \(row.isVisible) \(row.isEnabled) \(row.opensPage) | \(row.issue?.sentence.description ?? "–")
                """
        }
    }

    @Test("takes the modifiers around it after its own, of which the last counts, live and in questions")
    func modifiers() throws {
        let inner: Element<FormCell, Part> = controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
            .help(from: { "Inner \($0.text)" }).title { "Inner \($0.text)" }
            .visible(when: { $0.number < 5 })
        let form: Form<Whole> = sections {
            section {
                bind(row: inner, to: \.part).help("Outer").visible(when: { !$0.other })
                bind(row: inner, to: \.part).id("Second").title { "Outer \($0.part.text)" }
                controlCell(title: "Third", control: uiSwitch(keyPath: \.other))
                    .help("First").help(from: { _ in "Last" })
                controlCell(title: "Fourth", control: uiSwitch(keyPath: \.other))
                    .help(from: { _ in "First" }).help("Last")
            }
        }
        let driver = FormDriver(initial: Whole(), build: form)
        let changes: [@MainActor (inout Whole) -> Void] = [
            { $0.part.text = "new" }, { $0.other = true }, { $0.part.number = 5 }, { $0.other = false },
        ]
        for change in changes {
            driver.change(change)
            let said = driver.page.sections[0].cells.map {
                "\($0.path) \($0.title) \($0.shownHelp ?? "") \($0.isVisible)"
            }
            let asked = driver.session.rows().map { "\($0.path) \($0.title) \($0.shownHelp ?? "") \($0.isVisible)" }
            expectNoDifference(said, asked)
        }
        expectNoDifference(
            driver.session.rows().map { "\($0.path) | \($0.title) | \($0.shownHelp ?? "")" },
            [
                "Switch | Inner new | Outer", "Second | Outer new | Inner new", "Third | Third | Last",
                "Fourth | Fourth | Last",
            ])
    }
}
