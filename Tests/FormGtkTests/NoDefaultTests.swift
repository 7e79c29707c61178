import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Network: Equatable {
    var name = "Net"
    var password = ""
    var colour = "red"
}

private let form: Form<Network> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name)).resettable()
        controlCell(title: "Password", control: textField(keyPath: \.password)).resettable().withoutDefault()
        nestedOptions(title: "Colour", keyPath: \.colour, options: ["red", "green"]).withoutDefault()
    }
    .resettable()
}

@MainActor
@Suite("A row without a default", .serialized, .needsDisplay)
struct NoDefaultTests {
    private let made = Network(password: "made", colour: "green")

    private func stage(_ renderer: Renderer) -> Stage<Network> { Stage(renderer, made, form, defaults: Network()) }

    @Test("never differs from one, and keeps its value when all is reset", arguments: Renderer.allCases)
    func reset(renderer: Renderer) throws {
        let stage = stage(renderer)
        let session = stage.driver.session
        #expect(session.changedRows().isEmpty)
        #expect(!session.canReset(.root))
        try stage.user.type("Anna", into: "Name")
        try stage.user.type("typed", into: "Password")
        try stage.user.pressReturn()
        #expect(try stage.row("Name")?.values == ["[Anna]", "↺"])
        #expect(try stage.row("Password")?.values == ["[typed]"])
        #expect(session.changedRows().map(\.path) == ["Name"])
        try stage.user.resetSection(of: "Password")
        #expect(stage.driver.state == Network(password: "typed", colour: "green"))
        #expect(session.undoStep?.row == "Name")
        #expect(session.undoStep?.isReset == true)
        session.reset("Password")
        session.reset(.root)
        #expect(stage.driver.state == Network(password: "typed", colour: "green"))
        try stage.user.undo()
        #expect(stage.driver.state == Network(name: "Anna", password: "typed", colour: "green"))
    }

    @Test("loses its draft with a reset", arguments: Renderer.allCases)
    func draft(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("typed", into: "Password")
        #expect(stage.driver.session.canReset("Password"))
        stage.driver.session.reset("Password")
        #expect(stage.driver.session.record == FormRecord())
        #expect(try stage.row("Password")?.values == ["[made]"])
    }

    @Test("is not among the changed settings, also not on a page of its own", arguments: Renderer.allCases)
    func changedSettings(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Colour")
        try stage.user.select("red")
        try stage.user.select("green")
        stage.driver.session.openChangedSettings()
        expectNoDifference(
            try stage.screen,
            """
            ‹ Changed Settings

              No setting differs from its default.
            """)
    }

    @Test("can be given what it was when the form was opened")
    func opened() {
        let driver = FormDriver(initial: made, build: form, defaults: Network())
        driver.change { $0 = Network(name: "Anna", password: "other") }
        #expect(driver.session.canReset("Password", to: .opened))
        #expect(!driver.session.canReset("Password", to: .saved))
        driver.session.reset(.root, to: .opened)
        #expect(driver.state == made)
    }
}
