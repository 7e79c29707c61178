import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var isOn = false
    var isOff = true
    var mode = "Simple"
    var pick = 1
    var quality = 1
    var paper = 1
    var isPro = false
    var count = 0
    var part = Part()
}

private struct Part: Equatable {
    var isOn = false
    var text = "t"
}

private let part: Form<Part> = sections {
    section {
        controlCell(title: "Part Switch", control: uiSwitch(keyPath: \.isOn))
        nestedTextField(title: "By Part", keyPath: \.text).visible(when: \.isOn)
    }
}

private let form: Form<State> = sections {
    section {
        controlCell(title: "Other", control: uiSwitch(keyPath: \.isOff)).id("unrelated")
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
        nestedOptions(title: "Mode", keyPath: \.mode, options: ["Simple", "Full"])
        detailTextCell(title: "Page", keyPath: \.mode, form: page)
        detailTextCell(title: "Part", keyPath: \.mode, form: bind(form: part, to: \.part))
        detailTextCell(title: "Gone", keyPath: \.mode, form: gone).visible(when: \.isOn)
    }
}

private let page: Form<State> = sections {
    section {
        optionCell(title: "One", option: 1, keyPath: \.pick)
        optionCell(title: "Two", option: 2, keyPath: \.pick)
    }
    choice(title: "Quality") {
        optionCell(title: "Draft", option: 1, keyPath: \.quality)
        optionCell(title: "Normal", option: 2, keyPath: \.quality)
        optionCell(title: "Best", option: 3, keyPath: \.quality)
    }
    choice(title: "Paper") {
        optionCell(title: "Glossy", option: 3, keyPath: \.paper).visible(when: \.isPro)
        optionCell(title: "Plain", option: 1, keyPath: \.paper)
        optionCell(title: "Coated", option: 2, keyPath: \.paper).enabled(when: \.isPro)
        optionCell(title: "Photo", option: 4, keyPath: \.paper).visible(when: \.isPro)
    }
    choice(title: "Finish") {
        optionCell(title: "Matte", option: 1, keyPath: \.paper).visible(when: { $0.isPro && $0.isOn })
        optionCell(title: "Satin", option: 2, keyPath: \.paper).visible(when: \.isPro)
    }
    section {
        controlCell(title: "Professional", control: uiSwitch(keyPath: \.isPro))
        buttonCell(title: "By Disabled") { _ in }.visible(when: { $0.paper == 2 })
        buttonCell(title: "By Hidden") { _ in }.visible(when: { $0.paper == 4 })
    }
    section { buttonCell(title: "By Choice") { _ in }.visible(when: { $0.quality == 3 }) }
    section(isVisible: \.isOn) { controlCell(title: "By Switch", control: uiSwitch(keyPath: \.isOff)) }
    section {
        controlCell(title: "By Other", control: uiSwitch(keyPath: \.isOn)).visible(when: { !$0.isOff })
    }
    section { buttonCell(title: "By Mode") { _ in }.visible(when: { $0.mode == "Full" }) }
    section { buttonCell(title: "By Pick") { _ in }.visible(when: { $0.pick == 2 }) }
    section { buttonCell(title: "By Two") { _ in }.visible(when: { $0.isOn && $0.pick == 2 }) }
    section { buttonCell(title: "By Count") { _ in }.visible(when: { $0.count > 5 }) }
}

private let gone: Form<State> = sections { section { buttonCell(title: "Further") { _ in } } }

@MainActor
@Suite("A hidden row that is found")
struct HiddenRowTests {
    private let driver = FormDriver(initial: State(), build: form, title: "Root", environment: .silent)

