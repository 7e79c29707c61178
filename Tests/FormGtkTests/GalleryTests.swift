import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("A form with everything", .serialized, .needsDisplay)
struct GalleryTests {
    @Test("is drawn whole", arguments: Renderer.allCases)
    func whole(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm, title: "Gallery")
        expectNoDifference(
            try stage.screen,
            """
            Gallery

            Heading
              Switch [off]
              Text [text]
              Secret [••••••••]
              Number [5]

              Nested Text text ›
              Nested Secret •••••••• ›
              Choice Red ›
              Detail 0 ›
              Press (button)
            Remark

              Caption 0
              Row Button (button)

              Section Switch [off]
            """)
    }

    @Test("follows a change of everything at once", arguments: Renderer.allCases)
    func everythingAtOnce(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm, title: "Gallery")
        stage.driver.change {
            $0 = Gallery(
                isOn: true, text: "new", secret: "", number: 7, choice: .green, isUsable: false,
                heading: "Other", remark: nil, caption: "Title", explanation: "Help", style: .error,
                presses: 3, isSectionShown: false)
        }
        expectNoDifference(
            try stage.screen,
            """
            Gallery

            Other
              Switch [on]
              Text [new]
              Secret []
              Number [7]

              Nested Text new ›
              Nested Secret ›
              Choice Green ›
              Detail 3 ›
              Press (button)

              Title (error) 3 (disabled)
                Help
              Row Button (button) (disabled)
            """)
        stage.driver.change { $0 = Gallery(isShown: false, heading: nil) }
        expectNoDifference(
            try stage.screen,
            """
            Gallery

              Switch [off]
              Text [text]
              Secret [••••••••]
              Number [5]

              Nested Text text ›
              Nested Secret •••••••• ›
              Choice Red ›
              Detail 0 ›
              Press (button)
            Remark

              Row Button (button)

              Section Switch [off]
            """)
    }

    @Test("writes what the person does", arguments: Renderer.allCases)
    func actions(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm)
        try stage.user.toggle("Switch")
        #expect(stage.driver.state.isOn)
        try stage.user.select("Section Switch")
        #expect(!stage.driver.state.isOn)
        try stage.user.select("Press")
        #expect(stage.driver.state.presses == 1)
        try stage.user.select("Choice")
        try stage.user.select("Green")
        #expect(stage.driver.state.choice == .green)
        expectNoDifference(
            try stage.screen,
            """
            ‹ Choice

              Red
              Green ✓
            """)
        try stage.user.goBack()
        #expect(try stage.screen.contains("Choice Green ›"))
    }

    @Test("reveals a secret and conceals it again", arguments: Renderer.allCases)
    func reveal(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), galleryForm)
        try stage.user.toggleReveal("Secret")
        #expect(try stage.screen.contains("Secret [secret]"))
        try stage.user.toggleReveal("Secret")
        #expect(try stage.screen.contains("Secret [••••••••]"))
    }

    @Test("shows a notice for the window and takes it away", arguments: Renderer.allCases)
    func notice(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), detailForm)
        stage.driver.session.show(Notice(.warning, "Nothing is saved."))
        expectNoDifference(
            try stage.screen,
            """
            Form
            ! Nothing is saved.

              Inner Switch [off]
              Inner Text [text]
            """)
        stage.driver.session.show(nil)
        #expect(try stage.user.screen.notices == [])
    }

    @Test("hides a section whose rows are all hidden, header and footer with them", arguments: Renderer.allCases)
    func emptySection(renderer: Renderer) throws {
        let row = controlCell(title: "Switch", control: uiSwitch(keyPath: \Gallery.isOn))
        let hiding = section("Header", footer: \.remark) { row.visible(when: \.isShown) }
        let stage = Stage(
            renderer, Gallery(isShown: false),
            sections {
                hiding
                section { row.id("other") }
            })
        let without = "Form\n\n  Switch [off]"
        #expect(try stage.screen == without)
        stage.driver.change { $0.isShown = true }
        #expect(try stage.screen == "Form\n\nHeader\n  Switch [off]\nRemark\n\n  Switch [off]")
        stage.driver.change { $0.isShown = false }
        #expect(try stage.screen == without)
    }

    @Test("does not let the person use a disabled row", arguments: Renderer.allCases)
    func disabled(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(isUsable: false), galleryForm)
        #expect(throws: FormUserError.self) { try stage.user.select("Row Button") }
        stage.driver.change { $0.isUsable = true }
        #expect(throws: FormUserError.self) { try stage.user.select("Caption") }
        try stage.user.select("Row Button")
        #expect(stage.driver.state.presses == 1)
    }
}
