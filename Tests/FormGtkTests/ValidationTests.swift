import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Trip: Equatable {
    var name = "Rome"
    var mail = ""
    var first = 5
    var last = 10
    var isInsured = false
    var isPublic = true
    var isLocked = false
    var colour = "red"
}

private let form: Form<Trip> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
            .rules(\.name, [.required, .length(3...8), .length(...6).severity(.warning)])
            .visible(when: \.isPublic)
            .enabled(when: { !$0.isLocked })
        controlCell(title: "First Day", control: formattedField(keyPath: \.first, format: .whole(in: 1...31)))
        controlCell(title: "Last Day", control: formattedField(keyPath: \.last, format: .whole(in: 1...31)))
        controlCell(title: "Insured", control: uiSwitch(keyPath: \.isInsured))
            .rules({ $0.isInsured && $0.mail.isEmpty }, [Rule("Type an address first.") { !$0 }])
        nestedTextField(title: "Mail", keyPath: \.mail).rules(\.mail, [.email])
        nestedOptions(title: "Colour", keyPath: \.colour, options: ["red", "green", "blue"])
            .rules(\.colour, [Rule("Green is sold out.") { $0 != "green" }])
    }
    section {
        controlCell(title: "Public", control: uiSwitch(keyPath: \.isPublic))
        controlCell(title: "Locked", control: uiSwitch(keyPath: \.isLocked))
    }
}
.rule(for: "First Day", "Last Day") { $0.first <= $0.last ? nil : .error("Begin before the end.") }

@MainActor
@Suite("When rules run", .serialized, .needsDisplay)
struct ValidationTests {
    private func stage(_ renderer: Renderer, _ trip: Trip = Trip()) -> Stage<Trip> {
        Stage(renderer, trip, form)
    }

    @Test(
        "nothing is said about a row that nobody has touched, though the form is not valid",
        arguments: Renderer.allCases)
    func pristine(renderer: Renderer) throws {
        let stage = stage(renderer, Trip(name: ""))
        #expect(try stage.row("Name")?.notice == nil)
        #expect(stage.driver.session.validity == .invalid)
        try stage.user.focus("Name")
        try stage.user.focus("First Day")
        #expect(try stage.row("Name")?.notice == nil)
    }

