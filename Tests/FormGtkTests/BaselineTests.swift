import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Light: Equatable {
    var isOn = false
    var level = 5
    var secret = ""
    var part = Part()
}

private struct Part: Equatable {
    var colour = "red"
    var isWarm = true
}

private let partForm: Form<Part> = sections {
    section {
        nestedOptions(title: "Colour", keyPath: \.colour, options: ["red", "green"]).resettable()
        controlCell(title: "Warm", control: uiSwitch(keyPath: \.isWarm)).resettable()
    }
}

private let form: Form<Light> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).resettable()
        controlCell(title: "Level", control: formattedField(keyPath: \.level, format: .whole(in: 0...9)))
            .resettable()
        nestedPasswordField(title: "Secret", keyPath: \.secret)
    }
    .resettable()
    section { detailTextCell(title: "Part", keyPath: \.part.colour, form: bind(form: partForm, to: \.part)) }
}

@MainActor
@Suite("Defaults", .serialized, .needsDisplay)
struct BaselineTests {
    private let changed = Light(isOn: true, level: 7, secret: "s3cret", part: Part(colour: "green"))

    private func stage(_ renderer: Renderer, _ light: Light) -> Stage<Light> {
        Stage(renderer, light, form, defaults: Light())
    }

    @Test("a row shows that it is not as by default, and is reset as one step", arguments: Renderer.allCases)
    func row(renderer: Renderer) throws {
        let stage = stage(renderer, Light())
        #expect(try stage.row("On")?.values == ["[off]"])
        try stage.user.toggle("On")
        #expect(try stage.row("On")?.values == ["[on]", "↺"])
        try stage.user.reset("On")
        #expect(stage.driver.state == Light())
        #expect(try stage.row("On")?.values == ["[off]"])
        #expect(stage.user.focusedRow == "On")
        try stage.user.undo()
        #expect(try stage.row("On")?.values == ["[on]", "↺"])
    }

    @Test("a reset takes a draft that was refused away", arguments: Renderer.allCases)
    func draft(renderer: Renderer) throws {
        let stage = stage(renderer, Light(level: 7))
        try stage.user.type("99", into: "Level")
        try stage.user.focus("Level")
        try stage.user.reset("Level")
        #expect(try stage.row("Level") == Screen.Row(title: "Level", values: ["[5]"]))
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("a page is reset with the pages below it, as one step", arguments: Renderer.allCases)
    func page(renderer: Renderer) throws {
        let stage = stage(renderer, changed)
        var changes = 0
        stage.driver.observe { _ in changes += 1 }
        stage.driver.session.reset(.root)
        #expect(stage.driver.state == Light())
        #expect(changes == 1)
        try stage.user.undo()
        #expect(stage.driver.state == changed)
        stage.driver.session.reset("Part")
        #expect(stage.driver.state == Light(isOn: true, level: 7, secret: "s3cret"))
    }

    @Test("a section is reset, and nothing else", arguments: Renderer.allCases)
    func wholeSection(renderer: Renderer) throws {
        let stage = stage(renderer, changed)
        #expect(try stage.user.screen.sections.map(\.isModified) == [true, false])
        try stage.user.resetSection(of: "Level")
        #expect(stage.driver.state == Light(part: Part(colour: "green")))
        #expect(try stage.user.screen.sections.map(\.isModified) == [false, false])
        try stage.user.undo()
        #expect(stage.driver.state == changed)
    }

    @Test("a page lists what is not as by default, and each row leads to its own", arguments: Renderer.allCases)
    func changedSettings(renderer: Renderer) throws {
        let stage = stage(renderer, changed)
        stage.driver.session.openChangedSettings()
        expectNoDifference(
            try stage.screen,
            """
            ‹ Changed Settings

              On On ›
              Level 7 ›
              Secret •••••••• ›
              Colour green ›
                Part

              Reset All (button)
            """)
        try stage.user.select("Colour")
        #expect(try stage.user.screen.title == "Part")
        #expect(stage.user.focusedRow == "Colour")
    }

    @Test("the page of changed settings follows the state", arguments: Renderer.allCases)
    func resetAll(renderer: Renderer) throws {
        let stage = stage(renderer, changed)
        stage.driver.session.openChangedSettings()
        stage.driver.change { $0.level = 5 }
        #expect(try stage.row("Level") == nil)
        try stage.user.select("Reset All")
        #expect(stage.driver.state == Light())
        expectNoDifference(
            try stage.screen,
            """
            ‹ Changed Settings

              No setting differs from its default.
            """)
        stage.driver.session.undo()
        #expect(stage.driver.state == Light(isOn: true, secret: "s3cret", part: Part(colour: "green")))
    }

    @Test(
        "the page of changed settings follows titles and what is hidden, and is there once",
        arguments: Renderer.allCases)
    func changedSettingsFollow(renderer: Renderer) throws {
        let form: Form<Light> = sections {
            section {
                controlCell(title: "Level", control: formattedField(keyPath: \.level, format: .whole(in: 0...9)))
                    .title(from: { $0.isOn ? "Bright" : "Level" })
                    .visible(when: { $0.secret.isEmpty })
                nestedTextField(title: "Secret", keyPath: \.secret)
            }
        }
        let stage = Stage(renderer, Light(level: 7), form, defaults: Light())
        try stage.user.select("Secret")
        stage.driver.session.openChangedSettings()
        stage.driver.session.openChangedSettings()
        #expect(stage.driver.session.pages.map(\.path) == ["", "Changed Settings"])
        stage.driver.change { $0.isOn = true }
        #expect(try stage.row("Bright")?.values == ["7", "›"])
        stage.driver.change { $0.secret = "s" }
        #expect(try stage.row("Bright")?.values == ["7"])
        try stage.user.select("Bright")
        #expect(try stage.user.screen.title == "Changed Settings")
    }

    @Test("rows differ from what was saved and from what was opened, each for itself")
    func baselines() {
        let driver = FormDriver(initial: changed, build: form, defaults: Light())
        #expect(driver.session.changedRows(from: .opened).isEmpty)
        #expect(driver.session.changedRows(from: .saved).isEmpty)
        driver.change { $0.level = 5 }
        driver.baselines.saved = Light()
        #expect(driver.session.changedRows(from: .opened).map(\.path) == ["Level"])
        #expect(driver.session.changedRows(from: .saved).map(\.path) == ["On", "Secret", "Part/Colour"])
        driver.session.reset(.root, to: .opened)
        #expect(driver.state == changed)
    }

    @Test("other defaults are compared with at once", arguments: Renderer.allCases)
    func otherDefaults(renderer: Renderer) throws {
        let stage = stage(renderer, Light(isOn: true))
        stage.driver.baselines.defaults = Light(isOn: true)
        #expect(try stage.row("On")?.values == ["[on]"])
        stage.driver.baselines.defaults = nil
        try stage.user.toggle("On")
        #expect(try stage.row("On")?.values == ["[off]"])
    }
}
