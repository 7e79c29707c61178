import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var isOn = false
    var text = "text"
    var secret = "s3cret"
    var presses = 0
}

private let inner: Form<State> = sections {
    section { controlCell(title: "Inner Text", control: textField(keyPath: \.text)) }
}

private let form: Form<State> = sections {
    section {
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Text", control: textField(keyPath: \.text)).visible(when: { !$0.isOn })
        controlCell(title: "Secret", control: passwordField(keyPath: \.secret))
        nestedTextField(title: "Nested", keyPath: \.text).enabled(when: { !$0.isOn })
        detailTextCell(title: "Inner", keyPath: \.text, form: inner)
        buttonCell(title: "Button") { $0.change { $0.presses += 1 } }
        customCell(title: "Label") { _, _ in { _ in } }
    }
}

@MainActor
@Suite("A user without a screen")
struct HeadlessUserTests {
    private let driver = FormDriver(initial: State(), build: form, title: "Root")
    private let user: HeadlessUser

    init() {
        user = HeadlessUser(of: driver.session)
    }

    /// The sentence of the error that an action throws.
    private func error(_ action: () throws -> Void) -> String? {
        do {
            try action()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("finds no row that is hidden, and shows the screen in its place")
    func hiddenRow() throws {
        try user.toggle("Switch")
        expectNoDifference(
            error { try user.select("Text") },
            """
            There is no row “Text” on the screen:
            Root

              Switch [on]
              Secret [••••••••]
              Nested text › (disabled)
              Inner text ›
              Button (button)
              Label
            """)
    }

    @Test("can't use a row that is disabled")
    func disabledRow() throws {
        try user.toggle("Switch")
        #expect(error { try user.select("Nested") } == "The row “Nested” is disabled.")
        #expect(driver.session.pages.count == 1)
    }

    @Test("says what a row can't do")
    func wrongKind() {
        #expect(error { try user.toggle("Text") } == "The row “Text” has no switch.")
        #expect(error { try user.focus("Switch") } == "The row “Switch” has no text field.")
        #expect(error { try user.type("a", into: "Nested") } == "The row “Nested” has no text field.")
        #expect(error { try user.toggleReveal("Text") } == "The row “Text” has no secret to reveal.")
        #expect(error { try user.select("Label") } == "A click on the row “Label” does nothing.")
        #expect(driver.state == State())
    }

    @Test("can't type, and has nothing for Return, where no field has the focus")
    func noFocus() {
        #expect(error { try user.type("a") } == "No text field has the focus.")
        #expect(error { try user.pressReturn() } == "No text field has the focus.")
    }

    @Test("can't go back from the first page, not by Escape either")
    func noWayBack() {
        #expect(error { try user.goBack() } == "There is no way back from the first page.")
        #expect(error { try user.pressEscape() } == "There is no way back from the first page.")
    }

    @Test("selects: a switch toggles, a button is pressed, a field has the focus, a page opens")
    func select() throws {
        try user.select("Button")
        #expect(driver.state.presses == 1)
        try user.select("Text")
        try user.type("typed")
        #expect(driver.state.text == "text")
        try user.select("Switch")
        #expect(driver.state == State(isOn: true, text: "typed", presses: 1))
        try user.select("Inner")
        #expect(user.screen.title == "Inner")
    }

    @Test("leaves a field, and so commits it, when another row is used, and keeps it when the same is")
    func leaving() throws {
        try user.type("one", into: "Text")
        try user.type("two", into: "Text")
        #expect(driver.state.text == "text")
        try user.type("secret", into: "Secret")
        #expect(driver.state.text == "two")
        try user.select("Button")
        #expect(driver.state.secret == "secret")
        #expect(error { try user.type("more") } == "No text field has the focus.")
    }

    @Test("has the focus in the field of a text page at once, and no more on return")
    func firstField() throws {
        try user.select("Nested")
        try user.type("new")
        try user.pressReturn()
        #expect(driver.state.text == "new")
        #expect(user.screen.title == "Root")
        #expect(error { try user.type("more") } == "No text field has the focus.")
    }

    @Test("has no focus left in a field that was hidden, or whose page the program has covered or closed")
    func lostFocus() throws {
        try user.focus("Text")
        driver.change { $0.isOn = true }
        #expect(error { try user.type("unseen") } == "No text field has the focus.")
        driver.change { $0.isOn = false }

        try user.focus("Text")
        driver.session.topPage.sections[0].cells[4].select()
        #expect(user.focusedRow == "Inner Text")
        driver.session.goBack()
        #expect(error { try user.pressReturn() } == "No text field has the focus.")
        #expect(driver.state == State())
        #expect(driver.session.record == FormRecord())
    }

    @Test("reveals a secret and conceals it again, also while it is typed")
    func reveal() throws {
        try user.toggleReveal("Secret")
        #expect(user.screen.description.contains("Secret [s3cret]"))
        try user.type("new", into: "Secret")
        #expect(user.screen.description.contains("Secret [new]"))
        try user.toggleReveal("Secret")
        #expect(user.screen.description.contains("Secret [••••••••]"))
        #expect(!user.screen.description.contains("new"))
    }

    @Test("sees what the form says about the window")
    func windowNotice() {
        driver.session.show(Notice(.information, "Simulated"))
        #expect(user.screen.description.hasPrefix("Root\n! Simulated\n"))
    }

    @Test("is a FormUser like any other")
    func vocabulary() throws {
        let anyone: any FormUser = user
        try anyone.type("typed", into: "Text")
        try anyone.pressReturn()
        #expect(try anyone.screen.description.contains("Text [typed]"))
        #expect(anyone.missing("Nothing").description.hasPrefix("There is no row “Nothing” on the screen:\nRoot\n"))
    }
}