    @Test(
        "a value is looked at when the person leaves it, and what is refused stays beside the state",
        arguments: Renderer.allCases)
    func leaving(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("Ro", into: "Name")
        #expect(try stage.row("Name")?.notice == nil)
        try stage.user.focus("First Day")
        #expect(
            try stage.row("Name")
                == Screen.Row(title: "Name", values: ["[Ro]"], notice: "error: Use 3 to 8 characters."))
        #expect(stage.user.focusedRow == "First Day")
        #expect(stage.driver.state == Trip())
        #expect(stage.driver.session.issues.map(\.path) == ["Name"])
    }

    @Test("once something is said the rules run at each keystroke, until all is well", arguments: Renderer.allCases)
    func correcting(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("", into: "Name")
        try stage.user.pressReturn()
        let first = try stage.row("Name")?.notice
        #expect(first?.hasPrefix("error: ") == true)
        try stage.user.type("P")
        #expect(try stage.row("Name")?.notice == "error: Use 3 to 8 characters.")
        try stage.user.type("Paris")
        #expect(try stage.row("Name")?.notice == nil)
        #expect(stage.driver.state.name == "Rome")
        try stage.user.type("P")
        #expect(try stage.row("Name")?.notice == nil)
        try stage.user.pressReturn()
        #expect(try stage.row("Name")?.notice == "error: Use 3 to 8 characters.")
    }

    @Test("a warning lets the value through", arguments: Renderer.allCases)
    func warning(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("Bologna", into: "Name")
        try stage.user.pressReturn()
        #expect(stage.driver.state.name == "Bologna")
        #expect(try stage.row("Name")?.notice == "warning: Use at most 6 characters.")
        #expect(stage.driver.session.validity == .valid)
        stage.driver.change { $0.name = "Bari" }
        #expect(try stage.row("Name")?.notice == nil)
    }

    @Test(
        "a hidden or disabled row keeps its draft and leaves validity, until it is back", arguments: Renderer.allCases)
    func exempt(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("Ro", into: "Name")
        try stage.user.toggle("Public")
        #expect(try stage.row("Name") == nil)
        #expect(stage.driver.session.validity == .valid)
        try stage.user.toggle("Public")
        #expect(
            try stage.row("Name")
                == Screen.Row(title: "Name", values: ["[Ro]"], notice: "error: Use 3 to 8 characters."))
        try stage.user.toggle("Locked")
        #expect(try stage.row("Name") == Screen.Row(title: "Name", values: ["[Ro]"], isDisabled: true))
        #expect(stage.driver.session.validity == .valid)
        try stage.user.toggle("Locked")
        #expect(stage.driver.session.validity == .invalid)
        #expect(stage.driver.state == Trip())
    }

    @Test("what is refused for another row's sake is taken as soon as the two fit", arguments: Renderer.allCases)
    func acrossRows(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("20", into: "First Day")
        try stage.user.focus("Last Day")
        #expect(try stage.row("First Day")?.notice == nil)
        try stage.user.pressReturn()
        #expect(try stage.row("First Day")?.notice == "error: Begin before the end.")
        #expect(try stage.row("Last Day")?.notice == nil)
        #expect(stage.driver.state == Trip())
        try stage.user.type("30")
        try stage.user.pressReturn()
        #expect(stage.driver.state == Trip(first: 20, last: 30))
        #expect(try stage.row("First Day")?.notice == nil)
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("what refuses one value of a rule does not let another one in", arguments: Renderer.allCases)
    func strict(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("99", into: "Last Day")
        try stage.user.type("20", into: "First Day")
        try stage.user.pressReturn()
        #expect(stage.driver.state == Trip())
        #expect(try stage.row("First Day")?.notice == "error: Begin before the end.")
        #expect(try stage.row("Last Day")?.notice == "error: Type a whole number from 1 to 31.")
    }

    @Test("an outside change that makes a refused draft good takes it", arguments: Renderer.allCases)
    func outside(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("20", into: "First Day")
        try stage.user.pressReturn()
        stage.driver.change { $0.last = 25 }
        #expect(stage.driver.state == Trip(first: 20, last: 25))
        #expect(try stage.row("First Day") == Screen.Row(title: "First Day", values: ["[20]"]))
    }

    @Test("a switch that is refused stays as it was set, and is taken later", arguments: Renderer.allCases)
    func toggle(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("Insured")
        #expect(
            try stage.row("Insured")
                == Screen.Row(title: "Insured", values: ["[on]"], notice: "error: Type an address first."))
        #expect(!stage.driver.state.isInsured)
        try stage.user.select("Mail")
        try stage.user.type("a@b.example")
        try stage.user.pressReturn()
        #expect(stage.driver.state.isInsured)
        #expect(try stage.row("Insured") == Screen.Row(title: "Insured", values: ["[on]"]))
        try stage.user.toggle("Insured")
        #expect(!stage.driver.state.isInsured)
    }

    @Test("a switch that is refused can be set back", arguments: Renderer.allCases)
    func toggleBack(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.toggle("Insured")
        try stage.user.toggle("Insured")
        #expect(try stage.row("Insured") == Screen.Row(title: "Insured", values: ["[off]"]))
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test(
        "an option that is refused is the checked one, with the reason under it and under its row",
        arguments: Renderer.allCases)
    func option(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Colour")
        try stage.user.select("green")
        expectNoDifference(
            try stage.screen,
            """
            ‹ Colour

              red
              green ✓
                ! error: Green is sold out.
              blue
            """)
        try stage.user.goBack()
        #expect(
            try stage.row("Colour")
                == Screen.Row(
                    title: "Colour", values: ["red", "›"], notice: "error: “green” was not saved. Green is sold out."))
        #expect(stage.driver.state == Trip())
        try stage.user.select("Colour")
        try stage.user.select("blue")
        #expect(stage.driver.state.colour == "blue")
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("a draft that was refused is still there when its page is opened again", arguments: Renderer.allCases)
    func closedPage(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Mail")
        try stage.user.type("nobody")
        try stage.user.goBack()
        let notice = "Type an e-mail address, such as name@example.com."
        #expect(try stage.row("Mail")?.notice == "error: “nobody” was not saved. \(notice)")
        try stage.user.select("Mail")
        #expect(try stage.row("Mail") == Screen.Row(title: "Mail", values: ["[nobody]"], notice: "error: \(notice)"))
        try stage.user.pressEscape()
        #expect(try stage.row("Mail") == Screen.Row(title: "Mail", values: ["[]"]))
    }

    @Test("the first issue is shown on its page, with the focus on its row", arguments: Renderer.allCases)
    func firstIssue(renderer: Renderer) throws {
        let stage = stage(renderer, Trip(mail: "nobody", colour: "green"))
        try stage.user.select("Colour")
        #expect(stage.driver.session.focusFirstIssue())
        #expect(stage.user.focusedRow == "Mail")
        #expect(try stage.row("Mail")?.notice?.hasPrefix("error: ") == true)
        #expect(try stage.row("Colour")?.notice == "error: Green is sold out.")
        stage.driver.change {
            $0.mail = ""; $0.colour = "red"
        }
        #expect(!stage.driver.session.focusFirstIssue())
        #expect(try stage.row("Mail")?.notice == nil)
    }

    @Test("what the program says of a row goes when the person edits it", arguments: Renderer.allCases)
    func notice(renderer: Renderer) throws {
        let stage = stage(renderer)
        stage.driver.session.show(.error("Taken."), at: "Name")
        #expect(try stage.row("Name")?.notice == "error: Taken.")
        try stage.user.type("Oslo", into: "Name")
        #expect(try stage.row("Name")?.notice == nil)
    }
}
