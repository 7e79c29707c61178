import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("Text that a person edits", .serialized, .needsDisplay)
struct TextEditingTests {
    @Test("becomes the value when its field is left", arguments: Renderer.allCases)
    func leaving(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm)
        try stage.user.type("typed", into: "Text")
        #expect(stage.driver.state.text == "text")
        try stage.user.focus("Number")
        #expect(stage.driver.state.text == "typed")
    }

    @Test("becomes the value before a switch is toggled", arguments: Renderer.allCases)
    func toggling(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm)
        try stage.user.type("typed", into: "Text")
        try stage.user.toggle("Switch")
        #expect(stage.driver.state == Gallery(isOn: true, text: "typed"))
    }

    @Test("becomes the value with Return, and the field stays", arguments: Renderer.allCases)
    func returning(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm)
        try stage.user.type("typed", into: "Text")
        try stage.user.pressReturn()
        #expect(stage.driver.state.text == "typed")
        try stage.user.type("more")
        #expect(try stage.screen.contains("Text [more]"))
    }

    @Test("leaves its own page with Return", arguments: Renderer.allCases)
    func nested(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm)
        try stage.user.select("Nested Text")
        try stage.user.type("typed")
        #expect(
            try stage.screen == """
                ‹ Nested Text

                  Nested Text [typed]
                """)
        try stage.user.pressReturn()
        #expect(stage.driver.state.text == "typed")
        #expect(try stage.screen.contains("Nested Text typed ›"))
    }

    @Test("is kept by the back button", arguments: Renderer.allCases)
    func back(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm)
        try stage.user.select("Nested Text")
        try stage.user.type("typed")
        try stage.user.goBack()
        #expect(stage.driver.state.text == "typed")
    }

    @Test("is given back by Escape, which then goes back", arguments: Renderer.allCases)
    func escape(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm)
        try stage.user.select("Nested Text")
        try stage.user.type("typed")
        try stage.user.pressEscape()
        #expect(
            try stage.screen == """
                ‹ Nested Text

                  Nested Text [text]
                """)
        try stage.user.pressEscape()
        #expect(stage.driver.state == Gallery())
        #expect(try stage.user.screen.title == "Form")
    }

    @Test("stays when it is no value, with a sentence that goes when it is one", arguments: Renderer.allCases)
    func unparsable(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm)
        try stage.user.type("eleven", into: "Number")
        try stage.user.focus("Text")
        #expect(stage.driver.state.number == 5)
        #expect(
            try stage.screen.contains(
                """
                  Number [eleven]
                    ! error: Type a whole number from 1 to 10.
                """))
        try stage.user.type("9", into: "Number")
        #expect(try !stage.screen.contains("!"))
        try stage.user.pressReturn()
        #expect(stage.driver.state.number == 9)
    }

    @Test("survives changes from elsewhere, which show in every other row", arguments: Renderer.allCases)
    func outsideChange(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm)
        try stage.user.type("typed", into: "Text")
        stage.driver.change { $0 = Gallery(isOn: true, text: "theirs", number: 8, presses: 2) }
        let screen = try stage.screen
        #expect(screen.contains("Text [typed]"))
        #expect(screen.contains("Switch [on]"))
        #expect(screen.contains("Number [8]"))
        #expect(screen.contains("Nested Text theirs ›"))
        try stage.user.pressReturn()
        #expect(stage.driver.state.text == "typed")
    }

    @Test("is kept when its section is hidden under it", arguments: Renderer.allCases)
    func hiding(renderer: Renderer) throws {
        let form: Form<Gallery> = sections {
            section { controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn)) }
            section(isVisible: \.isSectionShown) {
                controlCell(title: "Text", control: textField(keyPath: \.text))
            }
        }
        let stage = Stage(renderer, Gallery(), form)
        try stage.user.type("typed", into: "Text")
        stage.driver.change { $0.isSectionShown = false }
        #expect(
            try stage.screen == """
                Form

                  Switch [off]
                """)
        try stage.user.toggle("Switch")
        stage.driver.session.commitDrafts()
        #expect(stage.driver.state.text == "text")
        stage.driver.change { $0.isSectionShown = true }
        #expect(try stage.screen.contains("Text [typed]"))
        try stage.user.focus("Text")
        try stage.user.pressReturn()
        #expect(stage.driver.state.text == "typed")
    }
}