    @Test(
        "says what shows it, and leads there",
        arguments: [
            ("By Switch", "Hidden. Turn on “Switch” to see it.", "Switch"),
            ("By Other", "Hidden. Turn off “Other” to see it.", "unrelated"),
            ("By Mode", "Hidden. Choose “Full” under “Mode” to see it.", "Mode"),
            ("By Pick", "Hidden. Choose “Two” to see it.", "Page/Two"),
            ("By Choice", "Hidden. Choose “Best” under “Quality” to see it.", "Page/Quality"),
            ("Glossy", "Hidden. Turn on “Professional” to see it.", "Page/Professional"),
            ("Photo", "Hidden. Turn on “Professional” to see it.", "Page/Professional"),
            ("By Part", "Hidden. Turn on “Part Switch” to see it.", "Part/Part Switch"),
            ("Further", "Hidden. Turn on “Switch” to see it.", "Switch"),
        ] as [(String, String, RowPath)])
    func sentence(title: String, sentence: String, path: RowPath) throws {
        let changes = Log<FormChange<State>>()
        driver.observe { changes.append($0) }
        driver.session.search(title)
        let cell = try #require(driver.session.searchPage?.sections[0].cells[0])
        #expect(cell.help?.split(separator: "\n").last.map(String.init) == sentence)
        #expect(driver.state == State())
        cell.select()
        #expect(driver.session.focusedPath == path)
        #expect(driver.session.searchText == nil)
        #expect(changes.take().isEmpty)
    }

    @Test(
        "says so where no single choice shows it, and leads to its page",
        arguments: ["By Count", "By Two", "By Disabled", "By Hidden"])
    func noSwitch(title: String) throws {
        driver.session.search(title)
        let cell = try #require(driver.session.searchPage?.sections[0].cells[0])
        #expect(cell.help == "Root › Page\nHidden by other settings.")
        cell.select()
        #expect(driver.session.topPage.title == "Page")
    }

    @Test("is looked into once, until the state changes")
    func costs() {
        let counters = driver.session.counters
        driver.session.search("by")
        let before = counters.pagesRendered
        for text in ["by s", "by sw", "by"] { driver.session.search(text) }
        #expect(counters.pagesRendered == before)
    }

    @Test("costs no more than so much on a long page where nothing shows it")
    func longPage() {
        let rows = (0..<2_000).map { number in
            controlCell(title: "Row \(number)", control: uiSwitch(keyPath: \State.isOn))
                .visible(when: { _ in number.isMultiple(of: 2) })
        }
        let driver = FormDriver(initial: State(), build: sections { section(rows) })
        driver.session.search("")
        let before = driver.session.counters.bindingsRead
        driver.session.search("row")
        #expect(driver.session.counters.bindingsRead - before < 60_000)
    }

    @Test("that is a choice without a visible option says at a link what shows one of them")
    func wholeChoice() {
        let sentence = driver.session.go(to: "Page/Finish")
        #expect(sentence == "“Finish”: Hidden. Turn on “Professional” to see it.")
    }

    @Test("leaves the pages that are open as they are")
    func openPages() throws {
        driver.session.cell("Page")?.select()
        let before = Screen(of: driver.session)
        let page = driver.session.topPage
        driver.session.search("by")
        driver.session.search(nil)
        #expect(driver.session.topPage === page)
        #expect(Screen(of: driver.session) == before)
    }

    @Test(
        "is said to be shown by an option of a picker, which is found by its options",
        arguments: [PickerStyle.menu, .segments, .radioGroup])
    func pickers(style: PickerStyle) throws {
        let form: Form<State> = sections {
            section {
                picker(title: "Mode", keyPath: \.mode, options: ["Simple", "Full"], style: style)
                controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn)).visible { $0.mode == "Full" }
                controlCell(title: "Other", control: uiSwitch(keyPath: \.isOff)).enabled { $0.mode == "Full" }
            }
        }
        let driver = FormDriver(initial: State(), build: form, title: "Root", environment: .silent)
        let user = HeadlessUser(of: driver.session)
        try user.search("switch")
        expectNoDifference(
            user.screen.sections[0].rows.map(\.help), ["Root\nHidden. Choose “Full” under “Mode” to see it."])
        try user.search("simple")
        #expect(user.screen.sections[0].rows.map(\.title) == ["Mode"])
        #expect(driver.session.reasonForDisabling("Other") == "Choose “Full” under “Mode” first.")
    }
}
