import CustomDump
import FormCore
import FormTesting
import Testing

/// What goes wrong in the obvious implementation.
@MainActor
@Suite("Hazards")
struct HazardTests {
    private struct State: Equatable {
        var text = "old"
        var isShown = true
        var number = 0
        var footer: String? = "Footer 0"
        var part = Part()

        /// Takes values up to ten and refuses negative ones.
        var clamped: Int {
            get { number }
            set { if newValue >= 0 { number = min(newValue, 10) } }
        }
    }

    private struct Part: Equatable {
        var stored = false
        var texts: [String] = ["text"]

        /// Can't be turned on.
        var refusing: Bool {
            get { stored }
            set {}
        }

        /// Keeps no spaces around it.
        var trimmed: String {
            get { texts[0] }
            set { texts[0] = String(newValue.drop { $0 == " " }) }
        }
    }

    private static let nested: Form<State> = sections {
        section(footer: \.footer) {
            controlCell(title: "Shown", control: uiSwitch(keyPath: \.isShown))
        }
    }

    private static let part: Form<Part> = sections {
        section {
            controlCell(title: "Refusing", control: uiSwitch(keyPath: \.refusing))
            controlCell(title: "Trimmed", control: textField(keyPath: \.trimmed))
            optionCell(title: "True", option: true, keyPath: \.refusing)
        }
    }

    private static let form: Form<State> = sections {
        section(isVisible: \.isShown) {
            controlCell(title: "Text", control: textField(keyPath: \.text))
        }
        section {
            detailTextCell(title: "Nested", keyPath: \.text, form: nested)
            detailTextCell(title: "Part", keyPath: \.text, form: bind(form: part, to: \.part))
            controlCell(title: "Clamped", control: formattedField(keyPath: \.clamped, format: .whole()))
        }
    }

    private let driver = FormDriver(initial: State(), build: form, title: "Hazards")
    private let user: HeadlessUser
    private var session: FormSession { driver.session }

    init() {
        user = HeadlessUser(of: driver.session)
    }

    @Test("a change from elsewhere in the middle of editing changes every other row and leaves the text alone")
    func updateDuringEditing() async throws {
        try user.type("typ", into: "Text")
        let field = try #require(session.field("Text"))
        let log = field.log()
        await Task {
            for number in 1...20 {
                driver.change {
                    $0.text = "outside \(number)"
                    $0.number = number
                }
                await Task.yield()
            }
        }.value
        #expect(log.take() == [])
        #expect(field.text == "typ")
        #expect(session.cell("Nested")?.detail == "outside 20")
        #expect(session.field("Clamped")?.text == "20")
        #expect(session.topPage === driver.page)
        try user.type("typed")
        try user.pressReturn()
        #expect(driver.state.text == "typed")
    }

    @Test("the footer of a nested page follows the state, also what the page itself changes")
    func nestedFooter() throws {
        try user.select("Nested")
        driver.change { $0.footer = "Footer 1" }
        #expect(session.topPage.sections[0].footer == "Footer 1")
        driver.change { $0.footer = nil }
        #expect(session.topPage.sections[0].footer == nil)
    }

    @Test("a section that is hidden while a control in it has the focus keeps the draft, which can't be typed in")
    func hiddenFocus() throws {
        try user.type("typ", into: "Text")
        driver.change { $0.isShown = false }
        #expect(!user.screen.description.contains("Text"))
        #expect(session.record["Text"].draft?.text == "typ")
        #expect(throws: FormUserError.self) { try user.type("unseen") }
        #expect(session.record["Text"].draft?.text == "typ")

        driver.change { $0.isShown = true }
        #expect(session.field("Text")?.text == "typ")
        try user.type("typed", into: "Text")
        try user.pressReturn()
        #expect(driver.state.text == "typed")
    }

    @Test("an option that stands on its page twice checks both rows, is reported, and still writes")
    func optionTwice() {
        let form: Form<State> = sections {
            section {
                optionCell(title: "One", option: 1, keyPath: \.number)
                optionCell(title: "Also One", option: 1, keyPath: \.number)
                optionCell(title: "Two", option: 2, keyPath: \.number)
            }
        }
        let driver = FormDriver(initial: State(), build: form, environment: .silent)
        driver.page.sections[0].cells[1].select()
        #expect(driver.state.number == 1)
        #expect(
            driver.page.sections[0].cells.map(\.accessory)
                == [.checkmark(true), .checkmark(true), .checkmark(false)])
        #expect(driver.session.mistakes.count == 1)
    }

    @Test("a computed setter that clamps or refuses shows what the state has become")
    func clampingSetter() throws {
        try user.type("42", into: "Clamped")
        try user.pressReturn()
        #expect(driver.state.number == 10)
        #expect(session.field("Clamped")?.text == "10")

        try user.type("50")
        try user.pressReturn()
        #expect(driver.state.number == 10)
        #expect(session.field("Clamped")?.text == "10")

        try user.type("-5")
        try user.pressReturn()
        #expect(driver.state.number == 10)
        #expect(session.field("Clamped")?.text == "10")
        #expect(session.record == FormRecord())
    }

    @Test("a setter that refuses below a pruning bind takes the control back")
    func refusingBelowBind() throws {
        try user.select("Part")
        guard case .switch(let control) = session.cell("Refusing")?.control else {
            Issue.record("no switch")
            return
        }
        let log = control.log()
        try user.toggle("Refusing")
        #expect(!driver.state.part.stored)
        #expect(!control.isOn)
        #expect(log.take() == [.isOn, .isOn])

        try user.select("True")
        #expect(session.cell("True")?.accessory == .checkmark(false))

        try user.type("  text", into: "Trimmed")
        try user.pressReturn()
        #expect(session.field("Trimmed")?.text == "text")
        try user.type(" new")
        try user.pressReturn()
        #expect(session.field("Trimmed")?.text == "new")
        #expect(driver.state.part.texts == ["new"])
    }
}
